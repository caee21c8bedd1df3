import { setTimeout as sleep } from 'node:timers/promises'
import { digest, equals } from '../../secrets/tokens.ts'
import { MappingFault } from '../../providers/connection.ts'
import { ProviderFault } from '../../providers/provider.ts'
import { refused } from '../../methods/verdict.ts'
import { reasons } from '../../nodes/reasons.ts'
import type { FlowRecord } from '../../records/flow.ts'
import type { TripRecord } from '../../store/trip-store.ts'
import { showFlow, type Answer } from '../show/answer.ts'
import type { Caller } from '../caller.ts'
import { FlowError, notFound } from '../flow-error.ts'
import { refuseExpired } from '../guards.ts'
import { refuse } from '../refuse.ts'
import { replaceFlow } from '../stored/replace-flow.ts'
import type { Service } from '../service.ts'
import { exchangeOf, handBack } from '../exchange/token-exchange.ts'
import { explained } from './explain-fault.ts'
import { settleTrip } from './settle-trip.ts'
import { openAnswer, openTrip, sealAnswer } from './trip-content.ts'

/** How long a second click is sent where the first one led, in milliseconds. */
const doubled = 60_000
/** How long a second click waits for the first one's answer: longer than a provider may take for a call. */
const waits = { times: 48, every: 250 } as const

/** What a callback carries. */
export interface Callback {
  readonly method: 'oidc' | 'saml'
  /** The provider that the path names; unset on the general path. */
  readonly provider: string | undefined
  /** The organization that the path names, if it names one. */
  readonly organization?: string | undefined
  readonly answer: URLSearchParams
  /** The trip's id, as the provider returned it. */
  readonly state: string | null
}

/**
 * A browser comes back from a provider (docs/contract/providers-and-oauth2.md §A7). Each trip counts once. A second
 * click is sent where the first one led.
 */
export async function finishTrip(service: Service, caller: Caller, callback: Callback): Promise<Answer> {
  const trip = await tripOf(service, callback)
  const flow = await service.stores.flows.find(trip.flowKind, trip.flowId)
  if (!flow) throw lostTrip()
  await refuseForeign(service, caller, trip, flow)
  const now = service.clock()
  if (!(await service.stores.trips.take(trip.id, now))) return again(service, caller, trip, flow)
  const shown = await answered(service, caller, callback, trip, flow)
  const answer = flow.exchangeId === undefined ? shown : await backToApplication(service, flow, flow.exchangeId, shown)
  await service.stores.trips.keepAnswer(trip.id, sealAnswer(service, answer.location))
  return answer
}

/** @throws 400 for an unknown trip, or one to another provider; 404 for an unknown provider */
async function tripOf(service: Service, callback: Callback): Promise<TripRecord> {
  const { method, provider, organization, state } = callback
  if (!service.methods.enabled.some(({ name }) => name === method)) throw notFound('This method is disabled.')
  const named = provider === undefined ? undefined : service.connections.find(method, provider)
  const isOther = organization !== undefined && organization.toLowerCase() !== named?.organizationId
  if (isOther || (provider !== undefined && !named)) throw notFound('There is no such provider.')
  const trip = state !== null && state.length <= 64 ? await service.stores.trips.find(state) : undefined
  if (!trip || trip.method !== method || (provider !== undefined && provider !== trip.provider)) throw lostTrip()
  return trip
}

/**
 * The trip belongs to this browser, or to a native application, which alone knows the code of its exchange. Otherwise,
 * an attacker's answer would sign the user in to the attacker's account.
 */
async function refuseForeign(
  service: Service,
  { continuity: { tripWord } }: Caller,
  { binding }: TripRecord,
  { type, exchangeId = '' }: FlowRecord,
): Promise<void> {
  if (type === 'api') {
    const { initDigest } = await exchangeOf(service, exchangeId)
    if (!equals(binding, initDigest)) throw lostTrip()
  } else if (tripWord === undefined || !equals(binding, digest(tripWord))) throw lostTrip()
}

/** A flow that goes on in a native application: its browser leads back there. */
async function backToApplication(
  service: Service,
  flow: FlowRecord,
  exchangeId: string,
  shown: Answer,
): Promise<Answer> {
  const { id } = (shown.body ?? {}) as { readonly id?: unknown } // a flow, or nothing after a hand-over
  if (typeof id !== 'string') return shown
  const { flows } = service.stores
  const next = (await flows.find('registration', id)) ?? (await flows.find('login', id))
  return next ? handBack(service, flow, exchangeId, next) : shown
}

export const lostTrip = () =>
  new FlowError({
    status: 400,
    id: 'provider_trip_lost',
    reason: 'This sign-in with a provider took too long, or another browser began it. Begin it again.',
  })

async function answered(
  service: Service,
  caller: Caller,
  { answer }: Callback,
  trip: TripRecord,
  found: FlowRecord,
): Promise<Answer> {
  const content = openTrip(service, trip.sealed)
  if (!content) throw lostTrip()
  const flow = content.transientPayload ? { ...found, transientPayload: content.transientPayload } : found
  const { exchangeId } = flow
  const submission = { service, caller, flow, body: {}, ...(exchangeId !== undefined && { exchangeId }) }
  if (isOver(flow) || (await hasSignedInSince(caller, flow, trip))) return late(service, caller, flow)
  await refuseExpired(submission)
  const connection = service.connections.find(trip.method, trip.provider)
  if (!connection) throw notFound('There is no such provider.')
  try {
    const user = await connection.finish(answer, { ...content.proof, state: trip.id })
    return await settleTrip(submission, { connection, user, madeAt: trip.madeAt, sessionId: content.sessionId })
  } catch (error) {
    if (!(error instanceof ProviderFault || error instanceof MappingFault)) throw error
    return refuse(submission, explained(service, connection, error, caller))
  }
}

/** A flow that signed the user in meanwhile begins nothing more. */
const isOver = ({ state }: FlowRecord): boolean => state === 'passed_challenge'

/** An earlier user of the browser may have begun the trip: it signs a later user in to no other account. */
async function hasSignedInSince(caller: Caller, { kind, type }: FlowRecord, { madeAt }: TripRecord): Promise<boolean> {
  const live = kind === 'settings' || type === 'api' ? undefined : await caller.session()
  return live !== undefined && live.session.authenticatedAt > madeAt
}

/** The trip was used before: the browser follows the first answer, and a fresh flow says so later. */
async function again(service: Service, caller: Caller, { id }: TripRecord, flow: FlowRecord): Promise<Answer> {
  for (let times = 0; times < waits.times; times += 1) {
    const trip = await service.stores.trips.find(id)
    if (!trip || trip.takenAt === undefined || service.clock() - trip.takenAt > doubled) break
    const location = trip.answer === undefined ? undefined : openAnswer(service, trip.answer)
    if (location !== undefined) return { status: 303, body: null, location, rule: 'json', isNative: false }
    await sleep(waits.every)
  }
  return late(service, caller, flow)
}

async function late(service: Service, caller: Caller, flow: FlowRecord): Promise<Answer> {
  const live = await caller.session()
  if (live && flow.kind !== 'settings') {
    const { loginChallenge, returnTo = service.addresses.home } = flow
    const location =
      loginChallenge === undefined ? returnTo : service.addresses.start('login', { login_challenge: loginChallenge })
    return { status: 303, body: null, location, rule: 'json', isNative: false }
  }
  const { messages } = refused(reasons.providerLate())
  return showFlow(service, caller, await replaceFlow({ service, caller, flow }, messages), 400)
}
