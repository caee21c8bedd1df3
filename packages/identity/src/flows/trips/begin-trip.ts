import { randomToken, digest } from '../../secrets/tokens.ts'
import { reasons } from '../../nodes/reasons.ts'
import { refused, type Verdict } from '../../methods/verdict.ts'
import { ProviderFault } from '../../providers/provider.ts'
import { leaveFor, type Answer } from '../show/answer.ts'
import { badRequest, notFound } from '../flow-error.ts'
import { isOfBrowser } from '../guards.ts'
import { refuse, typedValuesIn } from '../refuse.ts'
import { beginFlow, countBytes } from '../stored/count-flow.ts'
import { successorOf } from '../stored/create-flow.ts'
import { echoOf } from '../stored/echo.ts'
import { keepFlow } from '../stored/keep-flow.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { SubmissionContext } from '../submission-context.ts'
import { exchangeOf } from '../exchange/token-exchange.ts'
import { explained } from './explain-fault.ts'
import { sealTrip } from './trip-content.ts'

/** How long a user may stay at the provider, in milliseconds (docs/contract/providers-and-oauth2.md §A6). */
const lifespan = 30 * 60_000

/** Sends the browser to a provider. What the user typed beside the button stays in the flow. */
export async function beginTrip(
  submission: SubmissionContext,
  { connection, upstream }: Extract<Verdict, { verdict: 'sent_to_provider' }>,
): Promise<Answer> {
  const { service, caller, body } = submission
  const flow = await ownFlow(submission)
  if (flow.type === 'api' && flow.exchangeId === undefined) {
    throw badRequest('A native flow needs return_session_token_exchange_code to use a provider.')
  }
  const state = randomToken('', 24)
  let begun: Awaited<ReturnType<typeof connection.begin>>
  try {
    begun = await connection.begin({ state, upstream, isRefresh: flow.refresh })
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    return refuse({ ...submission, flow }, explained(service, connection, error, caller))
  }
  const live = flow.kind === 'settings' ? await caller.session() : undefined
  const typed = typedValuesIn(body)
  const sealed = sealTrip(service, {
    proof: begun.proof,
    ...(flow.transientPayload && { transientPayload: flow.transientPayload }),
    ...(live && { sessionId: live.session.id }),
  })
  await countBytes(service, caller, sealed.length)
  const now = service.clock()
  await service.stores.trips.insert({
    id: state,
    flowId: flow.id,
    flowKind: flow.kind,
    method: connection.method,
    provider: connection.id,
    binding: flow.type === 'api' ? await nativeBinding(service, flow) : digest(caller.continuity.ensureTripWord()),
    sealed,
    madeAt: now,
    expiresAt: now + lifespan,
  })
  await keepFlow(service, flow, {
    ...flow,
    active: connection.method,
    messages: [],
    fieldMessages: {},
    values: echoOf({ ...flow.values, ...typed }),
    updatedAt: now,
  })
  return leaveFor(begun.location, flow.type === 'api')
}

/** A native application's browser has no cookie: the trip is bound to the application's code. */
const nativeBinding = async (service: SubmissionContext['service'], { exchangeId = '' }: FlowRecord): Promise<string> =>
  (await exchangeOf(service, exchangeId)).initDigest

/** The flow of this browser: another browser's form leads on with a new flow, which shows nothing of the other. */
async function ownFlow({ service, caller, flow }: SubmissionContext): Promise<FlowRecord> {
  if (flow.type === 'api' || (caller.csrf.sent !== undefined && isOfBrowser(flow, caller.csrf.sent))) return flow
  // Whose account the other browser confirms stays with that browser.
  const { identityId: _, ...anonymous } = flow
  const own = successorOf(service, { ...anonymous, refresh: false, requestedAal: 'aal1' }, caller.csrf.ensure())
  await beginFlow(service, caller, own)
  return own
}

/** A button of a provider that the configuration no longer has: scripts get 404, the page says so. */
export async function refuseProvider(submission: SubmissionContext): Promise<Answer> {
  if (submission.caller.wants.json) throw notFound('There is no such provider.')
  return refuse(submission, refused(reasons.providerGone()))
}
