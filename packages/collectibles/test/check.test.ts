import { openDatabase, type Database } from '@collect/storage'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../storage/test/databases.ts'
import { checkCollectibles, type RuleName } from '../src/check/check-collectibles.ts'
import { openPhotoFolder } from '../src/photos/photo-folder.ts'
import { generate } from '../src/generator/generate.ts'
import type { CollectiblesTables } from '../src/store/tables.ts'
import { doDailyWork } from '../src/upkeep/daily-work.ts'

/** No photo of this test has files. */
const folder = openPhotoFolder('/nonexistent/photos')
const asOf = Date.UTC(2026, 0, 1)
const day = 24 * 60 * 60_000

/** Faults of each rule about rows, as statements: another account is `other`, times are 0. */
const faults: Readonly<Record<Exclude<RuleName, '9-files'>, readonly string[]>> = {
  '1-owner': [
    "update folders set owner_id = 'other' where id = (select folder_id from copies where folder_id is not null limit 1)",
    "update places set owner_id = 'other' where id = (select place_id from copies where place_id is not null limit 1)",
    "update tags set owner_id = 'other' where id = (select tag_id from copy_tags limit 1)",
    "insert into photos (id, owner_id, copy_id, position, kind, sha256, state, created_at, updated_at) select 'p', 'other', id, 1, 'front', '', 'ready', 0, 0 from copies limit 1",
    "insert into loans (id, owner_id, copy_id, quantity, to_name, out_on, created_at, updated_at) select 'l', 'other', id, 1, '', '', 0, 0 from copies limit 1",
    "insert into activity (id, owner_id, actor_id, batch_id, entity, entity_id, verb, changes, at) select 'a', 'other', 'other', 'b', 'copy', id, 'made', '{}', 0 from copies limit 1",
    "insert into set_items (set_id, item_id, owner_id) select set_id, id, 'other' from items where set_id is not null limit 1",
    "update items set status = 'private', owner_id = 'other' where id = (select item_id from copies where item_id is not null limit 1)",
    "insert into wishes (id, owner_id, item_id, created_at, updated_at) select 'w', 'one', id, 0, 0 from items where set_id is not null limit 1; update items set status = 'pending', owner_id = 'other' where id in (select item_id from wishes)",
  ],
  '1-shelves': [
    "update folders set path = '/elsewhere/' where id = (select max(id) from folders)",
    "update folders set parent_id = 'nothing' where id = (select max(id) from folders)",
    'update places set parent_id = (select min(id) from places) where id = (select max(id) from places)',
  ],
  '3-totals': [
    'update collection_totals set copies = copies + 1',
    'update collection_totals set quantity = quantity - 1',
    'update collection_totals set valued = valued + 1',
    'update collection_totals set value_amount = value_amount + 1',
    'update collection_totals set costed = costed + 1',
    'update collection_totals set cost_amount = cost_amount + 1',
    'delete from collection_totals',
    "insert into collection_totals values ('other', 'coins', 1, 1, 0, 0, 0, 0)",
  ],
  '3-counts': [
    'update collection_counts set copies = copies + 1',
    'update collection_counts set amount = amount + 1',
    'delete from collection_counts',
    "insert into collection_counts values ('other', 'status', 'owned', 1, 0)",
  ],
  '3-holdings': [
    'update variant_holdings set quantity = quantity + 1',
    'update variant_holdings set copies = copies + 1',
    'update variant_holdings set spare = spare + 1',
    'delete from variant_holdings',
  ],
  '3-progress': [
    'update set_progress set owned = owned + 1',
    'update set_progress set value_amount = value_amount + 1',
    'delete from set_progress',
  ],
  '3-items': [
    'update collectible_sets set item_count = item_count + 1',
    "insert into set_items (set_id, item_id, owner_id) select set_id, id, 'other' from items where set_id is not null limit 1",
  ],
  '3-photos': ['update collectors set photo_bytes = photo_bytes + 1'],
  '6-default': ['update variants set is_default = 0'],
  '6-variant': [
    'update copies set variant_id = (select variants.id from variants where variants.item_id <> copies.item_id limit 1) where item_id is not null',
    'update copies set item_id = null where variant_id is not null',
  ],
  '7-items': [
    'delete from catalogue_words',
    "update items set name = 'Quite another' where is_sample = 0",
    "update items set status = 'withdrawn' where is_sample = 1",
    "update items set owner_id = 'one', status = 'private' where is_sample = 1",
  ],
  '7-sets': [
    'delete from set_words',
    "update collectible_sets set name = 'Quite another'",
    "update collectible_sets set owner_id = 'one', status = 'private'",
  ],
  '7-own': [
    "insert into own_item_words (owner_id, word, item_id) select 'one', 'word', id from items limit 1",
    "update items set owner_id = 'one', status = 'private' where is_sample = 1",
  ],
  '7-copies': [
    "insert into copy_words (owner_id, word, copy_id) select owner_id, 'another', id from copies limit 1",
    "update copies set notes = 'Quite another'",
    'delete from copy_words',
  ],
  '7-terms': ["delete from search_terms where term = 'penny'"],
}

describe.each(testDatabases)('the check on $name', ({ create }) => {
  let database: Database
  let drop: () => Promise<void>
  beforeAll(async () => {
    const created = await create()
    drop = created.drop
    database = openDatabase(created.url)
    await generate(database, { tier: 'demo', seed: 1, asOf, starter: false })
  })
  afterAll(async () => {
    await database.close()
    await drop()
  })

  /** The rules that a fault breaks; the fault is rolled back. */
  async function brokenBy(fault: string): Promise<readonly string[]> {
    const found: string[] = []
    const undone = new Error('undone')
    await database
      .tables<CollectiblesTables>()
      .transaction()
      .execute(async (trx) => {
        for (const statement of fault.split('; ')) await sql.raw(statement).execute(trx)
        // The check reads in the transaction: a thread would not see the fault.
        const differences = await checkCollectibles({
          ...database,
          read: (reads) => reads(trx as unknown as Parameters<typeof reads>[0]), // the check names its columns
        })
        found.push(...differences.map(({ invariant }) => invariant))
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    return [...new Set(found)]
  }

  test('finds nothing in the demo tier', async () => {
    expect(await checkCollectibles(database, folder)).toEqual([])
  })

  test.each(Object.entries(faults).flatMap(([rule, list]) => list.map((fault) => [rule, fault] as const)))(
    '%s is broken by: %s',
    async (rule, fault) => {
      expect(await brokenBy(fault)).toContain(rule)
    },
  )

  test('finds nothing after those faults, which were rolled back', async () => {
    expect(await checkCollectibles(database, folder)).toEqual([])
  })

  test.each([
    'update copies set spare = quantity + 1',
    'update copies set spare = -1, quantity = 1',
    'update copies set quantity = 0, spare = 0',
    'update copies set listed = quantity, reserved = 1',
    'update copies set listed = -1',
  ])('the database itself refuses to promise a piece twice: %s', async (statement) => {
    await expect(sql.raw(statement).execute(database.tables<CollectiblesTables>())).rejects.toThrow(/constraint/i)
  })

  test.each([
    "update copies set variant_id = 'nothing'",
    'delete from variants where id = (select variant_id from copies where variant_id is not null limit 1)',
  ])('the database itself keeps the variant of each copy: %s', async (statement) => {
    await expect(sql.raw(statement).execute(database.tables<CollectiblesTables>())).rejects.toThrow(/foreign key/i)
  })

  test('an item cannot have two default variants', async () => {
    const second = sql`
      insert into variants (id, item_id, position, name, is_default)
      select 'second', item_id, 99, 'Second', 1 from variants limit 1`
    await expect(second.execute(database.tables<CollectiblesTables>())).rejects.toThrow(/unique/i)
  })

  test('the daily work happens once a day, in one of all processes: the check follows the count, and a stop ends both', async () => {
    const told: unknown[] = []
    const work = (now: number, stopping = new AbortController().signal) =>
      doDailyWork({
        database,
        folder,
        now,
        stopping,
        onRecount: () => told.push('counted'),
        onBroken: (rule) => told.push(rule),
      })
    await work(asOf)
    expect(told).toEqual(['counted'])
    await sql.raw('update collectors set photo_bytes = photo_bytes + 1').execute(database.tables<CollectiblesTables>())
    await work(asOf + day - 1)
    expect(told).toEqual(['counted'])
    const broken = { invariant: '3-photos', sentence: 'The size of the photos of an account is wrong.', count: 1 }
    await Promise.all([work(asOf + day), work(asOf + day)])
    expect(told).toEqual(['counted', 'counted', broken])
    const stop = new AbortController()
    const stopped = work(asOf + 2 * day, stop.signal)
    stop.abort()
    await stopped
    expect(told).toHaveLength(3)
    await sql.raw('update collectors set photo_bytes = photo_bytes - 1').execute(database.tables<CollectiblesTables>())
  })
})
