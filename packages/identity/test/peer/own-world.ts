import { testDatabases } from '../../../storage/test/databases.ts'
import { newPlace } from '../service/exhausted-place.ts'
import { openHouse } from '../service/house.ts'
import type { Settings } from '../service/settings.ts'
import { createWorld } from './create-world.ts'
import type { World } from './world.ts'

/** Our own service, on an empty database. */
export async function openOwnWorld(settings: Settings): Promise<World> {
  const [{ create } = { create: undefined }] = testDatabases
  if (!create) throw new Error('there is no database to test on')
  const place = await create()
  // ACCOUNT_RULES=safe shows how the delivered rules differ (docs/compatibility.md).
  const accountRules = process.env['ACCOUNT_RULES'] === 'safe' ? 'safe' : 'kratos'
  const house = await openHouse(place.url, { settings, accountRules })
  return createWorld({
    origin: house.origin,
    fetch: house.fetch,
    admin: house.identity.admin,
    clock: house.clock,
    newPlace,
    mailsTo: async (email) => (await house.mailsTo(email)).map(({ text }) => text),
    async close() {
      await house.close()
      await place.drop()
    },
  })
}
