import type { Fetch } from '@collect/contract'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { pageContext, type PageContext } from '../../server/page-context.ts'
import { loadSets } from './load-sets.ts'

const origin = 'http://localhost:4800'

/** Opens sets for a visitor; returns what the service was asked for, and what the page gets. */
async function open(query: string) {
  const asked: string[] = []
  const collectibles: Fetch = (request) => {
    const { pathname, search } = new URL(request.url)
    asked.push(pathname.replace('/api/collectibles', '') + search)
    return Promise.resolve(Response.json({ sets: [], count: 0, drawers: [{ category: 'coins', count: 1 }] }))
  }
  const context = new RouterContextProvider()
  // Only the parts that the loader reads.
  context.set(pageContext, { origin, collectibles, project: { default_locale: 'en' } } as unknown as PageContext)
  const url = new URL(`/discover?show=sets&${query}`, origin)
  const opened = await loadSets({ context, request: new Request(url), url })
  return { asked: asked.filter((path) => path.startsWith('/sets')), opened }
}

test('asks for the sets of a drawer that have the words', async () => {
  const { asked, opened } = await open('q=+euro+&drawer=coins&page=token')
  expect(asked).toEqual(['/sets?page_size=24&category=coins&q=euro&page_token=token'])
  expect(opened).toMatchObject({ q: 'euro', category: 'coins', isFirstPage: false })
})

test('asks for all sets without words', async () => {
  expect((await open('q=')).asked).toEqual(['/sets?page_size=24'])
})

test.each([
  ['q=%21%3F', 'wordless'],
  [`q=${'x'.repeat(201)}`, 'long'],
])('%s is not asked for: %s', async (query, problem) => {
  const { asked, opened } = await open(query)
  expect(asked).toEqual([])
  expect(opened).toMatchObject({ problem, count: 0 })
})
