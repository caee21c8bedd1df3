import { Hono, type Context } from 'hono'

import type { SetStore } from '../views/set-store.ts'
import type { Checklist, CollectibleSet, SetPage } from '../wire/index.ts'
import { queryWordsOf } from '../words/search-words.ts'
import { acceptedLocale, nameLanguage, type Callers } from './callers.ts'
import { HttpFailure } from './failure.ts'
import { takes } from './parameters.ts'
import {
  checklistPlaceOf,
  checklistQuery,
  checklistTokenOf,
  itemId,
  numberTokenOf,
  pageFrom,
  parseQuery,
  setsQuery,
} from './query.ts'
import { revisionTag } from './revision.ts'

/** Sets of the catalogue and own ones, with their checklists. */
export function setRoutes(callers: Callers, sets: SetStore): Hono {
  const app = new Hono()

  app.get('/sets', takes(setsQuery), async (c) => {
    const { category, q, mine, page_size, page_token } = parseQuery(setsQuery, c.req.query())
    const caller = mine === undefined ? await callers.reader(c) : await callers.owner(c)
    const words = queryWordsOf(q)
    const list = ['sets', category ?? '', JSON.stringify(words), mine ?? ''].join('/')
    const from = pageFrom(list, page_token)
    const filter = { category, words, mine, from, limit: page_size }
    const locale = acceptedLocale(c)
    const found = await sets.list(filter, locale, caller)
    nameLanguage(c, locale)
    const next = from + found.sets.length
    return c.json({
      ...found,
      ...(found.sets.length > 0 && next < found.count && { next_page_token: numberTokenOf(list, next) }),
    } satisfies SetPage)
  })

  app.get('/sets/:id', async (c) => {
    const locale = acceptedLocale(c)
    const set = await sets.find(setIdIn(c), locale, await callers.reader(c))
    if (!set) throw noSet()
    nameLanguage(c, locale)
    c.header('ETag', revisionTag(set.rev))
    return c.json(set satisfies CollectibleSet)
  })

  app.get('/sets/:id/checklist', takes(checklistQuery), async (c) => {
    const { show, page_size, page_token } = parseQuery(checklistQuery, c.req.query())
    const caller = show === 'all' ? await callers.reader(c) : await callers.owner(c)
    const id = setIdIn(c)
    const list = `${id}/${show}`
    const locale = acceptedLocale(c)
    const after = checklistPlaceOf(list, page_token)
    const found = await sets.checklist(id, { show, after, limit: page_size }, locale, caller)
    if (!found) throw noSet()
    nameLanguage(c, locale)
    return c.json({
      entries: found.entries,
      ...(found.next && { next_page_token: checklistTokenOf(list, found.next) }),
    } satisfies Checklist)
  })

  return app
}

/** A set that the caller cannot see answers as one that does not exist. */
export const noSet = () => new HttpFailure(404, 'There is no such set.')

export function setIdIn(c: Context): string {
  const parsed = itemId.safeParse(c.req.param('id'))
  if (!parsed.success) throw noSet()
  return parsed.data
}
