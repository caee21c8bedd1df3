import type { LimitName } from '../../src/rate-limit/limits.ts'
import { placeOf } from '../../src/rate-limit/client-network.ts'
import { createThrottle, type Throttle } from '../../src/rate-limit/limiter.ts'
import { sealer } from '../../src/secrets/sealer.ts'
import { openStores } from '../../src/store/stores.ts'
import type { House } from './house.ts'

let places = 0

/** A place that nobody has come from yet. */
export const newPlace = (): string => `203.${(places += 1) >> 8}.${places & 255}.7`

/** As if as many had come already as may. */
export async function exhaust(house: House, limit: LimitName, ...subject: readonly string[]): Promise<void> {
  const throttle = await throttleOf(house)
  while ((await throttle(limit, ...subject).take()) === 0);
}

/** As if as many had come already from a place, over all names. */
export async function exhaustAround(house: House, limit: LimitName, address: string): Promise<void> {
  const throttle = await throttleOf(house)
  const counts = throttle.around(limit, placeOf(address))
  while (!(await throttle.take(counts)));
}

/** The counts of a house, from outside. */
export const throttleOf = async (house: House): Promise<Throttle> =>
  createThrottle({
    throttles: (await openStores(house.database, sealer(['a secret for flows, long enough here']))).throttles,
    secret: house.secrets[0] ?? '',
    clock: () => house.clock(),
    origin: house.origin,
  })

/** A place from which no more may come for somebody. */
export async function exhaustedPlace(house: House, limit: LimitName, subject: string): Promise<string> {
  const place = newPlace()
  await exhaust(house, limit, subject, place)
  return place
}
