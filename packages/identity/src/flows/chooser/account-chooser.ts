import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { MappingFault, type Connection } from '../../providers/connection.ts'
import { ProviderFault } from '../../providers/provider.ts'
import type { Body } from '../../methods/strategy.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { digest, equals, randomToken } from '../../secrets/tokens.ts'
import type { TripRecord } from '../../store/trip-store.ts'
import { isUuid } from '../../uuid.ts'
import { requestUrlOf } from '../begin/request-url.ts'
import type { Caller } from '../caller.ts'
import { badRequest, csrfViolation } from '../flow-error.ts'
import { isOfBrowser, refuseDisabled } from '../guards.ts'
import { refuse } from '../refuse.ts'
import type { Service } from '../service.ts'
import type { Answer } from '../show/answer.ts'
import { beginFlow, countBytes } from '../stored/count-flow.ts'
import { newFlow } from '../stored/create-flow.ts'
import { refuseUnfitSession } from '../submit/fit-session.ts'
import { explained } from '../trips/explain-fault.ts'
import { settleTrip } from '../trips/settle-trip.ts'

/** How long a nonce is good for, in milliseconds. */
const nonceLife = 15 * 60_000
/** Size of the row of a nonce, in bytes. */
const rowSize = 200
/** Maximum length of a token, in characters. */
const maxToken = 16_000

const idOf = (nonce: string): string => `fed-cm:${digest(nonce)}`

/**
 * The providers for the browser's account chooser, each with a nonce for one token
 * (docs/contract/providers-and-oauth2.md §C).
 */
export async function providersForChooser(service: Service, caller: Caller): Promise<readonly object[]> {
  const offered = service.connections.all.flatMap(({ id, method, fedCm, organizationId }) =>
    fedCm && organizationId === undefined ? [{ ...fedCm, id, method, nonce: randomToken('', 24) }] : [],
  )
  if (offered.length === 0) return []
  await countBytes(service, caller, offered.length * rowSize)
  const binding = digest(caller.continuity.ensureTripWord())
  const madeAt = service.clock()
  for (const { id, method, nonce } of offered) {
    await service.stores.trips.insert({
      id: idOf(nonce),
      // The browser may ask before it has a flow, so the token names the flow.
      flowId: randomUUID(),
      flowKind: 'login',
      method,
      provider: id,
      binding,
      sealed: '',
      madeAt,
      expiresAt: madeAt + nonceLife,
    })
  }
  return offered.map(({ configUrl, clientId, nonce }) => ({ config_url: configUrl, client_id: clientId, nonce }))
}

/** Signs in, signs up or links with the token of the chosen account. The nonce says which provider made it. */
export async function takeChosenAccount(service: Service, caller: Caller, body: Body): Promise<Answer> {
  if (caller.isCrossSite) throw csrfViolation('The request was made by a page of another site.')
  if (!caller.csrf.matches(body['csrf_token'])) throw csrfViolation('The CSRF token does not match the CSRF cookie.')
  refuseDisabled(service, 'login')
  const { token } = body
  if (typeof token !== 'string' || token === '') throw badRequest('The field "token" is missing.')
  const nonce = nonceIn(body, token)
  const { trip, connection } = await offerOf(service, caller, nonce)
  const flow = await flowOf(service, caller, body)
  const submission = { service, caller, flow, body: {} }
  const unfit = await refuseUnfitSession(submission)
  if (unfit) return unfit
  if (!(await service.stores.trips.take(trip.id, service.clock()))) throw foreign()
  try {
    if (!connection.check || token.length > maxToken) throw new ProviderFault('answer', 'the token has another format')
    const user = await connection.check(token, nonce)
    return await settleTrip(submission, { connection, user, madeAt: trip.madeAt, sessionId: undefined })
  } catch (error) {
    if (!(error instanceof ProviderFault || error instanceof MappingFault)) throw error
    return refuse(submission, explained(service, connection, error, caller))
  }
}

/** The nonce beside the token, else the one inside. The check of the token compares them. */
function nonceIn(body: Body, token: string): string {
  if (typeof body['nonce'] === 'string') return body['nonce']
  try {
    const { nonce } = decodeJwt(token)
    if (typeof nonce === 'string') return nonce
  } catch {
    // A token of another format needs its nonce beside it.
  }
  throw badRequest('The field "nonce" is missing.')
}

const foreign = () => badRequest('The nonce was used before, has expired, or belongs to another browser.')

async function offerOf(
  { stores, connections, clock }: Service,
  { continuity }: Caller,
  nonce: string,
): Promise<{ readonly trip: TripRecord; readonly connection: Connection }> {
  const trip = await stores.trips.find(idOf(nonce))
  const isOwn = trip && continuity.tripWord !== undefined && equals(trip.binding, digest(continuity.tripWord))
  if (!isOwn || trip.takenAt !== undefined || trip.expiresAt <= clock()) throw foreign()
  const connection = connections.find(trip.method, trip.provider)
  if (!connection?.fedCm) throw foreign()
  return { trip, connection }
}

/** The flow of the page, if this browser began it and the choice can finish it, else a new login flow. */
async function flowOf(service: Service, caller: Caller, body: Body): Promise<FlowRecord> {
  const { stores, clock } = service
  const id = caller.url.searchParams.get('flow')?.toLowerCase() ?? ''
  const payload = body['transient_payload']
  const more =
    typeof payload === 'object' && payload !== null
      ? { transientPayload: payload as NonNullable<FlowRecord['transientPayload']> } // an object, as just asked
      : {}
  const sent = caller.csrf.sent ?? ''
  for (const kind of ['login', 'registration'] as const) {
    const found = isUuid(id) ? await stores.flows.find(kind, id) : undefined
    const isOpen = found?.type === 'browser' && found.expiresAt > clock() && found.state !== 'passed_challenge'
    // A choice in the browser proves no new sign-in at the provider: it renews no session, and is no second factor.
    if (isOpen && !found.refresh && found.requestedAal === 'aal1' && isOfBrowser(found, sent))
      return { ...found, ...more }
  }
  const requestUrl = requestUrlOf(caller.url)
  const made = newFlow(service, { kind: 'login', type: 'browser', requestUrl, csrfToken: caller.csrf.ensure() })
  await beginFlow(service, caller, { ...made, ...more })
  return { ...made, ...more }
}
