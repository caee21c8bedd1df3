import { MessageId, type ContinueWith, type UiMessage } from '@collect/contract'
import { wireTime } from '../../clock.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import { message } from '../../nodes/message.ts'
import { firstProofSaid } from '../../nodes/said.ts'
import type { LiveSession } from '../../sessions/sessions.ts'
import { withoutChallenge } from '../challenge/onward.ts'
import { openSettings } from '../begin/open-settings.ts'
import type { Service } from '../service.ts'
import type { SubmissionContext } from '../submission-context.ts'
import { destinationOf } from '../show/wire-flow.ts'

interface NextPage {
  readonly page: string
  readonly continueWith: readonly ContinueWith[]
}

/** The next page after the first proof of an address: it lists what was removed, and accepts the old password again. */
export const firstProofPage = (submission: SubmissionContext, identity: IdentityRecord): Promise<NextPage> =>
  showNext(
    submission,
    identity,
    firstProofSaid(submission.caller.locale),
    destinationOf(submission.service, withoutChallenge(submission.flow)),
  )

/** The settings flow after a recovery's second factor; older ones, which an attacker may have seen, are deleted. */
export const recoveredPage = (submission: SubmissionContext, live: LiveSession): Promise<NextPage> =>
  showNext(submission, live.identity, recoveredMessage(submission.service, live), undefined)

/** The account is recovered; the message says until when the owner may set a new password. */
export function recoveredMessage({ sessions }: Service, { session }: LiveSession): UiMessage {
  const until = sessions.privilegedUntil(session)
  const deadline = wireTime(until)
  return message(MessageId.recovered, {
    privilegedSessionExpiresAt: deadline,
    privileged_session_expires_at: deadline,
    privileged_session_expires_at_unix: Math.floor(until / 1000),
  })
}

async function showNext(
  { service, caller, flow }: SubmissionContext,
  identity: IdentityRecord,
  said: UiMessage,
  returnTo: string | undefined,
): Promise<NextPage> {
  const csrfToken = flow.type === 'browser' ? caller.csrf.ensure() : ''
  const opening = {
    type: flow.type,
    requestUrl: flow.requestUrl,
    csrfToken,
    returnTo,
    loginChallenge: flow.loginChallenge,
  }
  const { id } = await openSettings(service, identity, opening, [said])
  const page = service.addresses.page('settings', id)
  return { page, continueWith: [{ action: 'show_settings_ui', flow: { id, url: page } }] }
}
