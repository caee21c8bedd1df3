import { Hono, type Context } from 'hono'

import type { Act } from '../acts/act.ts'
import { ownStatuses, visibleTo } from '../catalogue/visible.ts'
import type { KeptAnswer } from '../idempotency/claim-key.ts'
import { mostMembers, mostOwnSets, setWith } from '../own/edit-set.ts'
import { changedSetFields, changeSet, loadOwnSets, makeSet, type OwnSet, type WrittenSet } from '../own/own-set.ts'
import { findSet } from '../views/set-store.ts'
import { setInput, setItemsInput, setPatch, type CollectibleSet, type SetPatch } from '../wire/index.ts'
import { answerOnce, sendAnswer } from './answer-once.ts'
import { acceptedLocale } from './callers.ts'
import { HttpFailure } from './failure.ts'
import type { OwnRoutesOptions } from './own-item-routes.ts'
import { invalid, parseBody } from './parse-body.ts'
import { madeId } from './query.ts'
import { requireRevision, revisionTag } from './revision.ts'
import { noSet, setIdIn } from './set-routes.ts'

/** Absent fields of a replacement are empty. */
const empty = { maker: null, years: null, description: null } as const satisfies SetPatch

/** Own sets, which may hold items of the catalogue too. */
export function ownSetRoutes({ database, callers, acts, now }: OwnRoutesOptions): Hono {
  const app = new Hono()

  app.put('/sets/:id', async (c) => {
    const person = await callers.writer(c)
    const id = setIdIn(c)
    const input = await parseBody(c, setInput)
    const { batch, result } = await acts.run(person, async (act) => {
      const before = await ownSet(act, id)
      const written = setWith(before, { ...empty, ...input })
      if (!before) {
        if (!madeId.safeParse(id).success) throw noSet()
        if ((await countOwn(act)) >= mostOwnSets)
          throw new HttpFailure(422, 'An account has at most 5,000 own sets.', { id: 'quota' })
        if (!(await makeSet(act, id, written))) throw noSet()
        return { set: await setOf(c, act, id), isNew: true, isChanged: true }
      }
      return edit(c, act, before, written, { isSameAllowed: true })
    })
    return sendAnswer(c, setAnswer(batch, result))
  })

  app.patch('/sets/:id', async (c) => {
    const person = await callers.writer(c)
    const id = setIdIn(c)
    const patch = await parseBody(c, setPatch)
    const { batch, result } = await acts.run(person, async (act) => {
      const before = await existing(act, id)
      return edit(c, act, before, setWith(before, patch), { isSameAllowed: false })
    })
    return sendAnswer(c, setAnswer(batch, result))
  })

  app.delete('/sets/:id', async (c) => {
    const person = await callers.writer(c)
    const id = setIdIn(c)
    const { batch } = await acts.run(person, async (act) => {
      const before = await existing(act, id)
      requireRevision(c, await setOf(c, act, id))
      const { id: _id, rev: _rev, ...written } = before
      await changeSet(act, before, { ...written, status: 'withdrawn', items: '[]' }, 'deleted')
    })
    c.header('Batch-Id', batch)
    return c.body(null, 204)
  })

  app.post('/sets/:id/items', async (c) => {
    const person = await callers.writer(c)
    const id = setIdIn(c)
    const body = await c.req.text()
    const { items } = await parseBody(c, setItemsInput)
    return answerOnce(c, database, { owner: person.id, body, now: now() }, async (keep) => {
      const { result } = await acts.run(person, async (act) => {
        const before = await existing(act, id)
        const isChanged = await addMembers(act, before, items)
        const answer = setAnswer(act.batch, { set: await setOf(c, act, id), isNew: false, isChanged })
        await keep(act.db, answer)
        return answer
      })
      return result
    })
  })

  return app
}

/** @throws Failure 404 for a set of the catalogue or another account */
async function ownSet(act: Act, id: string): Promise<OwnSet | undefined> {
  const row = await act.db
    .selectFrom('collectible_sets')
    .select(['owner_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.owner_id !== act.owner || !ownStatuses.some((status) => status === row.status)) throw noSet()
  return (await loadOwnSets(act.db, act.owner, [id])).get(id)
}

async function existing(act: Act, id: string): Promise<OwnSet> {
  const set = await ownSet(act, id)
  if (!set) throw noSet()
  return set
}

async function edit(
  c: Context,
  act: Act,
  before: OwnSet,
  written: WrittenSet,
  { isSameAllowed }: { readonly isSameAllowed: boolean },
): Promise<Edited> {
  if (written.category_id !== before.category_id)
    throw invalid([{ path: 'category', id: 'fixed', message: 'A set stays in its category.' }])
  const current = await setOf(c, act, before.id)
  const isChanged = Object.keys(changedSetFields(before, written)).length > 0
  // The same request twice is one thing.
  if (isChanged || !isSameAllowed) requireRevision(c, current)
  if (!isChanged) return { set: current, isNew: false, isChanged }
  await changeSet(act, before, written, 'changed')
  return { set: await setOf(c, act, before.id), isNew: false, isChanged }
}

/** @returns whether the set had not all of them */
async function addMembers(act: Act, before: OwnSet, items: readonly string[]): Promise<boolean> {
  const there = JSON.parse(before.items) as readonly string[] // our own writing
  const all = [...new Set([...there, ...items])].toSorted()
  if (all.length > mostMembers) throw new HttpFailure(422, 'A set holds at most 5,000 items.', { id: 'quota' })
  await requireMembers(act, before, items)
  if (all.length === there.length) return false
  const { id: _id, rev: _rev, ...written } = before
  await changeSet(act, before, { ...written, items: JSON.stringify(all) }, 'changed')
  return true
}

/** Items that the owner may see, of the category of the set. Samples count in no set. @throws Failure 422 */
async function requireMembers({ db, owner }: Act, { category_id }: OwnSet, items: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('items as item')
    .select('item.id')
    .where('item.id', 'in', items)
    .where('item.category_id', '=', category_id)
    .where('item.is_sample', '=', 0)
    .where(visibleTo(owner, 'item'))
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  const problems = items.flatMap((id, at) =>
    known.has(id)
      ? []
      : [{ path: `items.${at}`, id: 'not_found', message: 'There is no such item in the category of the set.' }],
  )
  if (problems.length > 0) throw invalid(problems)
}

const countOwn = async ({ db, owner }: Act): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('collectible_sets')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('owner_id', '=', owner)
        .where('status', 'in', [...ownStatuses])
        .executeTakeFirstOrThrow()
    ).count,
  )

async function setOf(c: Context, act: Act, id: string): Promise<CollectibleSet> {
  const set = await findSet(act.db, id, acceptedLocale(c), act.owner)
  if (!set) throw noSet()
  return set
}

interface Edited {
  readonly set: CollectibleSet
  readonly isNew: boolean
  readonly isChanged: boolean
}

const setAnswer = (batch: string, { set, isNew, isChanged }: Edited): KeptAnswer => ({
  status: isNew ? 201 : 200,
  body: set,
  headers: { ETag: revisionTag(set.rev), ...(isChanged && { 'Batch-Id': batch }) },
})
