import type { ContinueWith } from '@collect/contract'
import { hooksAfter } from '../../config/hooks.ts'
import type { IdentityRecord } from '../../records/identity.ts'
import { managerOf } from '../../providers/connection.ts'
import { prove } from '../../methods/prove-address.ts'
import type { Verdict } from '../../methods/verdict.ts'
import { firstProofSaid } from '../../nodes/said.ts'
import type { Proof } from '../../sessions/assurance.ts'
import type { LiveSession } from '../../sessions/sessions.ts'
import { onwardOf } from '../challenge/onward.ts'
import { leaveFor, showFlow, type Answer } from '../show/answer.ts'
import { clearedFlow, keepFlow } from '../stored/keep-flow.ts'
import { recoveredMessage } from './next-settings.ts'
import { openSettings } from '../begin/open-settings.ts'
import { signingDeviceOf } from './settle-login.ts'
import { settleReplaced } from './settle-replaced.ts'
import { shutOut } from './shut-out.ts'
import type { SubmissionContext } from '../submission-context.ts'
import { destinationOf } from '../show/wire-flow.ts'

/** Opens the session of a recovery. All other access to the account ends now, or after the second factor. */
async function beginRecovered(
  { service, caller, flow }: SubmissionContext,
  identity: IdentityRecord,
  proof: Proof,
): Promise<LiveSession | undefined> {
  const { accountRules, config, sessions } = service
  const device = signingDeviceOf(caller, flow, identity)
  if (accountRules === 'safe') {
    const recovers = sessions.hasSecondFactor(identity)
    return sessions.issue(recovers ? identity : await shutOut(service, identity), proof, device, { recovers })
  }
  const live = await sessions.issue(identity, proof, device)
  const isRevoking = hooksAfter(config.selfservice.flows.recovery.after).includes('revoke_active_sessions')
  if (live && isRevoking) await sessions.revokeOthers(live)
  return live
}

/**
 * A right code or a confirmed link signs the user in, with a period in which to set a new password
 * (SETTINGS-ACCESS-3, docs/contract/http.md §6.1).
 */
export async function settleRecovered(
  submission: SubmissionContext,
  { identity, addressId, method }: Extract<Verdict, { verdict: 'recovered' }>,
): Promise<Answer> {
  const { service, caller, flow } = submission
  if (identity.state === 'inactive') return settleReplaced(submission, 'inactive')
  // Only a code that an operator passed on leads around the provider of an organisation.
  if (addressId !== undefined && managerOf(service.connections, identity)) return settleReplaced(submission, 'managed')
  const proved = addressId && identity.recovery.find(({ id }) => id === addressId)
  const verifiable =
    proved && identity.verifiable.find(({ via, value }) => via === proved.via && value === proved.value)
  const recovering = verifiable
    ? await prove(service, identity, verifiable.id, caller.actor)
    : { identity, isFirst: false }
  const live = await beginRecovered(submission, recovering.identity, { method, addressId })
  if (!live) return settleReplaced(submission, 'invalid_link')
  const isNative = flow.type === 'api'
  const csrfToken = isNative ? '' : caller.csrf.rotate()
  if (!isNative) caller.cookies.signIn(live, service.sessions.isWhole(live))

  const said = recoveredMessage(service, live)
  const settings = await openSettings(
    service,
    identity,
    {
      type: flow.type,
      requestUrl: flow.requestUrl,
      csrfToken,
      returnTo: flow.returnTo,
      loginChallenge: flow.loginChallenge,
    },
    recovering.isFirst ? [said, firstProofSaid(caller.locale)] : [said],
  )

  const page = service.addresses.page('settings', settings.id)
  const transitions = service.config.feature_flags.use_continue_with_transitions
  const showSettings: ContinueWith = { action: 'show_settings_ui', flow: { id: settings.id, url: page } }
  const isLed = transitions && !flow.skipSettings
  const done = clearedFlow(service, flow, {
    state: 'passed_challenge',
    csrfToken,
    continueWith: isLed ? [showSettings] : [],
  })
  await keepFlow(service, flow, done)
  // Only this response contains the session token: the flow never stores one.
  const token: readonly ContinueWith[] =
    isNative && transitions ? [{ action: 'set_ory_session_token', ory_session_token: live.token }] : []
  const shown = { ...done, continueWith: [...token, ...(isLed ? [showSettings] : [])] }
  if (flow.skipSettings) {
    const location = await onwardOf(service, flow, live, destinationOf(service, flow))
    return { ...(await showFlow(service, caller, shown, 200, 'acceptsJson')), location }
  }
  if (!transitions) return leaveFor(page, isNative)
  return { ...(await showFlow(service, caller, shown, 200, 'acceptsJson')), location: page }
}
