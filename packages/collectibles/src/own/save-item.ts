import type { Act, Verb } from '../acts/act.ts'
import { searchOrder } from '../catalogue/search-order.ts'
import { countSets } from '../copies/counts.ts'
import { yearsOfCopy } from '../copies/following-columns.ts'
import { takeNumbers } from '../store/counter.ts'
import { foldedName, numberOrder } from '../wire/index.ts'
import { keepItemWords } from '../words/keep-words.ts'
import {
  blankItem,
  changedItemFields,
  wholeItemFields,
  type OwnItem,
  type OwnVariant,
  type WrittenItem,
} from './own-item.ts'
import { changeMembers } from './change-members.ts'

/** Makes an own item. @returns false if the id belongs to another item or a variant; the act must then be rolled back */
export async function makeItem(act: Act, id: string, written: WrittenItem): Promise<boolean> {
  const number = await takeNumbers(act.db, 'search_ord', 1)
  const { numInsertedOrUpdatedRows = 0n } = await act.db
    .insertInto('items')
    .values({
      ...columnsOf(written),
      id,
      owner_id: act.owner,
      art_seed: id,
      search_ord: searchOrder(0, number),
      source: 'own',
      created_at: act.now,
      updated_at: act.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return false
  const variant = await act.db
    .insertInto('variants')
    .values({ id, item_id: id, position: 1, name: 'Standard', is_default: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (variant.numInsertedOrUpdatedRows === 0n) return false
  await saveParts(act, id, blankItem, written)
  await keepItemWords(act.db, [id])
  act.note({ entity: 'item', id, verb: 'made', fields: changedItemFields(blankItem, written) })
  return true
}

/** Changes an own item; it gets its next revision. */
export async function saveItem(act: Act, before: OwnItem, after: WrittenItem, verb: Verb): Promise<void> {
  const fields = changedItemFields(before, after)
  await act.db
    .updateTable('items')
    .set({ ...columnsOf(after), rev: before.rev + 1, updated_at: act.now })
    .where('id', '=', before.id)
    .where('owner_id', '=', act.owner)
    .execute()
  await saveParts(act, before.id, before, after)
  await keepItemWords(act.db, [before.id])
  if (['name', 'number', 'year_from', 'year_to'].some((name) => name in fields))
    await orderCopies(act, before.id, after)
  act.note({
    entity: 'item',
    id: before.id,
    verb,
    fields: verb === 'restored' ? wholeItemFields(before, after) : fields,
  })
}

const columnsOf = ({ own_sets: _sets, variants: _variants, barcodes: _barcodes, ...columns }: WrittenItem) => ({
  ...columns,
  sort_name: foldedName(columns.name),
  number_sort: numberOrder(columns.number),
})

async function saveParts(act: Act, id: string, before: WrittenItem, after: WrittenItem): Promise<void> {
  if (before.variants !== after.variants) await saveVariants(act, id, after)
  if (before.barcodes !== after.barcodes) await saveBarcodes(act, id, after)
  if (before.own_sets !== after.own_sets) await saveSets(act, id, before, after)
}

async function saveSets(act: Act, id: string, before: WrittenItem, after: WrittenItem): Promise<void> {
  const setsOf = ({ own_sets }: WrittenItem) => JSON.parse(own_sets) as readonly string[] // our own writing
  const [there, wanted] = [setsOf(before), setsOf(after)]
  const left = there.filter((set) => !wanted.includes(set))
  const joined = wanted.filter((set) => !there.includes(set))
  for (const set of left) await changeMembers(act, set, { removed: [id] })
  for (const set of joined) await changeMembers(act, set, { added: [id] })
  await countSets(act.db, act.owner, [...left, ...joined])
}

/** Far behind the positions in use, so that a new order meets none of them. */
const aside = 1_000_000

/** A variant that something refers to stays, at the end. */
async function saveVariants({ db }: Act, item: string, { variants }: WrittenItem): Promise<void> {
  const list = JSON.parse(variants) as readonly OwnVariant[] // written here
  const there = await db
    .selectFrom('variants')
    .select(['id', 'position'])
    .where('item_id', '=', item)
    .where('is_default', '=', 0)
    .orderBy('position')
    .execute()
  const removed = there.map(({ id }) => id).filter((id) => !list.some((variant) => variant.id === id))
  const kept = await usedVariants(db, removed)
  const gone = removed.filter((id) => !kept.includes(id))
  if (gone.length > 0) {
    await db.deleteFrom('barcodes').where('variant_id', 'in', gone).execute()
    await db.deleteFrom('variants').where('id', 'in', gone).execute()
  }
  for (const [at, { id }] of there.entries())
    await db
      .updateTable('variants')
      .set({ position: aside + at })
      .where('id', '=', id)
      .execute()
  for (const [at, { id, name, attrs }] of list.entries())
    await db
      .insertInto('variants')
      .values({ id, item_id: item, position: at + 2, name, attrs, is_default: 0 })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          position: ref('excluded.position'),
          name: ref('excluded.name'),
          attrs: ref('excluded.attrs'),
        })),
      )
      .execute()
  for (const [at, id] of kept.entries())
    await db
      .updateTable('variants')
      .set({ position: list.length + 2 + at })
      .where('id', '=', id)
      .execute()
}

/** Variants that a copy or a wish refers to, also one in the bin. */
export async function usedVariants(db: Act['db'], ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const copies = await db.selectFrom('copies').select('variant_id').distinct().where('variant_id', 'in', ids).execute()
  const wishes = await db.selectFrom('wishes').select('variant_id').distinct().where('variant_id', 'in', ids).execute()
  const used = new Set([...copies, ...wishes].map(({ variant_id }) => variant_id))
  return ids.filter((id) => used.has(id))
}

async function saveBarcodes({ db, owner }: Act, item: string, { barcodes }: WrittenItem): Promise<void> {
  const codes = JSON.parse(barcodes) as readonly string[] // written here
  await db.deleteFrom('barcodes').where('variant_id', '=', item).execute()
  if (codes.length > 0)
    await db
      .insertInto('barcodes')
      .values(codes.map((code) => ({ code, variant_id: item, owner_id: owner })))
      .execute()
}

/** Own copies are ordered by the name of their item, unless they have one of their own, by its number and its year. */
async function orderCopies({ db, owner }: Act, item: string, { name, number, ...years }: WrittenItem): Promise<void> {
  const own = db.updateTable('copies').where('owner_id', '=', owner).where('item_id', '=', item)
  await own.set({ number_sort: numberOrder(number), ...yearsOfCopy(years) }).execute()
  await own
    .set({ sort_name: foldedName(name) })
    .where('own_name', 'is', null)
    .execute()
}
