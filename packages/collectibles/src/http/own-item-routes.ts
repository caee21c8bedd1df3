import type { Database } from '@collect/storage'
import { Hono, type Context } from 'hono'

import type { Act, Acts, Person } from '../acts/act.ts'
import { ownStatuses } from '../catalogue/visible.ts'
import type { KeptAnswer } from '../idempotency/claim-key.ts'
import { itemWith, mostOwnItems } from '../own/edit-item.ts'
import {
  changedItemFields,
  loadOwnItems,
  withdrawn,
  type OwnItem,
  type OwnVariant,
  type WrittenItem,
} from '../own/own-item.ts'
import { saveItem, makeItem, usedVariants } from '../own/save-item.ts'
import { findItem } from '../views/item-store.ts'
import { itemInput, itemPatch, type Item, type ItemPatch } from '../wire/index.ts'
import { answerOnce, sendAnswer } from './answer-once.ts'
import { acceptedLocale, type Callers } from './callers.ts'
import { itemIdIn, noItem } from './catalogue-routes.ts'
import { HttpFailure } from './failure.ts'
import { invalid, parseBody } from './parse-body.ts'
import { madeId } from './query.ts'
import { requireRevision, revisionTag } from './revision.ts'

type OwnStatus = (typeof ownStatuses)[number]

/** Absent fields of a replacement are empty. */
const empty = {
  set: null,
  number: null,
  maker: null,
  years: null,
  country: null,
  rarity: null,
  facts: null,
  barcodes: null,
  variants: null,
} as const satisfies ItemPatch

export interface OwnRoutesOptions {
  readonly database: Database
  readonly callers: Callers
  readonly acts: Acts
  readonly now: () => number
}

/** Own items: private until their owner offers them to everybody. */
export function ownItemRoutes({ database, callers, acts, now }: OwnRoutesOptions): Hono {
  const app = new Hono()

  app.put('/items/:id', async (c) => {
    const person = await callers.writer(c)
    const id = itemIdIn(c)
    const input = await parseBody(c, itemInput)
    const { batch, result } = await acts.run(person, async (act) => {
      const before = await ownItem(act, id)
      if (before === 'none') {
        if (!madeId.safeParse(id).success) throw noItem()
        if ((await countOwn(act)) >= mostOwnItems)
          throw new HttpFailure(422, 'An account has at most 100,000 own items.', { id: 'quota' })
      }
      const replaced = before === 'none' ? undefined : before
      const base = replaced && { ...replaced, attrs: '{}' }
      const written = await read(act, base, { ...empty, ...input, facts: input.facts ?? {} })
      if (replaced === undefined) {
        if (!(await makeItem(act, id, written))) throw noItem()
        return { item: await itemOf(c, act, id), isNew: true, isChanged: true }
      }
      const current = await itemOf(c, act, id)
      // The same request twice is one thing.
      const isChanged = Object.keys(changedItemFields(replaced, written)).length > 0
      if (!isChanged) return { item: current, isNew: false, isChanged }
      requireRevision(c, current)
      await change(act, replaced, written)
      return { item: await itemOf(c, act, id), isNew: false, isChanged }
    })
    return sendAnswer(c, itemAnswer(batch, result))
  })

  app.patch('/items/:id', async (c) => {
    const person = await callers.writer(c)
    const id = itemIdIn(c)
    const patch = await parseBody(c, itemPatch)
    const { batch, result } = await acts.run(person, async (act) => {
      const before = await existing(act, id)
      const current = await itemOf(c, act, id)
      requireRevision(c, current)
      const written = await read(act, before, patch)
      const isChanged = Object.keys(changedItemFields(before, written)).length > 0
      if (isChanged) await change(act, before, written)
      return { item: isChanged ? await itemOf(c, act, id) : current, isNew: false, isChanged }
    })
    return sendAnswer(c, itemAnswer(batch, result))
  })

  app.delete('/items/:id', async (c) => {
    const person = await callers.writer(c)
    const id = itemIdIn(c)
    const { batch } = await acts.run(person, async (act) => {
      const before = await existing(act, id)
      requireRevision(c, await itemOf(c, act, id))
      if (before.uses > 0) throw stillUsed('Copies refer to this item.')
      await saveItem(act, before, withdrawn(before), 'deleted')
    })
    c.header('Batch-Id', batch)
    return c.body(null, 204)
  })

  /** An own item goes from one status to the other. */
  async function move(c: Context, person: Person, from: OwnStatus, to: OwnStatus): Promise<Response> {
    const id = itemIdIn(c)
    const body = await c.req.text()
    return answerOnce(c, database, { owner: person.id, body, now: now() }, async (keep) => {
      const { result } = await acts.run(person, async (act) => {
        const before = await existing(act, id)
        if (before.status !== from) throw wrongState(before.status)
        await saveItem(act, before, { ...withoutId(before), status: to }, 'changed')
        const answer = itemAnswer(act.batch, { item: await itemOf(c, act, id), isNew: false, isChanged: true })
        await keep(act.db, answer)
        return answer
      })
      return result
    })
  }

  app.post('/items/:id/submission', async (c) => move(c, await callers.writer(c, 'submissions'), 'private', 'pending'))

  app.delete('/items/:id/submission', async (c) => move(c, await callers.writer(c), 'pending', 'private'))

  return app
}

/** @throws Failure 404 for an item of the catalogue or another account, 409 for an own one that is published */
async function ownItem(act: Act, id: string): Promise<OwnItem | 'none'> {
  const row = await act.db.selectFrom('items').select(['owner_id', 'status']).where('id', '=', id).executeTakeFirst()
  if (!row) return 'none'
  if (row.owner_id !== act.owner || row.status === 'withdrawn') throw noItem()
  if (!ownStatuses.some((status) => status === row.status)) throw wrongState(row.status)
  return (await loadOwnItems(act.db, act.owner, [id])).get(id) ?? 'none'
}

async function existing(act: Act, id: string): Promise<OwnItem> {
  const item = await ownItem(act, id)
  if (item === 'none') throw noItem()
  return item
}

const wrongState = (state: string) => new HttpFailure(409, `This item is ${state}.`, { beside: { state } })
const stillUsed = (reason: string) => new HttpFailure(409, reason, { id: 'still_used' })

function withoutId({ id: _id, rev: _rev, uses: _uses, ...written }: OwnItem): WrittenItem {
  return written
}

async function read(act: Act, before: OwnItem | undefined, patch: ItemPatch): Promise<WrittenItem> {
  const reading = await itemWith(act, before, patch)
  if ('problems' in reading) throw invalid(reading.problems)
  return reading.written
}

/** @throws Failure 409 if a copy or a wish refers to a variant that goes */
async function change(act: Act, before: OwnItem, written: WrittenItem): Promise<void> {
  const idsIn = (variants: string) => (JSON.parse(variants) as readonly OwnVariant[]).map(({ id }) => id) // our own writing
  const kept = new Set(idsIn(written.variants))
  const gone = idsIn(before.variants).filter((id) => !kept.has(id))
  if ((await usedVariants(act.db, gone)).length > 0)
    throw stillUsed('A copy or a wish refers to a variant that would go.')
  await saveItem(act, before, written, 'changed')
}

const countOwn = async ({ db, owner }: Act): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('items')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('owner_id', '=', owner)
        .where('status', 'in', [...ownStatuses])
        .executeTakeFirstOrThrow()
    ).count,
  )

async function itemOf(c: Context, act: Act, id: string): Promise<Item> {
  const item = await findItem(act.db, id, acceptedLocale(c), act.owner)
  if (!item) throw noItem()
  return item
}

interface Edited {
  readonly item: Item
  readonly isNew: boolean
  readonly isChanged: boolean
}

const itemAnswer = (batch: string, { item, isNew, isChanged }: Edited): KeptAnswer => ({
  status: isNew ? 201 : 200,
  body: item,
  headers: { ETag: revisionTag(item.rev), ...(isChanged && { 'Batch-Id': batch }) },
})
