import type { Database } from '@collect/storage'
import { Hono } from 'hono'

import type { Acts } from '../../acts/act.ts'
import { markItem, type Marking } from '../../copies/mark-item.ts'
import { setWishesInput, toggles, type SetWishes, type ToggleAnswer, type WishPage } from '../../wire/index.ts'
import { listWishes } from '../../wishes/wish-list.ts'
import { wishMissing } from '../../wishes/wish-missing.ts'
import { answerOnce } from '../answer-once.ts'
import { acceptedLocale, type Callers } from '../callers.ts'
import { itemIdIn, noItem, translatorFor } from '../catalogue-routes.ts'
import { HttpFailure } from '../failure.ts'
import { takes } from '../parameters.ts'
import { invalid, parseBody } from '../parse-body.ts'
import { numberTokenOf, pageFrom, parseQuery, wishesQuery } from '../query.ts'
import { noSet, setIdIn } from '../set-routes.ts'
import { tooManyCopies } from '../copies/copy-quota.ts'
import { tooManyWishes } from './wish-routes.ts'

interface MarkRoutesOptions {
  readonly database: Database
  readonly acts: Acts
  readonly callers: Callers
  readonly now: () => number
}

/** The three marks of an item, and wishes. */
export function markRoutes({ database, acts, callers, now }: MarkRoutesOptions): Hono {
  const app = new Hono()

  for (const toggle of toggles)
    app.on(['PUT', 'DELETE'], `/items/:id/mine/${toggle}`, async (c) => {
      const person = await callers.writer(c)
      const id = itemIdIn(c)
      const body = await c.req.text()
      return answerOnce(c, database, { owner: person.id, body, now: now() }, async (keep) => {
        const { result } = await acts.run(person, async (act) => {
          const marking = await markItem(act, id, toggle, c.req.method === 'PUT')
          if (marking.outcome !== 'marked') throw refusalOf(marking)
          const headers = { ...(marking.isChanged && { 'Batch-Id': act.batch }) }
          const answer = { status: 200, body: marking.answer satisfies ToggleAnswer, headers }
          await keep(act.db, answer)
          return answer
        })
        return result
      })
    })

  app.post('/sets/:id/wishes', async (c) => {
    const person = await callers.writer(c)
    const id = setIdIn(c)
    const body = await c.req.text()
    const { priority, min_grade, max } = await parseBody(c, setWishesInput)
    return answerOnce(c, database, { owner: person.id, body, now: now() }, async (keep) => {
      const { result } = await acts.run(person, async (act) => {
        const wished = await wishMissing(act, id, {
          priority,
          min_grade,
          ...(max && { max_amount: max.amount, max_currency: max.currency }),
        })
        if (wished === 'no set') throw noSet()
        if (wished === 'too many') throw tooManyWishes()
        if (wished === 'no grade')
          throw invalid([
            { path: 'min_grade', id: 'not_found', message: 'The scale of the category has no such grade.' },
          ])
        const headers = { ...(wished.made > 0 && { 'Batch-Id': act.batch }) }
        const answer = { status: 200, body: wished satisfies SetWishes, headers }
        await keep(act.db, answer)
        return answer
      })
      return result
    })
  })

  app.get('/wishes', takes(wishesQuery), async (c) => {
    const owner = await callers.owner(c)
    const { page_size, page_token } = parseQuery(wishesQuery, c.req.query())
    const from = pageFrom('wishes', page_token)
    const [found, inWords] = await Promise.all([
      listWishes(database, owner, { from, limit: page_size }, acceptedLocale(c)),
      translatorFor(c),
    ])
    const next = from + found.wishes.length
    return c.json({
      count: found.count,
      wishes: found.wishes.map((wish) => ({
        ...wish,
        ...(wish.item && { item: inWords(wish.item) }),
        ...(wish.variant && { variant: { ...wish.variant, item: inWords(wish.variant.item) } }),
      })),
      ...(found.wishes.length > 0 && next < found.count && { next_page_token: numberTokenOf('wishes', next) }),
    } satisfies WishPage)
  })

  return app
}

function refusalOf(marking: Exclude<Marking, { readonly outcome: 'marked' }>): HttpFailure {
  switch (marking.outcome) {
    case 'no item':
      return noItem()
    case 'not owned':
      return new HttpFailure(409, 'Only a piece that you own can be spare.', { beside: { state: 'not_owned' } })
    case 'more to lose':
      return new HttpFailure(409, 'There is more to lose than a mark. Delete each copy by itself.', {
        beside: { state: 'more_to_lose', copies: marking.copies },
      })
    case 'too many':
      return tooManyWishes()
    case 'too many copies':
      return tooManyCopies()
  }
}
