import { createHash } from 'node:crypto'
import type { Database } from '@collect/storage'
import { Hono } from 'hono'

import { findItems } from '../../search/find-items.ts'
import { suggest } from '../../search/suggest.ts'
import type { SearchPage, Suggestion, Suggestions } from '../../wire/index.ts'
import { acceptedLocale, type Callers } from '../callers.ts'
import { translatorFor } from '../catalogue-routes.ts'
import { HttpFailure } from '../failure.ts'
import { takes } from '../parameters.ts'
import { parseQuery } from '../query.ts'
import { searchParameters, searchPlaceOf, searchQueryOf, searchTokenOf, suggestQuery } from './search-query.ts'

/** Finding in the shared catalogue, with the caller's own things first. */
export function searchRoutes(database: Database, callers: Callers): Hono {
  const app = new Hono()

  app.get('/search', takes(searchParameters), async (c) => {
    const { page_size, page_token, facets, ...query } = searchQueryOf(c.req.queries())
    const list = createHash('sha256').update(JSON.stringify(query)).digest('base64url').slice(0, 22)
    const { q: typed, exact, sort, drawer: category, ...filter } = query
    const place = searchPlaceOf(list, sort, page_token)
    const caller = await callers.searcher(c)
    if (query.have !== undefined && caller === undefined)
      throw new HttpFailure(401, 'Sign in first.', { headers: { 'Cache-Control': 'no-store' } })
    const found = await findItems(
      database,
      {
        typed,
        isExact: exact === true,
        hasFacets: facets === true,
        filter: { ...filter, category },
        sort,
        place,
        limit: page_size,
      },
      acceptedLocale(c),
      caller,
    )
    const inWords = await translatorFor(c)
    return c.json({
      ...(found.own.length > 0 && { own: found.own.map((item) => inWords(item)) }),
      ...(found.copies.length > 0 && { own_copies: found.copies }),
      items: found.items.map((item) => inWords(item)),
      count: found.count,
      ...(found.corrected && { corrected: found.corrected }),
      ...(found.leftOut !== undefined && { left_out: found.leftOut }),
      ...(found.facets && { facets: { counted: found.count, facets: found.facets } }),
      ...(found.next && { next_page_token: searchTokenOf(list, found.next) }),
    } satisfies SearchPage)
  })

  app.get('/suggest', takes(suggestQuery), async (c) => {
    const { q } = parseQuery(suggestQuery, c.req.query())
    const caller = await callers.searcher(c)
    const { items, sets, makers } = await suggest(database, q, acceptedLocale(c), caller)
    const inWords = await translatorFor(c)
    const named = items.map((item): Suggestion => {
      const { id, name, caption } = inWords(item)
      // A soft hyphen is not to be typed into a field.
      return { kind: 'item', id, text: name.replaceAll('\u00ad', ''), caption }
    })
    return c.json({ suggestions: [...named, ...sets, ...makers] } satisfies Suggestions)
  })

  return app
}
