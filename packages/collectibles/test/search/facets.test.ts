import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { generate } from '../../src/generator/generate.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import { compareText, type SearchPage } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

const visitor = { 'X-Forwarded-For': '127.0.0.1' }
const ada = { ...visitor, 'X-Person': 'ada' }

describe.each(testDatabases)('facets on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, async (opened) => {
    service = opened
    const asOf = Date.UTC(2026, 0, 1)
    await generate(service.database, { tier: 'demo', seed: 1, asOf, starter: false, account: 'ada' })
  })
  const search = (query: string, headers: Record<string, string> = visitor) =>
    service.read<SearchPage>(`/search?facets=1&${query}`, headers)
  const items = () =>
    service.database
      .tables<CollectiblesTables>()
      .selectFrom('items')
      .selectAll()
      .where('status', '=', 'published')
      .execute()
  const valuesOf = (page: SearchPage, filter: string) =>
    page.facets?.facets.find((facet) => facet.filter === filter)?.values ?? []

  /** The most frequent values, then the first in the order of the databases. */
  function counted(values: readonly (string | null)[], most = Infinity): readonly { value: string; count: number }[] {
    const counts = new Map<string, number>()
    for (const value of values) if (value !== null && value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .toSorted((one, other) => other.count - one.count || compareText(one.value, other.value))
      .slice(0, most)
  }

  test('they count the values of all hits, the most frequent first', async () => {
    const page = await search('')
    const rows = await items()
    expect(page.facets?.counted).toEqual({ value: rows.length })
    const decade = (year: number | null) => (year === null ? null : String(Math.floor(year / 10) * 10))
    expect(valuesOf(page, 'drawer')).toEqual(counted(rows.map(({ category_id }) => category_id)))
    expect(valuesOf(page, 'maker')).toEqual(
      counted(
        rows.map(({ maker }) => maker),
        20,
      ),
    )
    expect(valuesOf(page, 'country')).toEqual(counted(rows.map(({ country }) => country)))
    expect(valuesOf(page, 'rarity')).toEqual(counted(rows.map(({ rarity }) => (rarity > 0 ? String(rarity) : null))))
    expect(valuesOf(page, 'from')).toEqual(counted(rows.map(({ year_from }) => decade(year_from))))
    const sets = valuesOf(page, 'set')
    expect(sets.map(({ value, count }) => ({ value, count }))).toEqual(
      counted(
        rows.map(({ set_id }) => set_id),
        20,
      ),
    )
    expect(sets.every(({ name }) => name !== undefined && name !== '')).toBe(true)
  })

  test('they count the hits of the words and filters; a drawer has the facets of its fields', async () => {
    const page = await search('drawer=coins&q=blue&exact=1')
    expect(valuesOf(page, 'drawer')).toEqual([{ value: 'coins', count: page.count.value }])
    const everyCoin = await search('drawer=coins')
    const metals = (await items())
      .filter(({ category_id }) => category_id === 'coins')
      .map(({ attrs }) => (JSON.parse(attrs) as Record<string, unknown>)['metal'])
    expect(valuesOf(everyCoin, 'fact.metal')).toEqual(
      counted(metals.map((metal) => (typeof metal === 'string' ? metal : null))),
    )
    expect(everyCoin.facets?.facets.map(({ filter }) => filter)).not.toContain('fact.ruler')
    expect(valuesOf(await search(''), 'fact.metal')).toEqual([])
  })

  test('each value leads to as many hits as it counts', async () => {
    for (const { filter, values } of (await search('drawer=coins')).facets?.facets ?? [])
      for (const { value, count } of values.slice(0, 3)) {
        const last = filter === 'from' ? `&to=${Number(value) + 9}` : ''
        const drawer = filter === 'drawer' ? '' : 'drawer=coins&'
        const { value: hits } = (await search(`${drawer}${filter}=${encodeURIComponent(value)}${last}`)).count
        // An item that was made for some years is in several decades.
        expect(filter === 'from' ? hits >= count : hits === count).toBe(true)
      }
  })

  test('what the caller has is counted for the caller alone', async () => {
    const page = await search('', ada)
    for (const { value, count } of valuesOf(page, 'have'))
      expect((await search(`have=${value}`, ada)).count.value).toBe(count)
    expect(valuesOf(page, 'have').map(({ value }) => value)).toEqual(expect.arrayContaining(['owned', 'missing']))
    expect(valuesOf(await search(''), 'have')).toEqual([])
  })

  test('they are there only if they are asked for', async () => {
    expect((await service.read<SearchPage>('/search?q=blue', visitor)).facets).toBeUndefined()
    expect(service.faults).toEqual([])
  })
})
