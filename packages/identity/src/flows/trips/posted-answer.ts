import { digest, randomToken } from '../../secrets/tokens.ts'
import type { Caller } from '../caller.ts'
import { badRequest } from '../flow-error.ts'
import type { Service } from '../service.ts'
import { countBytes } from '../stored/count-flow.ts'
import { finishTrip, lostTrip, type Callback } from './finish-trip.ts'
import type { Answer } from '../show/answer.ts'

/** How long a posted answer waits for the browser, in milliseconds (docs/contract/providers-and-oauth2.md §A3, §B3). */
const lifespan = 2 * 60_000
/** Maximum length of a value of an answer, in characters. */
const maxValue = 256 * 1024

const purpose = 'posted-answer'

interface PostedAnswer {
  readonly answer: string
  readonly state: string
}

/**
 * Keeps the answer that a provider posts, unread: no cookie comes with it. Returns a handle for one use, or undefined
 * for an answer to no trip of that provider. @throws 400 for an empty or huge answer
 */
export async function keepPostedAnswer(
  service: Service,
  caller: Caller,
  { method, provider, answer, state }: Callback,
): Promise<string | undefined> {
  const values = [...answer.values()]
  if (values.some(({ length }) => length > maxValue)) throw badRequest('The answer of the provider is too long.')
  const trip = state && state.length <= 64 ? await service.stores.trips.find(state) : undefined
  if (!state || !trip || trip.method !== method || (provider !== undefined && trip.provider !== provider)) return
  if (values.every((value) => value === '')) throw lostTrip()
  const handle = randomToken('', 24)
  const content: PostedAnswer = { answer: answer.toString(), state }
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
  place: Pick<Callback, 'method' | 'provider' | 'organization'>,
  handle: string,
): Promise<Answer> {
  const { method, provider } = place
  const id = idOf(handle)
  const row = await service.stores.trips.find(id)
  if (!row || row.method !== method || (provider !== undefined && row.provider !== provider)) throw lostTrip()
  if (!(await service.stores.trips.take(id, service.clock()))) throw lostTrip()
  const opened = service.sealer.open(purpose, row.sealed)
  if (opened === undefined) throw lostTrip()
  const { answer, state } = opened as PostedAnswer // sealed by keepPostedAnswer
  return finishTrip(service, caller, { ...place, answer: new URLSearchParams(answer), state })
}

const idOf = (handle: string): string => `posted-answer:${digest(handle)}`
