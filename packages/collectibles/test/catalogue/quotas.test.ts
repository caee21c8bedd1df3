import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { derivedId, newId } from '../../src/ids/uuid-v7.ts'
import { mostOwnSets } from '../../src/own/edit-set.ts'
import { insertRows } from '../../src/store/insert-rows.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import { openForGroup, type TestService } from '../test-service.ts'

describe.each(testDatabases)('the limit of own sets on $name', ({ create }) => {
  let service: TestService
  openForGroup(create, (opened) => void (service = opened))

  const numbered = (kind: string, count: number) =>
    Array.from({ length: count }, (_, number) => ({
      id: derivedId(service.clock.now, kind, String(number)),
      owner_id: 'ada',
      category_id: 'coins',
      name: 'x',
      sort_name: 'x',
      art_seed: '',
      // Behind all numbers that the service takes.
      search_ord: 2 ** 52 + number,
      status: 'private' as const,
      source: 'own',
      created_at: 0,
      updated_at: 0,
    }))
  const put = (kind: string) =>
    service.call('PUT', `/${kind}/${newId(service.clock.now)}`, { 'X-Person': 'ada' }, { category: 'coins', name: 'x' })

  test('a set more than the limit is refused', async () => {
    const db = service.database.tables<CollectiblesTables>()
    await db.transaction().execute((trx) => insertRows(trx, 'collectible_sets', numbered('sets', mostOwnSets - 1)))
    expect((await put('sets')).status).toBe(201)
    const refused = await put('sets')
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ error: { id: 'quota' } })
  })
})
