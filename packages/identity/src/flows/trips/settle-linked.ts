import { refused } from '../../methods/verdict.ts'
import { reasons } from '../../nodes/reasons.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import type { ProvidedUser } from '../../records/provided-user.ts'
import type { Answer } from '../show/answer.ts'
import { identityMismatch, refreshRequired } from '../flow-error.ts'
import { refuseStranger } from '../guards.ts'
import { refuse } from '../refuse.ts'
import { settleSettings } from '../settle/settle-settings.ts'
import type { SubmissionContext } from '../submission-context.ts'
import { addLink } from '../provided/linking.ts'
import type { Trip } from './trip.ts'

/**
 * Settings: the account gets the link that its user brought back. The session must be the one that began the trip, and
 * still be privileged (docs/contract/providers-and-oauth2.md §A11).
 */
export async function settleLinked(
  submission: SubmissionContext,
  { sessionId }: Trip,
  known: IdentityRecord | undefined,
  provided: ProvidedUser,
): Promise<Answer> {
  const { service, caller, flow } = submission
  const live = await refuseStranger(service, caller, flow)
  if (live.session.id !== sessionId) throw identityMismatch()
  if (live.identity.frozenAt !== undefined) return refuse(submission, refused(reasons.frozen()))
  if (!service.sessions.isPrivileged(live.session)) {
    const back = service.addresses.page('settings', flow.id)
    throw refreshRequired(service.addresses.start('login', { refresh: 'true', return_to: back }))
  }
  if (known?.id === live.identity.id) return refuse(submission, refused(reasons.linkKnown(provided.label)))
  const added = known ? 'taken' : await addLink(submission, live.identity, provided)
  if (added === 'taken') return refuse(submission, refused(reasons.linkTaken(provided.label)))
  if (!added) return refuse(submission, refused(reasons.linkKnown(provided.label)))
  return settleSettings(submission, {
    verdict: 'settings_saved',
    method: provided.method,
    identity: live.identity,
    unproved: [],
    proved: provided.method,
    provider: provided.link.provider,
  })
}
