import type { Database } from '@collect/storage'
import { Hono, type Context } from 'hono'

import type { Act, Acts } from '../../acts/act.ts'
import { makeCopy } from '../../copies/copy-acts.ts'
import { wishInput, wishPatch, type Copy, type Wish } from '../../wire/index.ts'
import { targetOf, wishWith, type WishTarget } from '../../wishes/edit-wish.ts'
import { bringBackItems } from '../../own/bring-back.ts'
import {
  changedWishFields,
  changeWish,
  countWishes,
  dropWishes,
  makeWishes,
  mostWishes,
  type StoredWish,
} from '../../wishes/wish-acts.ts'
import { findWish } from '../../wishes/wish-list.ts'
import { answerOnce } from '../answer-once.ts'
import { acceptedLocale, type Callers } from '../callers.ts'
import { translatorFor } from '../catalogue-routes.ts'
import { copyAnswer, copyOf } from '../copies/copy-answer.ts'
import { requireRoom } from '../copies/copy-quota.ts'
import { HttpFailure } from '../failure.ts'
import { invalid, parseBody } from '../parse-body.ts'
import { madeId } from '../query.ts'
import { requireRevision, revisionTag } from '../revision.ts'

interface WishRoutesOptions {
  readonly database: Database
  readonly acts: Acts
  readonly callers: Callers
  readonly now: () => number
}

/** Wishes one by one. */
export function wishRoutes({ database, acts, callers, now }: WishRoutesOptions): Hono {
  const app = new Hono()

  app.put('/wishes/:id', async (c) => {
    const person = await callers.writer(c)
    const id = wishIdIn(c)
    const { item, variant, set, ...patch } = await parseBody(c, wishInput)
    const { batch, result } = await acts.run(person, async (act) => {
      const before = await ownWish(act, id)
      const target = await targetOf(act, { item, variant, set })
      if (!target) {
        const path = set !== undefined ? 'set' : variant !== undefined ? 'variant' : 'item'
        throw invalid([{ path, id: 'not_found', message: `There is no such ${path}.` }])
      }
      const blank = { priority: 3, min_rank: -1, max_amount: null, max_currency: null, quantity: 1, note: '' }
      const written = { ...blank, ...(await read(act, target, patch)) }
      if (!before) {
        if ((await countWishes(act.db, act.owner)) >= mostWishes) throw tooManyWishes()
        const [made] = await makeWishes(act, [{ ...target, ...written, id }])
        if (!made) await refuseTwin(act, id)
        return { wish: await wishOf(c, act, id), isNew: true, isChanged: true }
      }
      if (
        before.item_id !== target.item_id ||
        before.variant_id !== target.variant_id ||
        before.set_id !== target.set_id
      )
        throw invalid([{ path: 'item', id: 'fixed', message: 'What is wished stays.' }])
      const isChanged = Object.keys(changedWishFields(before, { ...before, ...written })).length > 0
      // The same request twice is one thing.
      if (isChanged) requireRevision(c, await wishOf(c, act, id))
      if (isChanged) await changeWish(act, before, written)
      return { wish: await wishOf(c, act, id), isNew: false, isChanged }
    })
    return answer(c, batch, result)
  })

  app.patch('/wishes/:id', async (c) => {
    const person = await callers.writer(c)
    const id = wishIdIn(c)
    const patch = await parseBody(c, wishPatch)
    const { batch, result } = await acts.run(person, async (act) => {
      const before = await existing(act, id)
      requireRevision(c, await wishOf(c, act, id))
      const written = await read(act, before, patch)
      const isChanged = Object.keys(changedWishFields(before, { ...before, ...written })).length > 0
      if (isChanged) await changeWish(act, before, written)
      return { wish: await wishOf(c, act, id), isNew: false, isChanged }
    })
    return answer(c, batch, result)
  })

  app.delete('/wishes/:id', async (c) => {
    const person = await callers.writer(c)
    const id = wishIdIn(c)
    const { batch } = await acts.run(person, async (act) => {
      const before = await existing(act, id)
      requireRevision(c, await wishOf(c, act, id))
      await dropWishes(act, [before])
    })
    c.header('Batch-Id', batch)
    return c.body(null, 204)
  })

  // The wish goes and the copy comes in one batch, so that undo takes both back.
  app.post('/wishes/:id/fulfil', async (c) => {
    const person = await callers.writer(c)
    const id = wishIdIn(c)
    const body = await c.req.text()
    return answerOnce(c, database, { owner: person.id, body, now: now() }, async (keep) => {
      const { result } = await acts.run(person, async (act) => {
        const copy = await fulfil(c, act, await existing(act, id))
        const answer = copyAnswer(act.batch, { copy, isNew: true, isChanged: true })
        await keep(act.db, answer)
        return answer
      })
      return result
    })
  })

  return app
}

/** A wish of another account answers as one that does not exist. */
const noWish = () => new HttpFailure(404, 'There is no such wish.')
export const tooManyWishes = () => new HttpFailure(422, 'An account has at most 100,000 wishes.', { id: 'quota' })

function wishIdIn(c: Context): string {
  const parsed = madeId.safeParse(c.req.param('id'))
  if (!parsed.success) throw noWish()
  return parsed.data
}

/** An open wish; undefined if the id is free. @throws Failure 404 */
async function ownWish(act: Act, id: string): Promise<StoredWish | undefined> {
  const row = await act.db.selectFrom('wishes').selectAll().where('id', '=', id).executeTakeFirst()
  if (row && (row.owner_id !== act.owner || row.fulfilled_at !== null)) throw noWish()
  return row
}

async function existing(act: Act, id: string): Promise<StoredWish> {
  const wish = await ownWish(act, id)
  if (!wish) throw noWish()
  return wish
}

async function read(act: Act, target: WishTarget, patch: Parameters<typeof wishWith>[2]) {
  const reading = await wishWith(act, target, patch)
  if ('problems' in reading) throw invalid(reading.problems)
  return reading.written
}

/** A thing is wished once. */
async function refuseTwin(act: Act, id: string): Promise<never> {
  if (await act.db.selectFrom('wishes').select('id').where('id', '=', id).executeTakeFirst()) throw noWish()
  throw invalid([{ path: 'item', id: 'taken', message: 'There is a wish of this already.' }])
}

async function wishOf(c: Context, act: Act, id: string): Promise<Wish> {
  const wish = await findWish(act.db, act.owner, id, acceptedLocale(c))
  if (!wish) throw noWish()
  const inWords = await translatorFor(c)
  return {
    ...wish,
    ...(wish.item && { item: inWords(wish.item) }),
    ...(wish.variant && { variant: { ...wish.variant, item: inWords(wish.variant.item) } }),
  }
}

async function fulfil(c: Context, act: Act, wish: StoredWish): Promise<Copy> {
  if (wish.set_id !== null) throw new HttpFailure(409, 'A set is wished piece by piece.', { beside: { state: 'set' } })
  const query = act.db
    .selectFrom('variants')
    .innerJoin('items', 'items.id', 'variants.item_id')
    .select(['variants.id as variant_id', 'items.id as item_id', 'items.category_id'])
  const piece = await (
    wish.variant_id === null
      ? query.where('items.id', '=', wish.item_id).where('variants.is_default', '=', 1)
      : query.where('variants.id', '=', wish.variant_id)
  ).executeTakeFirstOrThrow()
  await requireRoom(act.db, act.owner)
  await bringBackItems(act, [piece.item_id])
  await dropWishes(act, [wish])
  const copy = await makeCopy(act, { ...piece, quantity: wish.quantity })
  return copyOf(c, act, copy.id)
}

interface SavedWish {
  readonly wish: Wish
  readonly isNew: boolean
  readonly isChanged: boolean
}

function answer(c: Context, batch: string, { wish, isNew, isChanged }: SavedWish): Response {
  if (isChanged) c.header('Batch-Id', batch)
  c.header('ETag', revisionTag(wish.rev))
  return c.json(wish, isNew ? 201 : 200)
}
