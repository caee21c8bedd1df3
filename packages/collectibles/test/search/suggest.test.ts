import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { generate } from '../../src/generator/generate.ts'
import { newId } from '@collect/storage'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import type { SearchPage, Suggestions } from '../../src/wire/index.ts'
import { queryWordsOf, searchWordsOf } from '../../src/words/search-words.ts'
import { openForGroup, type TestService } from '../test-service.ts'

const visitor = { 'X-Forwarded-For': '127.0.0.1' }

describe.each(testDatabases)('suggestions on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, async (opened) => {
    service = opened
    await generate(service.database, { tier: 'demo', seed: 1, asOf: Date.UTC(2026, 0, 1), starter: false })
  })
  const ask = async (typed: string, headers: Record<string, string> = visitor) =>
    (await service.read<Suggestions>(`/suggest?q=${encodeURIComponent(typed)}`, headers)).suggestions
  const hasAll = (typed: string, text: string) => {
    const words = searchWordsOf(text)
    return queryWordsOf(typed).every(({ text: wanted, isPrefix }) =>
      words.some((word) => word === wanted || (isPrefix && word.startsWith(wanted))),
    )
  }

  test('items, sets and makers whose name begins so, eight at most', async () => {
    const db = service.database.tables<CollectiblesTables>()
    const { maker } = await db
      .selectFrom('items')
      .select('maker')
      .where('maker', 'is not', null)
      .orderBy('search_ord')
      .executeTakeFirstOrThrow()
    const typed = (searchWordsOf(maker ?? '')[0] ?? '').slice(0, 4)
    const found = await ask(typed)
    expect(found.length).toBeLessThanOrEqual(8)
    expect(found.find(({ kind }) => kind === 'maker')).toEqual({ kind: 'maker', text: maker, caption: '' })
    expect(found.filter(({ kind, text }) => kind === 'maker' && !hasAll(typed, text))).toEqual([])

    const set = await db.selectFrom('collectible_sets').selectAll().orderBy('search_ord').executeTakeFirstOrThrow()
    const suggested = (await ask(set.name)).find(({ kind }) => kind === 'set')
    expect(suggested).toEqual({
      kind: 'set',
      id: set.id,
      text: set.name,
      caption: set.year_to === set.year_from ? String(set.year_from) : `${set.year_from}–${set.year_to}`,
    })
  })

  test('the items are the best ones of the search', async () => {
    for (const typed of ['blue', 'heron pe', 'har']) {
      const items = (await ask(typed)).filter(({ kind }) => kind === 'item')
      const page = await service.read<SearchPage>(`/search?exact=1&q=${encodeURIComponent(typed)}`, visitor)
      expect(items.length).toBeGreaterThan(0)
      expect(page.count.value).toBeLessThanOrEqual(100)
      expect(items.map(({ id }) => id)).toEqual(page.items.slice(0, items.length).map(({ id }) => id))
    }
  })

  test('a sample is named in the accepted language, without soft hyphens', async () => {
    const [first] = await ask('Reiherpf', { ...visitor, 'Accept-Language': 'de' })
    expect(first).toMatchObject({ kind: 'item', id: 'heron-penny', text: 'Reiherpfennig' })
  })

  test('own things come first', async () => {
    const as = { ...visitor, 'X-Person': 'ada' }
    const id = newId(service.clock.now)
    await service.call('PUT', `/items/${id}`, as, { category: 'coins', name: 'My own blue piece' })
    expect((await ask('blue', as))[0]).toMatchObject({ kind: 'item', id, text: 'My own blue piece' })
    expect((await ask('blue')).map((suggestion) => suggestion.id)).not.toContain(id)
  })

  test('nothing typed suggests nothing; what has a wrong shape is refused', async () => {
    for (const typed of ['', '  ', '"', 'qqqqqqqq']) expect(await ask(typed)).toEqual([])
    for (const query of [`q=${'x'.repeat(201)}`, 'q=a&limit=3'])
      expect((await service.call('GET', `/suggest?${query}`, visitor)).status).toBe(400)
    expect(service.faults).toEqual([])
  })
})
