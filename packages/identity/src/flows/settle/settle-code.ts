import type { FlowKind, UiMessage } from '@collect/contract'
import type { Verdict } from '../../methods/verdict.ts'
import { showFlow, type Answer } from '../show/answer.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { clearedFlow, keepFlow } from '../stored/keep-flow.ts'
import { hasOneWay } from '../one-way.ts'
import type { SubmissionContext } from '../submission-context.ts'

/** Verification negotiates by rule R3, all other kinds by R1 (docs/contract/http.md §6.3). */
const ruleOf = (flow: FlowRecord): Answer['rule'] => (flow.kind === 'verification' ? 'prefersHtml' : 'json')

/** Sign-in and sign-up answer 400 to each step that is not their last (docs/contract/http.md §11.1). */
const goesOnAs: Record<FlowKind, 200 | 400> = {
  login: 400,
  registration: 400,
  settings: 200,
  recovery: 200,
  verification: 200,
}

export async function settleCodeSent(
  submission: SubmissionContext,
  { address, message: said, values = {}, traits, keyProof }: Extract<Verdict, { verdict: 'code_sent' }>,
): Promise<Answer> {
  const { service, caller, flow } = submission
  const sent = clearedFlow(service, flow, {
    state: 'sent_email',
    ...(!hasOneWay(flow.kind) && { active: 'code' }),
    address,
    ...(traits && { traits }),
    ...(keyProof && { keyProof }),
    messages: [said],
    values,
  })
  const kept = await keepFlow(service, flow, sent)
  return showFlow(service, caller, withEcho(kept, submission), goesOnAs[flow.kind], ruleOf(flow))
}

/** Another step of a recovery; each step answers 200. */
export async function settleRecoveryStep(
  submission: SubmissionContext,
  { state, recovery, address, messages }: Extract<Verdict, { verdict: 'recovery_step' }>,
): Promise<Answer> {
  const { service, caller, flow } = submission
  const next = clearedFlow(service, flow, {
    state,
    recovery,
    ...(address !== undefined && { address }),
    messages,
  })
  const kept = await keepFlow(service, flow, next)
  return showFlow(service, caller, withEcho(kept, submission), 200)
}

/** The code is wrong, but the flow goes on: 200 with an error message (docs/contract/http.md §11.2). */
export async function settleWrongCode(submission: SubmissionContext, said: UiMessage): Promise<Answer> {
  const { service, caller, flow } = submission
  const again = clearedFlow(service, flow, { messages: [said] })
  const kept = await keepFlow(service, flow, again)
  return showFlow(service, caller, withEcho(kept, submission), 200, ruleOf(flow))
}

const withEcho = (flow: FlowRecord, { flow: { transientPayload } }: SubmissionContext): FlowRecord =>
  transientPayload ? { ...flow, transientPayload } : flow
