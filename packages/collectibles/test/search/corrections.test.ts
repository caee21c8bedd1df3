import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { generate } from '../../src/generator/generate.ts'
import { newId } from '@collect/storage'
import { isOneSlip } from '../../src/search/slips.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import { compareText, type SearchPage } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

const visitor = { 'X-Forwarded-For': '127.0.0.1' }

describe.each(testDatabases)('slips of the finger on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, async (opened) => {
    service = opened
    await generate(service.database, { tier: 'demo', seed: 1, asOf: Date.UTC(2026, 0, 1), starter: false })
  })
  const search = (query: string, headers: Record<string, string> = visitor) =>
    service.read<SearchPage>(`/search?${query}`, headers)

  test.each(['thimbke', 'thmble', 'thimmble', 'thmible', 'xhimble', 'Thimblx'])(
    'a word that nothing has is corrected by one slip: %s',
    async (typed) => {
      const page = await search(`q=${typed}`)
      expect(page.corrected).toEqual({ from: typed.toLowerCase(), to: 'thimble' })
      expect(page.items.map(({ id }) => id)).toContain('sir-thimble')
      expect(page.left_out).toBeUndefined()
      expect(await search(`q=${typed}&exact=1`)).toEqual({ items: [], count: { value: 0 } })
    },
  )

  test('words that something has, words with digits and short words stay', async () => {
    expect((await search('q=heron%20pemny')).corrected?.to).toBe('heron penny')
    expect((await search('q=thimb')).corrected).toBeUndefined()
    for (const typed of ['19l1', 'pny', '9911']) expect((await search(`q=${typed}`)).corrected).toBeUndefined()
  })

  test('two words are corrected at most', async () => {
    expect((await search('q=herom%20pemny')).corrected).toEqual({ from: 'herom pemny', to: 'heron penny' })
    const page = await search('q=herom%20pemny%20thimbke')
    expect(page.corrected).toEqual({ from: 'herom pemny thimbke', to: 'heron penny thimbke' })
    expect(page.left_out).toBe('thimbke')
  })

  test('if nothing has all words, the rarest one is left out', async () => {
    const page = await search('q=heron%20penny%20qqqqqqq')
    expect(page.left_out).toBe('qqqqqqq')
    expect(page.items.map(({ id }) => id)).toContain('heron-penny')
    expect(page.corrected).toBeUndefined()
    expect((await search('q=qqqqqqq')).left_out).toBeUndefined()
    expect((await search('q=heron%20penny%20qqqqqqq&exact=1')).items).toEqual([])
    expect(await search('q=heron%20qqqqqqq&country=XX')).toEqual({ items: [], count: { value: 0 } })
  })

  test('all pages of a corrected search are those of the corrected words', async () => {
    const typed = 'q=bluue&page_size=5'
    const first = await search(typed)
    expect(first.corrected).toEqual({ from: 'bluue', to: 'blue' })
    const second = await search(`${typed}&page_token=${first.next_page_token}`)
    const right = await search('q=blue%20&page_size=10')
    expect([...first.items, ...second.items]).toEqual(right.items)
  })

  test('of several words the most used wins, then the alphabet; every planted slip is found', async () => {
    const db = service.database.tables<CollectiblesTables>()
    const terms = await db.selectFrom('search_terms').selectAll().execute()
    const long = terms
      .filter(({ term }) => /^[a-z]{5,}$/.test(term))
      .toSorted((one, other) => compareText(one.term, other.term))
    const known = new Set(terms.map(({ term }) => term))
    for (const [at, { term }] of long.filter((_, at) => at % 25 === 0).entries()) {
      const place = 1 + (at % (term.length - 2))
      const slips = [
        term.slice(0, place) + term.slice(place + 1),
        `${term.slice(0, place)}q${term.slice(place)}`,
        `${term.slice(0, place)}q${term.slice(place + 1)}`,
      ]
      for (const slip of slips) {
        if (slip.length < 4 || [...known].some((word) => word.startsWith(slip))) continue
        const [best] = terms
          .filter((row) => isOneSlip(slip, row.term))
          .toSorted((one, other) => other.uses - one.uses || compareText(one.term, other.term))
        expect((await search(`q=${slip}`)).corrected).toEqual({ from: slip, to: best?.term })
      }
    }
  })

  test('a private word corrects no search of another account', async () => {
    const as = { ...visitor, 'X-Person': 'ada' }
    await service.call('PUT', `/items/${newId(service.clock.now)}`, as, { category: 'coins', name: 'Zyxwvutsrq' })
    expect((await search('q=zyxwvutsr', as)).own).toHaveLength(1)
    expect(await search('q=zyxwvutsrqq')).toEqual({ items: [], count: { value: 0 } })
  })

  test('none of them is an unexpected error', () => {
    expect(service.faults).toEqual([])
  })
})
