import type { Database } from '@collect/storage'
import { Hono } from 'hono'

import { listBySet, sizesBySet } from '../../copies/listing/by-set/list-by-set.ts'
import { createMatchCache } from '../../copies/listing/match-cache.ts'
import { listCopies, type ListSource } from '../../copies/listing/list-copies.ts'
import { overview } from '../../copies/listing/overview.ts'
import type { CopiesBySet, CopyOverview, CopyPage, SetSizes } from '../../wire/index.ts'
import { acceptedLocale, type Callers } from '../callers.ts'
import { translatorFor } from '../catalogue-routes.ts'
import { HttpFailure } from '../failure.ts'
import { takes } from '../parameters.ts'
import {
  copyFilterOf,
  copyPageOf,
  copyParameters,
  copyTokenOf,
  pageParameters,
  setFilterOf,
  setPageOf,
  setParameters,
} from './copies-query.ts'

/** Lists of copies. */
export function copyLists(database: Database, callers: Callers): Hono {
  const app = new Hono()
  const source: ListSource = { database, cache: createMatchCache() }

  app.get('/copies', takes([...copyParameters, ...pageParameters, 'sort']), async (c) => {
    const owner = await callers.owner(c)
    const { filter, others } = copyFilterOf(c.req.queries())
    const { sort, limit, list, place } = copyPageOf(filter, others)
    const locale = acceptedLocale(c)
    const where = 'from' in place ? { from: place.from } : { from: 0, after: place }
    const inWords = await translatorFor(c)
    const listing = { filter, order: sort, limit, ...where }
    const found = await listCopies(source, owner, listing, locale, inWords)
    if (!found) throw new HttpFailure(400, 'sort: there is no such field')
    return c.json({
      copies: found.copies,
      count: found.count,
      ...(found.next && { next_page_token: copyTokenOf(list, found.next) }),
    } satisfies CopyPage)
  })

  app.get('/copies/by-set', takes([...copyParameters, ...setParameters, ...pageParameters]), async (c) => {
    const owner = await callers.owner(c)
    const { filter, others, isMissingShown } = setFilterOf(c.req.queries())
    const { limit, list, from } = setPageOf(filter, others)
    const inWords = await translatorFor(c)
    const listing = { owner, filter, isMissingShown, from, limit }
    const { next, ...page } = await listBySet(source, listing, acceptedLocale(c), inWords)
    return c.json({
      ...page,
      ...(next !== undefined && { next_page_token: copyTokenOf(list, { from: next }) }),
    } satisfies CopiesBySet)
  })

  app.get('/copies/by-set/sizes', takes([...copyParameters, ...setParameters]), async (c) => {
    const owner = await callers.owner(c)
    const { filter, isMissingShown } = setFilterOf(c.req.queries())
    return c.json((await sizesBySet(source, { owner, filter, isMissingShown })) satisfies SetSizes)
  })

  app.get('/copies/overview', takes(copyParameters), async (c) => {
    const person = await callers.person(c)
    const { filter } = copyFilterOf(c.req.queries())
    return c.json((await overview(source, person, filter)) satisfies CopyOverview)
  })

  return app
}
