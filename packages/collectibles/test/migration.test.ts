import { openDatabase } from '@collect/storage'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../storage/test/databases.ts'
import { checkCollectibles } from '../src/check/check-collectibles.ts'
import { collectiblesMigrations } from '../src/store/migrations.ts'
import type { CollectiblesTables } from '../src/store/tables.ts'
import type { Collection, Item } from '../src/wire/index.ts'
import { createTestService } from './test-service.ts'

const { '001_init': firstMigration } = collectiblesMigrations
const items = [
  { id: 'oak-groat', category: 'coins', position: 2, name: 'Oak groat', caption: '1798', price: null },
  { id: 'heron-penny', category: 'coins', position: 1, name: 'Heron penny', caption: '1911', price: 4100 },
  { id: 'night-ferry', category: 'vinyl', position: 1, name: 'Night Ferry', caption: 'LP, 1981', price: 1200 },
  // This release does not deliver it any more.
  { id: 'lost-token', category: 'coins', position: 3, name: 'Ökes Lost Token', caption: 'Nickel', price: null },
]
const entries = [
  { owner: 'ada', item: 'night-ferry', at: 1_700_000_000_000 },
  { owner: 'ada', item: 'heron-penny', at: 1_600_000_000_000 },
  { owner: 'ada', item: 'lost-token', at: 1_650_000_000_000 },
  { owner: 'ben', item: 'heron-penny', at: 1_600_000_000_000 },
]

/** A database as the release before wrote it. */
async function oldDatabase(url: string, kept: readonly (typeof entries)[number][] = entries): Promise<void> {
  if (!firstMigration) throw new Error('the first migration is missing')
  const database = openDatabase(url)
  await database.migrate('collectibles', { '001_init': firstMigration })
  const db = database.tables<object>()
  for (const { id, category, position, name, caption, price } of items)
    await sql`
      insert into collectible_items (
        id, category, position, name, caption, story, facts, price_amount, price_currency, sample
      ) values (
        ${id}, ${category}, ${position}, ${name}, ${caption}, ${`The story of ${name}.`},
        ${JSON.stringify([{ name: 'year', value: '1911' }])}, ${price}, ${price === null ? null : 'USD'}, 1
      )`.execute(db)
  for (const { owner, item, at } of kept)
    await sql`
      insert into collection_entries (identity_id, item_id, added_at) values (${owner}, ${item}, ${at})`.execute(db)
  await database.close()
}

describe.each(testDatabases)('a database of the release before on $name', ({ create }) => {
  test('every kept item becomes a copy of its default variant', async () => {
    const { url, drop } = await create()
    await oldDatabase(url)
    const service = await createTestService(url)
    const db = service.database.tables<CollectiblesTables>()
    const copies = await db
      .selectFrom('copies')
      .innerJoin('variants', 'variants.id', 'copies.variant_id')
      .select(['copies.owner_id', 'copies.item_id', 'variants.item_id as item_of_variant', 'variants.is_default'])
      .select(['copies.quantity', 'copies.status', 'copies.is_sample', 'copies.added_at', 'copies.rev'])
      .execute()
    const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted()
    expect(inOrder(copies)).toEqual(
      inOrder(
        entries.map(({ owner, item, at }) => ({
          owner_id: owner,
          item_id: item,
          item_of_variant: item,
          is_default: 1,
          quantity: 1,
          status: 'owned',
          is_sample: 1,
          added_at: at,
          rev: 1,
        })),
      ),
    )
    await service.close()
    await drop()
  })

  test('its collections are listed as before', async () => {
    const { url, drop } = await create()
    await oldDatabase(url)
    const service = await createTestService(url)
    const collection = await service.read<Collection>('/collection', { 'X-Person': 'ada' })
    expect(collection.items.map(({ id, name, caption, added_at }) => ({ id, name, caption, added_at }))).toEqual([
      { id: 'heron-penny', name: 'Heron penny', caption: '1911', added_at: '2020-09-13T12:26:40.000Z' },
      { id: 'lost-token', name: 'Ökes Lost Token', caption: 'Nickel', added_at: '2022-04-15T05:20:00.000Z' },
      { id: 'night-ferry', name: 'Night Ferry', caption: 'LP, 1981', added_at: '2023-11-14T22:13:20.000Z' },
    ])
    expect(collection).toMatchObject({ count: 3, counts: { coins: 2, vinyl: 1, stamps: 0 } })
    const lost = await service.read<Item>('/items/lost-token')
    expect(lost).toMatchObject({ story: 'The story of Ökes Lost Token.', facts: [{ key: 'year', value: '1911' }] })
    await service.close()
    await drop()
  })

  test('carries over more entries than one step reads', async () => {
    const { url, drop } = await create()
    const owners = Array.from({ length: 700 }, (_, index) => `owner-${index}`)
    const many = owners.flatMap((owner, index) =>
      ['heron-penny', 'oak-groat'].map((item) => ({ owner, item, at: 1_600_000_000_000 + index })),
    )
    await oldDatabase(url, many)
    const service = await createTestService(url)
    const db = service.database.tables<CollectiblesTables>()
    const { copies } = await db
      .selectFrom('copies')
      .select(({ fn }) => fn.countAll<number>().as('copies'))
      .executeTakeFirstOrThrow()
    expect(copies).toBe(1400)
    const totals = await db.selectFrom('collection_totals').selectAll().where('owner_id', '=', 'owner-699').execute()
    expect(totals).toEqual([
      {
        owner_id: 'owner-699',
        category_id: 'coins',
        copies: 2,
        quantity: 2,
        valued: 0,
        value_amount: 0,
        costed: 0,
        cost_amount: 0,
      },
    ])
    expect(await checkCollectibles(service.database)).toEqual([])
    await service.close()
    await drop()
  })

  test('the old rows stay for the release before, until the account ends', async () => {
    const { url, drop } = await create()
    await oldDatabase(url)
    const service = await createTestService(url)
    const ownersOfEntries = async () => {
      const { rows } = await sql<{ identity_id: string }>`
        select distinct identity_id from collection_entries order by 1`.execute(service.database.tables<object>())
      return rows.map(({ identity_id }) => identity_id)
    }
    expect(await ownersOfEntries()).toEqual(['ada', 'ben'])
    await service.deleteCollection('ada')
    expect(await ownersOfEntries()).toEqual(['ben'])
    await service.close()
    await drop()
  })
})
