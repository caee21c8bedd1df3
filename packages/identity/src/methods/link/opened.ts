import { MessageId, type UiNode } from '@collect/contract'
import { z } from 'zod'
import { message } from '../../nodes/message.ts'
import { inputNode, submitNode } from '../../nodes/node.ts'
import type { CodeRecord } from '../../store/code-store.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { StrategyContext } from '../strategy.ts'

export const linkPayload = z.object({ email: z.string().max(320).optional(), token: z.string().max(200).optional() })
type LinkPayload = z.output<typeof linkPayload>

/** The form for the address that gets a link or another one; after a link was opened, the button that confirms it. */
export function linkNodes({ address, openedLink, values }: FlowRecord): readonly UiNode[] {
  const submit = submitNode('link', 'method', 'link', MessageId.labelContinue)
  if (openedLink !== undefined) return [submit]
  const value = values['email'] ?? address
  const typed = typeof value === 'string' ? { value } : {}
  return [inputNode('link', 'email', 'email', { required: true, ...typed }, message(MessageId.labelEmail)), submit]
}

/** Redeems the opened link that the user confirms, or the token that a script sends. */
export async function redeemed(
  { codes }: Pick<StrategyContext, 'codes'>,
  flow: FlowRecord,
  { token }: LinkPayload,
): Promise<CodeRecord | undefined> {
  const id = flow.openedLink ?? (token === undefined ? undefined : await codes.findLink(flow, token))?.id
  return id === undefined ? undefined : codes.redeemLink(id)
}

export const bringsLink = ({ openedLink }: FlowRecord, { token }: LinkPayload): boolean =>
  openedLink !== undefined || token !== undefined
