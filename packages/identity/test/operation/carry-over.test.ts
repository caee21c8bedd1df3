import { expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { testDatabases } from '../../../storage/test/databases.ts'
import { goAndReturn, oidcWith, providerAt } from '../providers/open-partner.ts'
import { createTestService } from '../service/test-service.ts'

/** Tables that the release before did not have. */
const added = ['provider_trips', 'token_exchanges', 'saml_keys']

test.each(testDatabases)(
  'a database from before providers gains them with its accounts, on $name',
  async ({ create }) => {
    const partner = await startOpenIdPartner()
    const place = await create()
    const before = await createTestService(place.url)
    const { email, password, identity } = await before.account()
    const kept = await before.signedIn('navigation', { email, password })
    const tables = before.database.tables<{ identity_migrations: { name: string } }>()
    for (const table of added) await tables.schema.dropTable(table).execute()
    await tables.schema.dropIndex('continuities_of').execute()
    await tables.schema.alterTable('sessions').dropColumn('last_active_at').execute()
    await tables.deleteFrom('identity_migrations').where('name', '>=', '015').execute()
    await before.close()

    const after = await createTestService(place.url, { config: oidcWith(providerAt(partner)), now: before.clock() + 1 })
    try {
      const visitor = after.visitor('navigation')
      visitor.jar.set('ory_kratos_session', kept.jar.get('ory_kratos_session') ?? '')
      expect((await visitor.whoami())?.identity?.id).toBe(identity.id)
      await goAndReturn(visitor, 'settings', { subject: email, name: 'Mira' }, { link: 'partner' })
      const later = after.visitor('navigation')
      await goAndReturn(later, 'login', { subject: email, name: 'Mira' })
      expect((await later.whoami())?.identity?.id).toBe(identity.id)
    } finally {
      await after.close()
      await place.drop()
      await partner.close()
    }
  },
)
