import type { LimitName } from '../../src/rate-limit/limits.ts'
import { clientNetworkOf } from '../../src/rate-limit/client-network.ts'
import { createRateLimiter, type RateLimiter } from '../../src/rate-limit/limiter.ts'
import { sealer } from '../../src/secrets/sealer.ts'
import { openStores } from '../../src/store/stores.ts'
import type { TestService } from './test-service.ts'

let places = 0

/** An unused IP address. */
export const newPlace = (): string => `203.${(places += 1) >> 8}.${places & 255}.7`

/** Uses a limit up for this subject. */
export async function exhaust(service: TestService, limit: LimitName, ...subject: readonly string[]): Promise<void> {
  const rateLimiter = await rateLimiterOf(service)
  while ((await rateLimiter(limit, ...subject).take()) === 0);
}

/** Uses a limit up for the network of an address, over all accounts. */
export async function exhaustAround(service: TestService, limit: LimitName, address: string): Promise<void> {
  const rateLimiter = await rateLimiterOf(service)
  const counts = rateLimiter.around(limit, clientNetworkOf(address))
  while (!(await rateLimiter.take(counts)));
}

/** Access to the rate limiter of a service. */
export const rateLimiterOf = async (service: TestService): Promise<RateLimiter> =>
  createRateLimiter({
    throttles: (await openStores(service.database, sealer(['a secret for flows, long enough here']))).throttles,
    secret: service.secrets[0] ?? '',
    clock: () => service.clock(),
    origin: service.origin,
  })

/** An IP address whose limit for this subject is used up. */
export async function exhaustedPlace(service: TestService, limit: LimitName, subject: string): Promise<string> {
  const place = newPlace()
  await exhaust(service, limit, subject, place)
  return place
}
