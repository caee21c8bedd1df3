import { randomUUID } from 'node:crypto'
import type { Body } from '../../methods/strategy.ts'
import { withOwnTypes } from '../../schema/traits-from.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { Caller } from '../caller.ts'
import { countBytes } from '../stored/count-flow.ts'
import { FlowError, refreshRequired } from '../flow-error.ts'
import { secondFactorAddress, secondFactorRequired } from '../second-factor-address.ts'
import type { Service } from '../service.ts'
import type { FlowRequest, ReadBody, SubmissionContext } from '../submission-context.ts'

/** How long a pending post waits for its sender, in milliseconds. */
const timeoutMs = 15 * 60_000
const purpose = 'settings-post-2'

/** JSON loses the mark `withOwnTypes`. */
interface PendingPost {
  readonly body: Body
  readonly isTyped: boolean
}

/**
 * A sensitive change requires a fresh sign-in (docs/contract/http.md §5.2).
 * @throws session_refresh_required, always
 */
export async function requireFreshSignIn(submission: SubmissionContext): Promise<never> {
  const { addresses } = submission.service
  await storePendingPost(submission)
  const back = addresses.action('settings', submission.flow.id)
  throw refreshRequired(addresses.start('login', { refresh: 'true', return_to: back }))
}

/**
 * A change of second factors requires the existing second factor.
 * @throws session_aal2_required, always
 */
export async function requireSecondFactor(submission: SubmissionContext): Promise<never> {
  await storePendingPost(submission)
  throw secondFactorRequired(
    secondFactorAddress(submission.service, submission.service.addresses.action('settings', submission.flow.id)),
  )
}

/**
 * The error for settings without a session (SETTINGS-ACCESS-4). The post of a browser is kept while its user signs in again: the user may
 * have signed out in another tab or on another device.
 */
export async function signInFirst(context: FlowRequest, read?: () => Promise<ReadBody>): Promise<FlowError> {
  const { addresses } = context.service
  const body = read && (await ownBody(context, read))
  if (body) await storePendingPost({ ...context, body })
  const back = body ? addresses.action('settings', context.flow.id) : addresses.page('settings')
  const location = addresses.start('login', { return_to: back })
  return new FlowError({
    status: 401,
    reason: 'No valid session was found.',
    // A script goes there too.
    ...(body && { extras: { redirect_browser_to: location } }),
    location,
    locationStatus: 302,
  })
}

/**
 * The body of a form that this service made for the flow. The form's token proves it: the cookie with that token is gone
 * after a sign-out.
 */
async function ownBody(
  { service, caller, flow }: FlowRequest,
  read: () => Promise<ReadBody>,
): Promise<Body | undefined> {
  if (flow.type === 'api' || flow.expiresAt <= service.clock() || caller.isCrossSite) return undefined
  const content = await read()
  if ('problem' in content) return undefined
  return caller.csrf.isToken(flow.csrfToken, content.body['csrf_token']) ? content.body : undefined
}

/** Stores a browser's post, sealed, until the browser returns; a native client posts again. */
async function storePendingPost({ service, caller, flow, body }: SubmissionContext): Promise<void> {
  const { clock, sealer, stores } = service
  if (flow.type === 'browser' && flow.identityId !== undefined) {
    const id = randomUUID()
    const pending: PendingPost = { body, isTyped: withOwnTypes in body }
    const sealed = sealer.seal(purpose, pending)
    await countBytes(service, caller, sealed.length)
    await stores.continuities.deleteOfIdentity(flow.identityId)
    await stores.continuities.insert({
      id,
      flowId: flow.id,
      identityId: flow.identityId,
      sealed,
      expiresAt: clock() + timeoutMs,
    })
    caller.continuity.keep(id)
  }
}

/** Takes the pending post that this browser left with this flow; it can be taken once. */
export async function takePendingPost(service: Service, caller: Caller, flow: FlowRecord): Promise<Body | undefined> {
  if (caller.continuity.sent === undefined) return undefined
  caller.continuity.drop()
  const pending = await service.stores.continuities.take(caller.continuity.sent, service.clock())
  if (!pending || pending.flowId !== flow.id || pending.identityId !== flow.identityId) return undefined
  const opened = service.sealer.open(purpose, pending.sealed) as PendingPost | undefined // sealed by storePendingPost
  return opened?.isTyped ? { ...opened.body, [withOwnTypes]: true } : opened?.body
}
