import { afterAll, beforeAll, describe } from 'vitest'
import { testDatabases, type TestDatabase } from '../../../storage/test/databases.ts'
import { openHouse, type House, type HouseOptions } from './house.ts'
import './matchers.ts'

/**
 * Tests in a house of their own, on each database. They share it, so each brings people of its own;
 * time only goes forward.
 */
export function describeHouse(name: string, options: HouseOptions, tests: (house: () => House) => void): void {
  describe.each(testDatabases)(`${name}, on $name`, ({ create }) => {
    let place: TestDatabase
    let house: House
    beforeAll(async () => {
      place = await create()
      house = await openHouse(place.url, options)
    })
    afterAll(async () => {
      await house.close()
      await place.drop()
    })
    tests(() => house)
  })
}
