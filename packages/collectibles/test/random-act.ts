import { newId, type Database } from '@collect/storage'
import fc from 'fast-check'

import { createActs, type Act, type Person } from '../src/acts/act.ts'
import { binCopies, changeCopies, makeCopy, type WrittenCopy } from '../src/copies/copy-acts.ts'
import type { StoredCopy } from '../src/copies/stored-copy.ts'
import type { CollectiblesTables } from '../src/store/tables.ts'
import { markItem } from '../src/copies/mark-item.ts'
import { blankItem, loadOwnItems, withdrawn } from '../src/own/own-item.ts'
import { blankSet, changeSet, loadOwnSets, makeSet } from '../src/own/own-set.ts'
import { saveItem, makeItem } from '../src/own/save-item.ts'
import { recountPopularity } from '../src/popularity/recount-popularity.ts'
import { undoBatch } from '../src/undo/undo.ts'
import { toggles } from '../src/wire/index.ts'
import { wishMissing } from '../src/wishes/wish-missing.ts'
import { deleteShelf, partWith, putIntoShelf, retag, writeShelf } from './random/random-shelf-act.ts'
import { undoTwice } from './random/undo-twice.ts'

// prettier-ignore
const kinds = [
  'make', 'bin', 'status', 'quantity', 'move', 'value', 'all', 'undo', 'undo twice', 'mark', 'wish', 'entry',
  'shelf', 'no shelf', 'shelve', 'tag', 'part', 'recount',
] as const

/** What one act does. The rows that it picks depend on what other acts left. */
export interface RandomAct {
  readonly kind: (typeof kinds)[number]
  readonly owner: string
  readonly picks: readonly number[]
  readonly amount: number
}

export const randomAct = (owners: readonly string[]): fc.Arbitrary<RandomAct> =>
  fc.record({
    kind: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom<RandomAct['kind']>('make') },
      { weight: 15, arbitrary: fc.constantFrom<RandomAct['kind']>('bin', 'status', 'quantity', 'move', 'value') },
      { weight: 10, arbitrary: fc.constantFrom<RandomAct['kind']>('undo', 'undo', 'undo twice') },
      {
        weight: 12,
        arbitrary: fc.constantFrom<RandomAct['kind']>('shelf', 'no shelf', 'shelve', 'shelve', 'tag', 'part'),
      },
      { weight: 6, arbitrary: fc.constantFrom<RandomAct['kind']>('mark', 'wish', 'entry') },
      { weight: 1, arbitrary: fc.constantFrom<RandomAct['kind']>('all', 'recount') },
    ),
    owner: fc.constantFrom(...owners),
    picks: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
    amount: fc.nat(10_000),
  })

/** Runs one act. Nothing but the database remembers it, so that a process may be killed at any time. */
export async function runRandomAct(database: Database, { kind, owner, picks, amount }: RandomAct): Promise<void> {
  const db = database.tables<CollectiblesTables>()
  const acts = createActs(database, Date.now)
  const person: Person = { id: owner, locale: 'en', currency: 'EUR' }
  if (kind === 'recount') return void (await recountPopularity(database))
  if (kind === 'undo twice') return undoTwice(database, acts, person, picks[0] ?? 0, amount)
  if (kind === 'undo') {
    const batches = await db
      .selectFrom('activity')
      .select('batch_id')
      .where('owner_id', '=', owner)
      .groupBy('batch_id')
      .orderBy('batch_id', 'desc')
      .limit(20)
      .execute()
    const [batch] = picked(batches, picks)
    if (batch) await undoBatch(database, acts, person, batch.batch_id, Date.now())
    return
  }
  const variants = await db
    .selectFrom('variants')
    .innerJoin('items', 'items.id', 'variants.item_id')
    .select(['variants.id as variant_id', 'items.id as item_id', 'items.category_id'])
    .orderBy('variants.id')
    .limit(100)
    .execute()
  const [variant] = picked(variants, picks)
  if (!variant) throw new Error('there are no variants')
  await acts.run(person, async (act) => {
    if (kind === 'mark') {
      const toggle = toggles[amount % toggles.length] ?? 'owned'
      return void (await markItem(act, variant.item_id, toggle, amount % 5 > 1))
    }
    if (kind === 'wish') {
      const sets = await act.db.selectFrom('collectible_sets').select('id').orderBy('id').limit(20).execute()
      const [set] = picked(sets, picks)
      return void (set && (await wishMissing(act, set.id, { priority: 1 + (amount % 5) })))
    }
    if (kind === 'entry') return writeEntry(act, picks, amount)
    if (kind === 'shelf') return writeShelf(act, picks[0] ?? 0, amount)
    if (kind === 'no shelf') return deleteShelf(act, person, picks[0] ?? 0, amount)
    if (kind === 'make') return void (await makeCopy(act, variant))
    const mine = await act.db.selectFrom('copies').selectAll().where('owner_id', '=', owner).orderBy('id').execute()
    const chosen = kind === 'all' ? mine : picked(mine, picks)
    if (kind === 'shelve') return putIntoShelf(act, chosen, amount)
    if (kind === 'tag') return retag(act, chosen, amount)
    if (kind === 'part') return partWith(act, chosen, amount)
    if (kind === 'bin')
      return void (await binCopies(
        act,
        chosen.filter(({ deleted_at }) => deleted_at === null),
      ))
    const statuses = ['owned', 'lent', 'sold', 'draft', 'ordered'] as const
    const written: Readonly<Record<'status' | 'quantity' | 'move' | 'value' | 'all', WrittenCopy>> = {
      status: { status: statuses[amount % statuses.length] ?? 'owned' },
      quantity: { quantity: 1 + (amount % 7), spare: amount % 2 },
      move: variant,
      value: {
        own_value_amount: amount,
        own_value_currency: 'EUR',
        paid_amount: amount + 1,
        paid_currency: 'EUR',
      },
      all: { own_value_amount: amount, own_value_currency: 'EUR', notes: `All of ${amount}` },
    }
    await write(act, chosen, written[kind])
  })
}

/** Makes, changes or withdraws an own item or set. */
async function writeEntry(act: Act, picks: readonly number[], amount: number): Promise<void> {
  const { db, owner } = act
  const written = { name: `Entry ${amount}`, category_id: 'coins' }
  const ids = async (table: 'items' | 'collectible_sets') =>
    (await db.selectFrom(table).select('id').where('owner_id', '=', owner).orderBy('id').execute()).map(({ id }) => id)
  const [setId] = picked(await ids('collectible_sets'), picks)
  const set = setId === undefined ? undefined : (await loadOwnSets(db, owner, [setId])).get(setId)
  const own_sets = JSON.stringify(set?.status === 'private' && amount % 2 === 0 ? [set.id] : [])
  if (amount % 6 === 0) return void (await makeSet(act, newId(act.now), { ...blankSet, ...written }))
  if (amount % 6 === 1) return void (await makeItem(act, newId(act.now), { ...blankItem, ...written, own_sets }))
  if (amount % 6 === 2 && set) {
    const { id: _id, rev: _rev, ...there } = set
    const shared = await db
      .selectFrom('items')
      .select('id')
      .where('status', '=', 'published')
      .orderBy('id')
      .limit(60)
      .execute()
    const items = JSON.stringify(
      picked(shared, picks)
        .map(({ id }) => id)
        .toSorted(),
    )
    return changeSet(act, set, { ...there, status: 'private', items }, 'changed')
  }
  const [itemId] = picked(await ids('items'), picks)
  const item = itemId === undefined ? undefined : (await loadOwnItems(db, owner, [itemId])).get(itemId)
  if (!item) return
  const { id: _id, rev: _rev, uses, ...there } = item
  if (amount % 6 === 3 && uses === 0) return saveItem(act, item, withdrawn(item), 'deleted')
  if (amount % 6 === 4) await markItem(act, item.id, 'owned', amount % 4 > 0)
  if (item.status === 'private') {
    const barcodes = JSON.stringify(amount % 3 === 0 ? ['04006381333931'] : [])
    await saveItem(act, item, { ...there, ...written, own_sets, barcodes }, 'changed')
  }
}

const write = (act: Act, copies: readonly StoredCopy[], set: WrittenCopy) =>
  changeCopies(
    act,
    copies.map((before) => ({ before, set, verb: 'changed' })),
  )

/** Different entries of a list. */
const picked = <T>(list: readonly T[], picks: readonly number[]): readonly T[] =>
  list.length === 0 ? [] : [...new Set(picks.map((pick) => pick % list.length))].flatMap((at) => list[at] ?? [])
