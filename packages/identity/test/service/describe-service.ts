import { afterAll, beforeAll, describe } from 'vitest'
import { testDatabases, type TestDatabase } from '../../../storage/test/databases.ts'
import { createTestService, type TestService, type TestServiceOptions } from './test-service.ts'
import './matchers.ts'

/**
 * Tests of one service, on each database. The tests share the service, so each makes its own accounts. Time only moves
 * forward.
 */
export function describeService(
  name: string,
  options: TestServiceOptions,
  tests: (service: () => TestService) => void,
): void {
  describe.each(testDatabases)(`${name}, on $name`, ({ createLike }) => {
    let place: TestDatabase
    let service: TestService
    beforeAll(async () => {
      place = await createLike('identity', async (url) => (await createTestService(url)).close())
      service = await createTestService(place.url, options)
    })
    afterAll(async () => {
      await service.close()
      await place.drop()
    })
    tests(() => service)
  })
}
