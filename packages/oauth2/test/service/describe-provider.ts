import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { testDatabases, type TestDatabase } from '../../../storage/test/databases.ts'
import { openProviderService, type ProviderService } from './provider-service.ts'

/** Tests of one provider, on each database. Each test makes its own accounts. No request may fail unexpectedly. */
export function describeProvider(name: string, tests: (service: () => ProviderService) => void): void {
  describe.each(testDatabases)(`${name}, on $name`, ({ create }) => {
    let place: TestDatabase
    let service: ProviderService
    beforeAll(async () => {
      place = await create()
      service = await openProviderService(place.url)
    })
    afterEach(() => expect(service.faults).toEqual([]))
    afterAll(async () => {
      await service.close()
      await place.drop()
    })
    tests(() => service)
  })
}
