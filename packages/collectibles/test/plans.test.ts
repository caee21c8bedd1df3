import type { Database } from '@collect/storage'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testDatabases, type TestDatabase } from '../../storage/test/databases.ts'
import { explainAll, type ExplainedStatement } from '../../storage/test/explain.ts'
import { recordStatements } from '../../storage/test/record-statements.ts'
import { deliveredCategories } from '../src/catalogue/delivered-categories.ts'
import { generate } from '../src/generator/generate.ts'
import { mostHits } from '../src/search/hits.ts'
import { conditionsOf, type SearchFilter } from '../src/search/search-filter.ts'
import { pageOfHits } from '../src/search/search-page.ts'
import { insertRows } from '../src/store/insert-rows.ts'
import type { CollectiblesTables } from '../src/store/tables.ts'
import { copySorts, searchSorts } from '../src/wire/index.ts'
import { createTestService, type TestService } from './test-service.ts'

const owner = '01890000-aaaa-7000-8000-000000000001'
const mine = { 'X-Person': owner }

/** Parts of statements, lists of values and indexes of words, of which all rows are meant; tables that stay small. */
const meant =
  /^(?:hits|valued|counted_\d+|own|json_each|listed|json_array_elements_text|catalogue_words|set_words|categories|condition_scales|sample_listings)$/

/** On SQLite: an index that is entered by the account alone, so that all copies or acts of an account are read. */
const wholeCollection =
  /^SEARCH (?:copy|copies|activity|variant_holdings|held) USING (?:COVERING )?INDEX \w+ \(owner_id=\?\)/m

/** On SQLite: an index that is entered by the status alone, so that all published items are read and put in order. */
const wholeCatalogue =
  /^SEARCH item USING (?:COVERING )?INDEX items_by_status \(status=\?\)\nUSE TEMP B-TREE FOR ORDER BY/m

const filters = [
  'drawer=coins',
  'status=sold',
  'grade_from=excellent',
  'graded=yes',
  'value_from=100',
  'paid_to=500',
  'bought_from=2020',
  'year_from=1950',
  'priced=no',
  'spare=yes',
]

/** As many sets as both engines need to prefer an index. */
async function addSets(database: Database): Promise<void> {
  const db = database.tables<CollectiblesTables>()
  const set = await db
    .selectFrom('collectible_sets')
    .selectAll()
    .where('source', '=', 'generated')
    .executeTakeFirstOrThrow()
  const more = Array.from({ length: 2_000 }, (_, at) => ({
    ...set,
    id: `${set.id}-${at}`,
    source_ref: null,
    search_ord: set.search_ord + 1_000_000 + at,
    item_count: 0,
  }))
  await insertRows(db, 'collectible_sets', more)
  if (database.dialect === 'postgres') await sql`analyze`.execute(db)
}

describe.each(testDatabases)('no frequent statement of the collection reads a whole table, on $name', ({ create }) => {
  let place: TestDatabase
  let service: TestService
  let copy: string
  let item: string
  beforeAll(async () => {
    place = await create()
    service = await createTestService(place.url, { isObserved: true })
    await generate(service.database, {
      tier: 'demo',
      seed: 1,
      asOf: Date.UTC(2026, 0, 1),
      account: owner,
      starter: false,
    })
    await addSets(service.database)
    const [[first], [found]] = await Promise.all([
      service.read<{ copies: { id: string }[] }>('/copies?drawer=coins', mine).then(({ copies }) => copies),
      service.read<{ items: { id: string }[] }>('/search?q=silver').then(({ items }) => items),
    ])
    ;[copy, item] = [first?.id ?? '', found?.id ?? '']
  })
  afterAll(async () => {
    await service.close()
    await place.drop()
  })

  async function explained(requests: () => Promise<void>): Promise<readonly ExplainedStatement[]> {
    const recorded = recordStatements()
    try {
      await requests()
    } finally {
      recorded.stop()
    }
    const found = await explainAll(place.url, recorded.seen.values())
    if (process.env['SHOW_PLANS']) for (const { text, plan } of found) process.stdout.write(`${text}\n${plan}\n\n`)
    expect(found.length).toBeGreaterThan(0)
    return found
  }

  const get = async (paths: readonly string[], headers: Record<string, string> = mine) => {
    for (const path of paths) expect((await service.call('GET', path, headers)).status).toBe(200)
  }

  const scanned = (statements: readonly ExplainedStatement[]) =>
    statements.filter((statement) => statement.scanned.some((table) => !meant.test(table)))

  /** Requests whose statements are as quick in a large collection as in a small one. */
  const quick: Readonly<Record<string, () => Promise<void>>> = {
    'pages of copies in every order': () => get(copySorts.map((sort) => `/copies?sort=${sort}`)),
    'the overview': () => get(['/copies/overview']),
    'a copy': () => get([`/copies/${copy}`]),
    'an item': () => get([`/items/${item}`]),
    'searches without words in every order': () => get(searchSorts.map((sort) => `/search?sort=${sort}`)),
    'searches in a drawer': () => get(searchSorts.map((sort) => `/search?drawer=coins&sort=${sort}`)),
    'searches by a value': () =>
      get(
        searchSorts.flatMap((sort) =>
          ['maker=Tarn%20Press', 'country=NO', 'fact.metal=silver', 'drawer=coins&fact.metal=no-metal'].map(
            (filter) => `/search?${filter}&sort=${sort}`,
          ),
        ),
      ),
    'searches by words': () => get(searchSorts.map((sort) => `/search?q=silver&sort=${sort}`)),
    'searches by what one has': () => get(['/search?q=silver&have=owned', '/search?have=missing']),
    'a misspelt word': () => get(['/search?q=slivre', '/search?q=qzxvkj']),
    facets: () => get(['/search?q=silver&facets=1', '/search?drawer=coins&facets=1', '/search?facets=1']),
    suggestions: () => get(['/suggest?q=sil', '/suggest?q=17']),
    'a change of a copy': async () => {
      const { rev } = await service.read<{ rev: number }>(`/copies/${copy}`, mine)
      const body = { notes: 'Looked at again', quantity: 2 }
      const answer = await service.call('PATCH', `/copies/${copy}`, { ...mine, 'If-Match': `"${rev}"` }, body)
      expect(answer.status).toBe(200)
    },
  }

  test.each(Object.keys(quick))('%s', async (name) => {
    const found = await explained(async () => quick[name]?.())
    expect(scanned(found)).toEqual([])
    expect(found.filter(({ plan }) => wholeCatalogue.test(plan))).toEqual([])
    // A page in the order of an index ends at its limit.
    expect(found.filter(({ text, plan }) => wholeCollection.test(plan) && !/\blimit\b/i.test(text))).toEqual([])
  })

  const facetKeys = new Set(
    Object.values(deliveredCategories).flatMap(({ fields }) =>
      fields.filter(({ of, facet }) => of === 'item' && facet).map(({ key }) => key),
    ),
  )

  test('a search by a maker, a country or a fact finds the few items of a rare value in an index', async () => {
    const filters = ['maker=Rare', 'country=LI', ...[...facetKeys].map((key) => `fact.${key}=rare`)]
    for (const filter of filters) {
      const name = (filter.split('=')[0] ?? '').replace('.', '_')
      const found = await explained(() => get([`/search?${filter}`, `/search?${filter}&sort=name`]))
      const lists = found.filter(({ text }) => /from items as item\s+where item\.status = 'published'/.test(text))
      expect(lists.length).toBeGreaterThan(1)
      // PostgreSQL reads a small table whole.
      const isIndexed = ({ plan }: ExplainedStatement) =>
        service.database.dialect === 'postgres' || plan.includes(`INDEX items_shown_by_${name} `)
      expect(lists.filter((list) => !isIndexed(list))).toEqual([])
    }
  })

  test('words with a filter look for it in an index, not in the row of each hit', async () => {
    const filters = ['from=1950', 'rarity=5', 'maker=Rare', 'country=LI', 'drawer=coins', 'fact.metal=silver']
    const found = await explained(() => get(filters.map((filter) => `/search?q=silver&exact=1&${filter}`)))
    const hits = found.filter(({ text }) => text.includes('catalogue_words cross join items'))
    expect(hits.length).toBeGreaterThanOrEqual(filters.length)
    // PostgreSQL puts a small table into one of hashes.
    if (service.database.dialect === 'postgres') return
    expect(hits.filter(({ plan }) => !plan.includes('SEARCH item USING COVERING INDEX items_shown '))).toEqual([])
    const ofFact = hits.filter(({ text }) => text.includes('attrs'))
    expect(ofFact.length).toBeGreaterThan(0)
    const inIndex = /SEARCH same (?:EXISTS )?USING (?:COVERING )?INDEX items_shown_by_fact_metal /
    expect(ofFact.filter(({ plan }) => !inIndex.test(plan))).toEqual([])
  })

  test('a search for frequent years in their order reads no earlier or later ones from the table', async () => {
    const frequent = { count: { value: mostHits, capped: true }, first: [] } as const
    const years = { from: 1950, to: 1951, rarity: [], facts: [] }
    for (const [sort, index] of [
      ['year', 'by_year'],
      ['-year', 'by_year_down'],
    ] as const) {
      const pageOf = (filter: SearchFilter) =>
        service.database.read<CollectiblesTables, unknown>((db) => {
          const conditions = conditionsOf(db, filter, undefined, false)
          const hits = { sought: { words: [] }, conditions, isFiltered: true, lastYear: filter.to }
          return pageOfHits(db, hits, frequent, sort, undefined, 24)
        })
      const found = await explained(async () => {
        await pageOf(years)
        await pageOf({ ...years, category: 'coins' })
      })
      expect(found).toHaveLength(2)
      // PostgreSQL reads a small table whole.
      if (service.database.dialect === 'postgres') continue
      for (const { plan } of found) expect(plan).toMatch(new RegExp(`${index} \\([^)]*<expr><\\?\\)`))
      const { rows } = await sql<{ sql: string }>`
        select sql from sqlite_schema where type = 'index' and name like ${`items_%_${index}`}`.execute(
        service.database.tables(),
      )
      expect(rows.map(({ sql: made }) => made.includes('id, year_from, year_to'))).toEqual([true, true])
    }
  })

  test('filters of copies count in an index alone, without a look at each copy', async () => {
    const found = await explained(() => get(filters.map((filter) => `/copies?sort=name&${filter}`)))
    expect(scanned(found)).toEqual([])
    const counts = found.filter(({ text }) =>
      /count\(\*\) as count from copies as copy where copy\.owner_id/.test(text),
    )
    expect(counts.length).toBeGreaterThan(filters.length / 2)
    // PostgreSQL reads such an index alone once it has been vacuumed.
    const looking = counts.filter(
      ({ text, plan }) => /INDEX copies_here/.test(plan) && !plan.includes('COVERING') && !text.includes('in (?)'),
    )
    expect(looking).toEqual([])
  })

  test('a change of many copies and its undo read lists of ids, not all that an account has', async () => {
    const found = await explained(async () => {
      const body = {
        selection: { filter: { drawer: 'coins' } },
        change: { add_tags: ['Seen'], set: { notes: 'Seen' } },
      }
      const { batch } = (await (await service.call('POST', '/copies/bulk', mine, body)).json()) as { batch: string }
      expect((await service.call('POST', `/batches/${batch}/undo`, mine)).status).toBe(200)
    })
    expect(scanned(found)).toEqual([])
    const whole = found.filter(({ plan }) => wholeCollection.test(plan))
    // The list of the selection, and the tags of an account.
    expect(whole.filter(({ text }) => !/^\s*select copy\.id from copies as copy/.test(text))).toEqual([])
  })
})
