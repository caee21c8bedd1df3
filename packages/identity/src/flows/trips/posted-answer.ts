import { digest, randomToken } from '../../secrets/tokens.ts'
import type { Caller } from '../caller.ts'
import type { Service } from '../service.ts'
import { countBytes } from '../stored/count-flow.ts'
import { finishTrip, lostTrip } from './finish-trip.ts'
import type { Answer } from '../show/answer.ts'

/** How long a posted answer waits for the browser, in milliseconds (docs/contract/providers-and-oauth2.md §B3). */
const lifespan = 2 * 60_000
/** Maximum length of an answer, in characters. */
const maxAnswer = 256 * 1024

const purpose = 'posted-answer'

interface PostedAnswer {
  readonly answer: string
  readonly state: string
}

/**
 * Keeps the answer that a SAML provider posts, unread: no cookie comes with it. Returns a handle for one use, or
 * undefined for an answer to no trip of that provider. @throws 400 for an empty or huge answer
 */
export async function keepPostedAnswer(
  service: Service,
  caller: Caller,
  provider: string,
  posted: URLSearchParams,
): Promise<string | undefined> {
  const state = posted.get('RelayState') ?? ''
  const answer = posted.get('SAMLResponse') ?? ''
  const trip = state !== '' && state.length <= 64 ? await service.stores.trips.find(state) : undefined
  if (!trip || trip.method !== 'saml' || trip.provider !== provider) return undefined
  if (answer === '' || answer.length > maxAnswer) throw lostTrip()
  const handle = randomToken('', 24)
  const content: PostedAnswer = { answer, state }
  const sealed = service.sealer.seal(purpose, content)
  await countBytes(service, caller, sealed.length)
  const now = service.clock()
  await service.stores.trips.insert({
    ...trip,
    id: idOf(handle),
    sealed,
    madeAt: now,
    expiresAt: now + lifespan,
  })
  return handle
}

/** The browser comes with its cookie, and with the handle of the answer. @throws 400 for a used or expired handle */
export async function finishPostedTrip(
  service: Service,
  caller: Caller,
  provider: string,
  handle: string,
): Promise<Answer> {
  const id = idOf(handle)
  const row = await service.stores.trips.find(id)
  if (!row || row.provider !== provider || !(await service.stores.trips.take(id, service.clock()))) throw lostTrip()
  const opened = service.sealer.open(purpose, row.sealed)
  if (opened === undefined) throw lostTrip()
  const { answer, state } = opened as PostedAnswer // sealed by keepPostedAnswer
  return finishTrip(service, caller, {
    method: 'saml',
    provider,
    answer: new URLSearchParams({ SAMLResponse: answer }),
    state,
  })
}

const idOf = (handle: string): string => `posted-answer:${digest(handle)}`
