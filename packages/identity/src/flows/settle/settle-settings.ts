import { MessageId, type ContinueWith } from '@collect/contract'
import { hooksAfter, ofMethod } from '../../config/hooks.ts'
import type { Verdict } from '../../methods/verdict.ts'
import { message } from '../../nodes/message.ts'
import { onwardOf, withoutChallenge } from '../challenge/onward.ts'
import { showFlow, type Answer } from '../show/answer.ts'
import { unauthorized } from '../flow-error.ts'
import { setupOf } from '../stored/create-flow.ts'
import { clearedFlow, keepFlow } from '../stored/keep-flow.ts'
import { nextToken } from './next-token.ts'
import { openVerification, showVerification } from '../begin/open-verification.ts'
import type { SubmissionContext } from '../submission-context.ts'
import { destinationOf } from '../show/wire-flow.ts'

type Shown = Extract<Verdict, { verdict: 'codes_revealed' }>
type Saved = Extract<Verdict, { verdict: 'settings_saved' }>

/** A change was saved: shows the form again in its new state, and sends the code that a new address needs. */
export async function settleSettings(
  submission: SubmissionContext,
  { method, identity, unproved, proved, provider, endsOthers, removedKeys = submission.flow.removedKeys }: Saved,
): Promise<Answer> {
  const { service, caller, flow } = submission
  const before = await caller.session()
  if (!before) throw unauthorized()
  const proof = proved && { method: proved, ...(provider !== undefined && { provider, aal: 'aal1' as const }) }
  const live = proof ? await service.sessions.addMethod(before, proof, nextToken(flow)) : before
  const { after } = service.config.selfservice.flows.settings
  const hooks = hooksAfter(after, ofMethod(after, method))

  const verification = await openVerification(
    service,
    identity,
    {
      type: flow.type,
      requestUrl: flow.requestUrl,
      csrfToken: flow.type === 'browser' ? caller.csrf.ensure() : '',
      returnTo: flow.returnTo,
      loginChallenge: flow.loginChallenge,
      locale: caller.locale,
    },
    unproved,
  )
  if (endsOthers || hooks.includes('revoke_active_sessions')) await service.sessions.revokeOthers(live)
  if (flow.type === 'browser') caller.cookies.signIn(live, service.sessions.isWhole(live))

  const asked = flow.returnTo !== undefined || after.default_browser_return_url !== undefined
  const shown = verification && hooks.includes('show_verification_ui') ? verification : undefined
  const page = service.addresses.page('settings', flow.id)
  const own = asked ? destinationOf(service, withoutChallenge(flow), method) : page
  const target = shown ? own : await onwardOf(service, flow, live, own)
  const continueWith: readonly ContinueWith[] = [
    ...(shown ? [showVerification(service, shown)] : []),
    ...(flow.type === 'browser' ? [{ action: 'redirect_browser_to' as const, redirect_browser_to: target }] : []),
  ]
  const { backupCodes: _seen, ...rest } = withoutChallenge(flow)
  const saved = clearedFlow(service, rest, {
    ...setupOf(service, 'settings'),
    state: 'success',
    messages: [message(MessageId.settingsSaved)],
    ...(removedKeys && { removedKeys }),
  })
  const kept = await keepFlow(service, flow, saved)
  const answer = await showFlow(service, caller, { ...kept, continueWith }, 200)
  return { ...answer, location: shown ? service.addresses.page('verification', shown.id) : target }
}

/** Nothing is saved yet: the same form with the codes and without messages (docs/contract/nodes.md §7). */
export async function settleCodesRevealed(
  { service, caller, flow }: SubmissionContext,
  { backupCodes }: Shown,
): Promise<Answer> {
  const shown = clearedFlow(service, flow, { backupCodes, values: flow.values })
  return showFlow(service, caller, await keepFlow(service, flow, shown), 200)
}
