import { createOAuth2Admin } from '@collect/oauth2-admin'
import { testDatabases } from '../../../storage/test/databases.ts'
import { newPlace } from '../service/exhausted-place.ts'
import { createTestService } from '../service/test-service.ts'
import type { ConfigChanges } from '../service/config-changes.ts'
import { createWorld } from './create-world.ts'
import type { WatchedHydra } from './watched-hydra.ts'
import type { World } from './world.ts'

/** Our own service, on an empty database. */
export async function openOwnWorld(settings: ConfigChanges, hydra?: WatchedHydra): Promise<World> {
  const [{ create } = { create: undefined }] = testDatabases
  if (!create) throw new Error('there is no database to test on')
  const place = await create()
  // ACCOUNT_RULES=safe shows how the default rules differ (docs/compatibility.md).
  const accountRules = process.env['ACCOUNT_RULES'] === 'safe' ? 'safe' : 'kratos'
  const service = await createTestService(place.url, {
    config: settings,
    accountRules,
    ...(hydra && { oauth2: createOAuth2Admin({ base: hydra.adminOrigin }) }),
  })
  return createWorld({
    origin: service.origin,
    fetch: service.fetch,
    admin: service.identity.admin,
    clock: service.clock,
    newPlace,
    hydra,
    mailsTo: async (email) => (await service.mailsTo(email)).map(({ text }) => text),
    async close() {
      await service.close()
      await place.drop()
    },
  })
}
