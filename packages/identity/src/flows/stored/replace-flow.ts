import type { UiMessage } from '@collect/contract'
import type { FlowRecord } from '../../records/flow.ts'
import { beginFlow } from './count-flow.ts'
import { successorOf } from './create-flow.ts'
import type { Step } from '../step.ts'

/** Keeps a new flow in place of one that cannot go on; it says why. */
export async function replaceFlow(
  { service, caller, flow }: Step,
  messages: readonly UiMessage[],
): Promise<FlowRecord> {
  const live = flow.refresh ? await caller.session() : undefined
  // Whoever is not signed in as that account has nothing to confirm, and is not told whose it is
  // (docs/contract/http.md §3.2).
  const { identityId: _, ...anybodys } = flow
  const before = flow.refresh && live?.identity.id !== flow.identityId ? { ...anybodys, refresh: false } : flow
  const next = { ...successorOf(service, before, flow.type === 'browser' ? caller.csrf.ensure() : ''), messages }
  await beginFlow(service, caller, next)
  return next
}
