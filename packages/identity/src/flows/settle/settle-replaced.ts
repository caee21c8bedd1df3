import { MessageId, type ErrorId, type UiMessage } from '@collect/contract'
import { reasons } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { replacedBy, replaceFlow } from '../stored/replace-flow.ts'
import { FlowError } from '../flow-error.ts'
import type { FlowRequest } from '../submission-context.ts'

type Cause = 'too_many_tries' | 'finished_before' | 'invalid_link' | 'inactive' | 'managed'

/** The message of the replacing flow. */
const messagesByCause: Record<Cause, (flow: FlowRecord) => UiMessage> = {
  too_many_tries: reasons.tooOften,
  finished_before: ({ kind }) =>
    message(kind === 'recovery' ? MessageId.recoveryCompleted : MessageId.verificationCompleted),
  invalid_link: ({ kind }) =>
    message(kind === 'recovery' ? MessageId.recoveryTokenInvalid : MessageId.verificationTokenInvalid),
  inactive: () => message(MessageId.identityDisabled),
  managed: () => reasons.organisationOnly(),
}

/**
 * With `use_continue_with_transitions`, some ends of recovery are refusals that name the next flow
 * (docs/contract/http.md §6.1, §6.4).
 */
const refusals: Partial<Record<Cause, { readonly id?: ErrorId; readonly reason: string }>> = {
  too_many_tries: { reason: reasons.tooOften().text },
  inactive: { id: 'identity_disabled', reason: 'This account is disabled.' },
  managed: { reason: reasons.organisationOnly().text },
}

/** The flow cannot go on: a new flow replaces it and shows why. @throws always */
export async function settleReplaced(context: FlowRequest, cause: Cause): Promise<never> {
  const { service, flow } = context
  const next = await replaceFlow(context, [messagesByCause[cause](flow)])
  const refusal = refusals[cause]
  const transitions = service.config.feature_flags.use_continue_with_transitions
  if (!refusal || flow.kind !== 'recovery' || !transitions) throw replacedBy(service, flow, next, 'replaced')
  throw new FlowError({
    status: 400,
    ...refusal,
    details: { continue_with: [{ action: 'show_recovery_ui', flow: { id: next.id } }] },
    location: service.addresses.page(flow.kind, next.id),
  })
}
