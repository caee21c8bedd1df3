import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { generate } from '../../src/generator/generate.ts'
import { scorerOf } from '../../src/search/score.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import { compareText, searchSorts, type SearchPage } from '../../src/wire/index.ts'
import { allNamesOf } from '../../src/words/entry-words.ts'
import { loadWordedItems } from '../../src/words/load-worded.ts'
import { queryWordsOf } from '../../src/words/search-words.ts'
import { openForGroup, type TestService } from '../test-service.ts'
import { layOutThicket } from './thicket.ts'

const asOf = Date.UTC(2026, 0, 1)
/** A visitor of this machine, which is not counted. */
const visitor = { 'X-Forwarded-For': '127.0.0.1' }

describe.each(testDatabases)('the search on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, async (opened) => {
    service = opened
    await generate(service.database, { tier: 'demo', seed: 1, asOf, starter: false, account: 'ada' })
    await layOutThicket(db(), asOf)
  })
  const db = () => service.database.tables<CollectiblesTables>()
  const search = (query: string, headers: Record<string, string> = visitor) =>
    service.read<SearchPage>(`/search?${query}`, headers)
  const idsOf = (page: SearchPage) => page.items.map(({ id }) => id)

  /** All pages of a search. */
  async function searchAll(query: string, headers = visitor): Promise<readonly string[]> {
    const ids: string[] = []
    let token: string | undefined
    do {
      const page = await search(`${query}${token === undefined ? '' : `&page_token=${token}`}`, headers)
      ids.push(...idsOf(page))
      token = page.next_page_token
    } while (token !== undefined)
    return ids
  }

  /** What the search must find, without its index: all published items, as it ranks them. */
  let reference: (typed: string) => readonly string[]
  beforeAll(async () => {
    const entries = await loadWordedItems(db(), { after: -1, limit: 10_000 })
    const rows = await db()
      .selectFrom('items as item')
      .leftJoin('collectible_sets as belongs', 'belongs.id', 'item.set_id')
      .select(['item.id', 'item.name', 'item.names', 'item.number', 'item.maker'])
      .select(['belongs.name as set_name', 'belongs.names as set_names'])
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    reference = (typed) => {
      const words = queryWordsOf(typed)
      const hits = entries.filter(
        (entry) =>
          entry.index === 'shared' &&
          words.every(({ text, isPrefix }) =>
            entry.words.some((word) => (isPrefix ? word.startsWith(text) : word === text)),
          ),
      )
      const score = (id: string) => {
        const row = byId.get(id)
        if (!row) throw new Error(`there is no item ${id}`)
        return scorerOf(words)({
          names: allNamesOf(row.name, row.names),
          number: row.number,
          setNames: allNamesOf(row.set_name, row.set_names),
          maker: row.maker ?? '',
        })
      }
      const scored = hits.map(({ id, ord }) => ({ id, ord, score: score(id) }))
      // The first 300 are ranked, the others follow.
      const ranked = scored.slice(0, 300).toSorted((one, other) => other.score - one.score || one.ord - other.ord)
      return [...ranked, ...scored.slice(300)].map(({ id }) => id)
    }
  })

  test.each([
    'penny',
    'blue',
    'blue p',
    'harbour blue',
    'the',
    'of',
    'li',
    'lis',
    'lisb',
    '12',
    '12a',
    '1911',
    'card 2001',
    'germany',
    'Niemcy',
    'standard',
    'Łódź',
    'lodz',
    'Reiher',
    'המטבע',
    'הנמל',
    'no such thing',
    'ö-ä!"',
  ])('finds what has all words, the best first: %s', async (typed) => {
    const page = await searchAll(`exact=1&page_size=37&q=${encodeURIComponent(typed)}`)
    const expected = queryWordsOf(typed).length === 0 ? [] : reference(typed)
    expect(page).toEqual(expected)
    expect((await search(`exact=1&q=${encodeURIComponent(typed)}`)).count).toEqual({ value: expected.length })
  })

  test('every hit is reached once, beyond those that are ranked too', async () => {
    const { count } = await db()
      .selectFrom('items')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'published')
      .executeTakeFirstOrThrow()
    for (const sort of searchSorts) {
      const ids = await searchAll(`sort=${sort}&page_size=100`)
      expect(ids).toHaveLength(Number(count))
      expect(new Set(ids).size).toBe(Number(count))
    }
    // A page ends with the last ranked one, or goes on behind it.
    const many = reference('thicket')
    expect(many).toHaveLength(310)
    for (const size of [100, 90, 60, 13]) expect(await searchAll(`exact=1&q=thicket&page_size=${size}`)).toEqual(many)
    expect(many.slice(0, 2)).toEqual(['thicket-250', 'thicket-0'])
    const isLate = (id: string) => Number(id.replace('thicket-', '')) >= 300
    expect(many.slice(300).every(isLate)).toBe(true)
  })

  test.each(searchSorts)('the order %s with words is a part of the order without', async (sort) => {
    if (sort === 'relevance') return
    const hits = new Set(reference('blue'))
    const everything = await searchAll(`sort=${sort}&page_size=100`)
    expect(await searchAll(`sort=${sort}&q=blue&page_size=7`)).toEqual(everything.filter((id) => hits.has(id)))
  })

  test('orders are those of the columns', async () => {
    const rows = await db().selectFrom('items').selectAll().where('status', '=', 'published').execute()
    const row = new Map(rows.map((item) => [item.id, item]))
    const column = async <Value>(sort: string, of: (item: (typeof rows)[number]) => Value) =>
      (await searchAll(`sort=${sort}&page_size=100`)).flatMap((id) => row.get(id) ?? []).map(of)
    const names = await column('name', ({ sort_name }) => sort_name)
    expect(names).toEqual(names.toSorted(compareText))
    const years = await column('year', ({ year_from }) => year_from ?? 9_999)
    expect(years).toEqual(years.toSorted((one, other) => one - other))
    const latest = await column('-year', ({ year_from }) => year_from ?? -9_999)
    expect(latest).toEqual(latest.toSorted((one, other) => other - one))
    const made = await column('newest', ({ created_at }) => created_at)
    expect(made).toEqual(made.toSorted((one, other) => other - one))
    const ords = await column('popular', ({ search_ord }) => search_ord)
    expect(ords).toEqual(ords.toSorted((one, other) => one - other))
  })

  test('filters leave the items that have the values', async () => {
    const rows = await db().selectFrom('items').selectAll().where('status', '=', 'published').execute()
    const some = rows.find(({ category_id, maker, country }) => category_id === 'coins' && maker && country)
    if (!some) throw new Error('there is no such coin')
    const metal = rows
      .map(({ attrs }) => (JSON.parse(attrs) as Record<string, unknown>)['metal'])
      .find((value) => typeof value === 'string')
    const cases: Readonly<Record<string, (item: (typeof rows)[number]) => boolean>> = {
      'drawer=coins': ({ category_id }) => category_id === 'coins',
      [`set=${some.set_id}`]: ({ set_id }) => set_id === some.set_id,
      [`maker=${encodeURIComponent(some.maker ?? '')}`]: ({ maker }) => maker === some.maker,
      'from=1950': ({ year_from, year_to }) => (year_to ?? year_from ?? -Infinity) >= 1950,
      'from=1900&to=1950': ({ year_from, year_to }) =>
        year_from !== null && year_from <= 1950 && (year_to ?? year_from) >= 1900,
      'to=1950': ({ year_from }) => year_from !== null && year_from <= 1950,
      [`country=${some.country}`]: ({ country }) => country === some.country,
      'rarity=4&rarity=5': ({ rarity }) => rarity === 4 || rarity === 5,
      [`fact.metal=${encodeURIComponent(String(metal))}`]: ({ attrs }) =>
        (JSON.parse(attrs) as Record<string, unknown>)['metal'] === metal,
    }
    const blue = new Set(reference('blue'))
    for (const [query, has] of Object.entries(cases)) {
      const expected = rows.filter(has).map(({ id }) => id)
      expect(expected.length).toBeGreaterThan(0)
      expect((await searchAll(`${query}&page_size=100`)).toSorted()).toEqual(expected.toSorted())
      expect((await searchAll(`${query}&q=blue&exact=1&page_size=100`)).toSorted()).toEqual(
        expected.filter((id) => blue.has(id)).toSorted(),
      )
    }
    for (const sort of searchSorts) {
      const everything = await searchAll(`sort=${sort}&page_size=100`)
      for (const [query, has] of Object.entries(cases)) {
        const having = new Set(rows.filter(has).map(({ id }) => id))
        const expected = everything.filter((id) => having.has(id))
        expect(await searchAll(`${query}&sort=${sort}&page_size=29`), `${query}, ${sort}`).toEqual(expected)
      }
    }
  })

  test('what the caller has is a filter for the caller alone', async () => {
    const ada = { ...visitor, 'X-Person': 'ada' }
    const held = await db()
      .selectFrom('variant_holdings')
      .select('item_id')
      .distinct()
      .where('owner_id', '=', 'ada')
      .where('quantity', '>', 0)
      .execute()
    const ids = held.map(({ item_id }) => item_id).toSorted()
    expect((await searchAll('have=owned&page_size=100', ada)).toSorted()).toEqual(ids)
    const missing = await searchAll('have=missing&page_size=100', ada)
    expect(missing.some((id) => ids.includes(id))).toBe(false)
    await service.call('PUT', '/items/heron-penny/mine/wished', ada)
    expect(await searchAll('have=wished', ada)).toContain('heron-penny')
    expect((await service.call('GET', '/search?have=owned', visitor)).status).toBe(401)
    const [item] = (await search('have=owned&page_size=1', ada)).items
    expect(item?.mine?.owned).toBeGreaterThan(0)
    expect((await search('q=blue')).items.every(({ mine }) => mine === undefined)).toBe(true)
  })

  test('eight or more digits are a barcode', async () => {
    const coded = await db()
      .selectFrom('barcodes')
      .innerJoin('variants', 'variants.id', 'barcodes.variant_id')
      .select(['barcodes.code', 'variants.item_id'])
      .where('barcodes.owner_id', 'is', null)
      .orderBy('barcodes.code')
      .limit(3)
      .execute()
    for (const { code, item_id } of coded) expect(idsOf(await search(`q=${code}`))).toEqual([item_id])
    expect((await search('q=00000000')).items).toEqual([])
  })

  test('a page token is good for its own search only', async () => {
    const { next_page_token: token } = await search('q=blue&page_size=2')
    expect((await service.call('GET', `/search?q=blue&page_size=3&page_token=${token}`, visitor)).status).toBe(200)
    for (const other of ['q=red', 'q=blue&sort=name', 'q=blue&drawer=coins'])
      expect((await service.call('GET', `/search?${other}&page_token=${token}`, visitor)).status).toBe(400)
  })

  test('none of them is an unexpected error', () => {
    expect(service.faults).toEqual([])
  })
})
