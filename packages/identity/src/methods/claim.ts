import type { UiNode } from '@collect/contract'
import { z } from 'zod'
import { claimLabels } from '../nodes/said.ts'
import { inputNode } from '../nodes/node.ts'
import type { FlowRecord } from '../records/flow.ts'
import type { View } from './strategy.ts'
import { refusedIssues, requiredIssue, type Verdict } from './verdict.ts'

/** The answer of the owner of an address: whether they made the account that names it. */
export const claimField = z.enum(['mine', 'not_mine']).optional()

/** The two answers, as buttons. */
export const claimNodes = (method: 'code' | 'link', { csrf, locale }: View): readonly UiNode[] => [
  inputNode(method, 'method', 'hidden', { value: method }),
  inputNode(method, 'account', 'submit', { value: 'mine' }, claimLabels.mine(locale)),
  inputNode(method, 'account', 'submit', { value: 'not_mine' }, claimLabels.notMine(locale)),
  csrf,
]

/** What becomes of a flow that waits for the answer; nothing where it waits for none. */
export function claimVerdict({ claim }: FlowRecord, account: z.output<typeof claimField>): Verdict | undefined {
  if (!claim) return undefined
  return account ? { verdict: 'claimed', claim, isMine: account === 'mine' } : refusedIssues([requiredIssue('account')])
}
