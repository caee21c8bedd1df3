import { createHash } from 'node:crypto'
import type { Database } from '@collect/storage'
import { Hono } from 'hono'

import { findItems } from '../search/find-items.ts'
import type { SearchPage } from '../wire/index.ts'
import { acceptedLocale, type Callers } from './callers.ts'
import { translatorFor } from './catalogue-routes.ts'
import { HttpFailure } from './failure.ts'
import { searchPlaceOf, searchQueryOf, searchTokenOf } from './search-query.ts'

/** Finding in the shared catalogue, with the caller's own things first. */
export function searchRoutes(database: Database, callers: Callers): Hono {
  const app = new Hono()

  app.get('/search', async (c) => {
    const { page_size, page_token, facets: _facets, ...query } = searchQueryOf(c.req.queries())
    const list = createHash('sha256').update(JSON.stringify(query)).digest('base64url').slice(0, 22)
    const { q: typed, sort, drawer: category, ...filter } = query
    const place = searchPlaceOf(list, page_token)
    const caller = await callers.searcher(c)
    if (query.have !== undefined && caller === undefined)
      throw new HttpFailure(401, 'Sign in first.', { headers: { 'Cache-Control': 'no-store' } })
    const found = await findItems(
      database,
      { typed, filter: { ...filter, category }, sort, place, limit: page_size },
      acceptedLocale(c),
      caller,
    )
    const inWords = await translatorFor(c)
    return c.json({
      ...(found.own.length > 0 && { own: found.own.map((item) => inWords(item)) }),
      items: found.items.map((item) => inWords(item)),
      count: found.count,
      ...(found.next && { next_page_token: searchTokenOf(list, found.next) }),
    } satisfies SearchPage)
  })

  return app
}
