import type { UiNode } from '@collect/contract'
import { z } from 'zod'
import { claimLabels } from '../nodes/said.ts'
import { inputNode } from '../nodes/node.ts'
import type { FlowRecord } from '../records/flow.ts'
import type { View } from './strategy.ts'
import { refusedIssues, requiredIssue, type Verdict } from './verdict.ts'

/** Whether the owner of an address created the account that contains it. */
export const claimField = z.enum(['mine', 'not_mine']).optional()

/** A button for each of the owner's two answers. */
export const claimNodes = (method: 'code' | 'link', { csrf, locale }: View): readonly UiNode[] => [
  inputNode(method, 'method', 'hidden', { value: method }),
  inputNode(method, 'account', 'submit', { value: 'mine' }, claimLabels.mine(locale)),
  inputNode(method, 'account', 'submit', { value: 'not_mine' }, claimLabels.notMine(locale)),
  csrf,
]

/** The verdict for a flow that waits for the owner's answer; undefined for other flows. */
export function claimVerdict({ claim }: FlowRecord, account: z.output<typeof claimField>): Verdict | undefined {
  if (!claim) return undefined
  return account ? { verdict: 'claimed', claim, isMine: account === 'mine' } : refusedIssues([requiredIssue('account')])
}
