import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import type { SearchPage } from '../../src/wire/index.ts'
import { openForGroup, type TestService } from '../test-service.ts'

/** A visitor of this machine, which is not counted. */
const visitor = { 'X-Forwarded-For': '127.0.0.1' }

describe.each(testDatabases)('limits of a search on $name', ({ createLike }) => {
  let service: TestService
  openForGroup({ createLike }, (opened) => void (service = opened))
  const search = (query: string, headers: Record<string, string> = visitor) =>
    service.read<SearchPage>(`/search?${query}`, headers)
  const idsOf = (page: SearchPage) => page.items.map(({ id }) => id)

  test.each([
    `q=${'x'.repeat(201)}`,
    'q=a&q=b',
    'page_token=nonsense',
    'drawer=nothing',
    'rarity=9',
    'fact.ruler=x',
    'fact.no=x',
    'sort=price',
    'stock=1',
    'colour=blue',
    'from=soon',
    'country=de',
    'exact=yes',
  ])('a search that says what it cannot mean is refused: %s', async (query) => {
    const answer = await service.call('GET', `/search?${query}`, visitor)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { id: 'malformed' } })
  })

  test('200 characters and 16 words are looked for', async () => {
    expect((await service.call('GET', `/search?q=${'ä'.repeat(200)}`, visitor)).status).toBe(200)
    const many = Array.from({ length: 16 }, () => 'heron').join(' ')
    const words = ['heron', 'penny', ...Array.from({ length: 14 }, (_, at) => `w${at}`)].join(' ')
    expect(idsOf(await search(`q=${many} penny`))).toContain('heron-penny')
    expect(idsOf(await search(`exact=1&q=${words}`))).toEqual([])
  })

  test('an account searches 300 times in a minute, a visitor’s network 120 times', async () => {
    const ask = async (times: number, headers: Record<string, string>) => {
      const statuses = new Set<number>()
      let last: Response | undefined
      for (let time = 0; time < times; time++) {
        last = await service.call('GET', '/search?q=zzzzz&exact=1', headers)
        statuses.add(last.status)
      }
      return { statuses: [...statuses], last }
    }
    const near = { 'X-Forwarded-For': '203.0.113.9' }
    expect((await ask(120, near)).statuses).toEqual([200])
    const refused = (await ask(1, near)).last
    expect(refused?.status).toBe(429)
    expect(refused?.headers.get('Retry-After')).toBe('1')
    expect(refused?.headers.get('Cache-Control')).toBe('no-store')
    expect((await ask(1, { 'X-Forwarded-For': '203.0.113.10' })).statuses).toEqual([200])
    const dora = { ...near, 'X-Person': 'dora' }
    expect((await ask(300, dora)).statuses).toEqual([200])
    expect((await ask(1, dora)).statuses).toEqual([429])
    expect((await ask(130, visitor)).statuses).toEqual([200])
  })

  test('none of them is an unexpected error', () => {
    expect(service.faults).toEqual([])
  })
})
