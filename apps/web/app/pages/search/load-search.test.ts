import type { Fetch } from '@collect/contract'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'

import { pageContext, type PageContext } from '../../server/page-context.ts'
import { loadSearch, statusOfSearch } from './load-search.ts'

const origin = 'http://localhost:4800'
const nothing = { items: [], count: { value: 0 } }

/** Opens results for a visitor; returns what the service was asked for, and what the page gets. */
async function open(query: string, answer: () => Response = () => Response.json(nothing)) {
  const asked: string[] = []
  const collectibles: Fetch = (request) => {
    const { pathname, search } = new URL(request.url)
    asked.push(pathname.replace('/api/collectibles', '') + search)
    return Promise.resolve(answer())
  }
  const context = new RouterContextProvider()
  // Only the parts that the loader reads.
  context.set(pageContext, { origin, collectibles, project: { default_locale: 'en' } } as unknown as PageContext)
  const url = new URL(`/discover?${query}`, origin)
  const opened = await loadSearch({ context, request: new Request(url), url }).catch((thrown: unknown) => thrown)
  return { asked, opened }
}

const refusal = (status: number) => () => new Response(null, { status, headers: { 'Retry-After': '17' } })

describe(loadSearch, () => {
  test('asks for a page of results with their facets', async () => {
    const { asked, opened } = await open('q=amber&drawer=minerals&rarity=1&rarity=2&page=token&view=grid&item=x')
    expect(asked).toEqual(['/search?q=amber&drawer=minerals&rarity=1&rarity=2&facets=1&page_token=token'])
    expect(opened).toMatchObject({ q: 'amber', found: nothing, isFirstPage: false, isSignedIn: false })
  })

  test.each([
    ['q=%21%3F', 'wordless', 422],
    [`q=${'%F0%9F%90%9F'.repeat(201)}`, 'long', 422],
    ['q=amber&have=missing', 'signed-out', 200],
  ])('%s is not asked for: %s', async (query, problem, status) => {
    const { asked, opened } = await open(query)
    expect(asked).toEqual([])
    expect(opened).toMatchObject({ problem })
    expect(statusOfSearch(opened as Awaited<ReturnType<typeof loadSearch>>)).toBe(status)
  })

  test.each([
    [429, { problem: 'slow', wait: 17 }, 429],
    [401, { problem: 'signed-out' }, 200],
    [503, { problem: 'failed' }, 503],
  ])('an answer with status %i is a page that says why', async (status, expected, shown) => {
    const { opened } = await open('q=amber', refusal(status))
    expect(opened).toMatchObject(expected)
    expect(statusOfSearch(opened as Awaited<ReturnType<typeof loadSearch>>)).toBe(shown)
  })

  test('a value that the service refuses is an address that names nothing', async () => {
    const { opened } = await open('q=amber&sort=price', refusal(400))
    expect(opened).toMatchObject({ init: { status: 404 } })
  })

  test('news about an item that is no longer among the results have its name', async () => {
    const { opened } = await open('q=amber&told=kept&about=heron-penny', () =>
      Response.json({ ...nothing, name: 'Heron penny' }),
    )
    expect(opened).toMatchObject({ news: { told: 'kept', about: 'heron-penny' }, newsName: 'Heron penny' })
  })
})
