import type { LimitName } from '../../src/limits/limits.ts'
import { createThrottle } from '../../src/limits/throttle.ts'
import { openStores } from '../../src/store/stores.ts'
import type { House } from './house.ts'

let places = 0

/** A place that nobody has come from yet. */
export const newPlace = (): string => `203.${(places += 1) >> 8}.${places & 255}.7`

/** As if as many had come already as may. */
export async function exhaust(house: House, limit: LimitName, ...subject: readonly string[]): Promise<void> {
  const throttle = createThrottle(await openStores(house.database), house.secrets[0] ?? '', () => house.clock())
  while ((await throttle(limit, ...subject).take()) === 0);
}

/** A place from which no more may come for somebody. */
export async function exhaustedPlace(house: House, limit: LimitName, subject: string): Promise<string> {
  const place = newPlace()
  await exhaust(house, limit, subject, place)
  return place
}
