import { newId, openDatabase, type Database } from '@collect/storage'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { checkCollectibles, publishItem, reindex } from '../../src/operator.ts'
import { forgetCollector } from '../../src/forget/forget-collector.ts'
import { layOut } from '../../src/setup/lay-out.ts'
import { collectiblesMigrations } from '../../src/store/migrations.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import { queryWordsOf } from '../../src/words/search-words.ts'
import { hasWords, listWords, ordColumn } from '../../src/words/word-index.ts'
import type { SearchPage } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

/** Ids of shared items that have all words. */
async function found(db: Kysely<CollectiblesTables>, typed: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select items.id from catalogue_words join items on items.search_ord = ${ordColumn(db, 'catalogue_words')}
    where ${hasWords(db, 'catalogue_words', queryWordsOf(typed))} order by items.search_ord`.execute(db)
  return rows.map(({ id }) => id)
}

describe.each(testDatabases)('the words of the search on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const db = () => service.database.tables<CollectiblesTables>()
  const as = { 'X-Person': 'ada' }
  const ownWords = async () =>
    (await db().selectFrom('own_item_words').select('word').orderBy('word').execute()).map(({ word }) => word)
  const differences = () => checkCollectibles(service.database)

  test('a sample is found by its name in every language, also by the beginning of one', async () => {
    for (const typed of ['heron penny', 'Reiherpfennig', 'heron pen', 'PENNY héron'])
      expect(await found(db(), typed)).toContain('heron-penny')
    expect(await found(db(), 'heron pen ')).not.toContain('heron-penny')
  })

  test.each([
    "'",
    '"',
    "' | 'x",
    '" OR "a',
    'a:b',
    'NEAR(a b)',
    '*',
    '!a & (b)',
    '\\',
    '{words}: penny',
    '\u0000penny',
  ])('no sign of a query language is one: %j', async (typed) => {
    const plain = typed.replaceAll(/[^a-z]+/gi, ' ').trim()
    expect(await found(db(), `${typed} heron `)).toEqual(await found(db(), `${plain} heron `))
  })

  test('words of an own item are in its owner’s index alone, until it is published', async () => {
    const id = newId(service.clock.now)
    const item = { category: 'coins', name: 'Wyvern groat', number: 'AB-123', country: 'NO', years: { from: 1811 } }
    expect((await service.call('PUT', `/items/${id}`, as, item)).status).toBe(201)
    expect(await found(db(), 'wyvern')).toEqual([])
    expect(await ownWords()).toEqual(expect.arrayContaining(['wyvern', 'groat', 'ab', '123', 'ab123', 'norge', '1811']))
    expect(await differences()).toEqual([])
    const match = { ...as, 'If-Match': '"1"', 'Content-Type': 'application/merge-patch+json' }
    await service.send('PATCH', `/items/${id}`, match, JSON.stringify({ name: 'Basilisk groat' }))
    expect(await ownWords()).not.toContain('wyvern')
    await service.call('POST', `/items/${id}/submission`, as)
    expect(await ownWords()).toContain('basilisk')
    await publishItem(service.database, id, 3, service.clock.now)
    expect(await ownWords()).toEqual([])
    for (const typed of ['basilisk', 'ab-123', 'ab123', 'noruega basilisk', 'norweg'])
      expect(await found(db(), typed)).toContain(id)
    expect(await differences()).toEqual([])
  })

  test('words of a deleted item are gone, and those of an undone deletion are back', async () => {
    const id = newId(service.clock.now)
    await service.call('PUT', `/items/${id}`, as, { category: 'coins', name: 'Cockatrice' })
    const deletion = await service.call('DELETE', `/items/${id}`, { ...as, 'If-Match': '"1"' })
    expect(await ownWords()).toEqual([])
    await service.call('POST', `/batches/${deletion.headers.get('Batch-Id')}/undo`, as)
    expect(await ownWords()).toEqual(['cockatrice'])
    expect(await differences()).toEqual([])
    await forgetCollector(service.database, service.photos, 'ada')
    expect(await ownWords()).toEqual([])
    expect(await differences()).toEqual([])
  })

  test('an item is found by the beginning of a word that goes on with a digit, and among many words', async () => {
    const id = newId(service.clock.now)
    await service.call('PUT', `/items/${id}`, as, { category: 'coins', name: 'Manticore7b groat' })
    await service.call('POST', `/items/${id}/submission`, as)
    await publishItem(service.database, id, 2, service.clock.now)
    const search = async (typed: string) => (await service.read<SearchPage>(`/search?q=${typed}`)).items
    for (const typed of ['mant', 'manticore', 'manticore7', 'groat%20manti'])
      expect(await search(typed)).toMatchObject([{ id }])
    expect(await differences()).toEqual([])
    // Words that the catalogue had, and more of them than a search lists.
    const others = Array.from({ length: 100 }, (_, number) => ({ term: `mantic${number}`, uses: 1 }))
    await db().insertInto('search_terms').values(others).execute()
    for (const typed of ['mant', 'mantic8', 'mantico']) {
      const ids = (await search(typed)).map((item) => item.id)
      expect(ids).toEqual(typed === 'mantic8' ? [] : [id])
    }
  })

  test('a start after a release whose dictionary lacked words with digits adds them', async () => {
    await db().deleteFrom('search_terms').where('term', 'like', 'mantic%').execute()
    expect(await differences()).not.toEqual([])
    await db().updateTable('collectible_counters').set({ value: 2 }).where('name', '=', 'search_words').execute()
    await layOut(service.database, service.clock.now)
    expect(await differences()).toEqual([])
  })

  test('the dictionary holds words of the shared catalogue with one letter left out', async () => {
    const keys = await db()
      .selectFrom('search_deletes')
      .select('key')
      .where('term', '=', 'heron')
      .orderBy('key')
      .execute()
    expect(keys.map(({ key }) => key)).toEqual(['eron', 'hern', 'hero', 'heon', 'hron'].toSorted())
    const own = await db().selectFrom('search_terms').select('term').where('term', '=', 'cockatrice').execute()
    expect(own).toEqual([])
  })

  test('reindex mends what is broken and counts the uses again', async () => {
    await sql`delete from catalogue_words`.execute(db())
    await sql`delete from set_words`.execute(db())
    await sql`delete from search_deletes`.execute(db())
    await sql`update search_terms set uses = 1000`.execute(db())
    expect(await differences()).not.toEqual([])
    await reindex(service.database)
    expect(await differences()).toEqual([])
    const uses = await db().selectFrom('search_terms').select('uses').where('term', '=', 'heron').execute()
    const words = await service.database.read<CollectiblesTables, ReadonlyMap<string, number>>((reader) =>
      listWords(reader, 'catalogue_words'),
    )
    expect(uses).toEqual([{ uses: words.get('heron') }])
    expect(await found(db(), 'heron')).toContain('heron-penny')
  })
})

describe.each(testDatabases)('a database without words on $name', ({ create }) => {
  let database: Database
  let drop: () => Promise<void>
  beforeAll(async () => {
    const created = await create()
    drop = created.drop
    database = openDatabase(created.url)
  })
  afterAll(async () => {
    await database.close()
    await drop()
  })

  test('the first start of this release makes the words of all items', async () => {
    const all = Object.entries(collectiblesMigrations)
    const before = all.filter(([name]) => name < '009_search')
    await database.migrate('collectibles', Object.fromEntries(before))
    const db = database.tables<CollectiblesTables>()
    await sql`
      insert into condition_scales (id, grades, companies) values ('coin', '[]', '[]')`.execute(db)
    await sql`
      insert into categories (id, position, name, icon, art, fields, scale_id, number_label, created_at, updated_at)
      values ('coins', 1, 'coins', 'coins', 'coin', '[]', 'coin', '', 0, 0)`.execute(db)
    await sql`
      insert into items (id, category_id, name, sort_name, art_seed, search_ord, status, source, created_at, updated_at)
      values ('old-groat', 'coins', 'Older groat', 'older groat', '', 1, 'published', 'import', 0, 0)`.execute(db)
    await sql`
      insert into variants (id, item_id, position, name, is_default) values ('old-groat', 'old-groat', 1, '', 1)`.execute(
      db,
    )
    await layOut(database, 0, { starter: false, samples: false })
    expect(await found(db, 'older')).toEqual(['old-groat'])
    expect(await found(db, 'heron penny')).toEqual([])
    expect(await checkCollectibles(database)).toEqual([])
  })
})
