import type { Kysely } from 'kysely'

import { changedFields } from '../acts/changed-fields.ts'
import type { Act, Verb } from '../acts/act.ts'
import { searchOrder } from '../catalogue/search-order.ts'
import { ownStatuses } from '../catalogue/visible.ts'
import { countSets } from '../copies/counts.ts'
import { takeNumbers } from '../store/counter.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { foldedName, type CatalogueStatus } from '../wire/index.ts'
import { changeMembers } from './change-members.ts'

/** What a person writes about an own set. Activity and undo compare these values; `items` is a JSON list of ids. */
export interface WrittenSet {
  readonly category_id: string
  readonly name: string
  readonly maker: string | null
  readonly year_from: number | null
  readonly year_to: number | null
  readonly description: string
  readonly status: CatalogueStatus
  readonly items: string
}

export interface OwnSet extends WrittenSet {
  readonly id: string
  readonly rev: number
}

export const blankSet: WrittenSet = {
  category_id: '',
  name: '',
  maker: null,
  year_from: null,
  year_to: null,
  description: '',
  status: 'private',
  items: '[]',
}

const setColumns = Object.keys(blankSet) as (keyof typeof blankSet)[] // its own keys

/** Column → [before, after], where the two differ. */
export const changedSetFields = changedFields(setColumns)

/** All columns, if one differs: the undo of a return sees each later change. */
const wholeSetFields = changedFields(setColumns, [setColumns])

/** Own sets, withdrawn ones too. */
export async function loadOwnSets(
  db: Kysely<CollectiblesTables>,
  owner: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwnSet>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('collectible_sets')
    .selectAll()
    .where('id', 'in', ids)
    .where('owner_id', '=', owner)
    .where('status', 'in', [...ownStatuses, 'withdrawn'])
    .execute()
  const members = await db
    .selectFrom('set_items')
    .select(['set_id', 'item_id'])
    .where('owner_id', '=', owner)
    .where('set_id', 'in', ids)
    .orderBy('item_id')
    .execute()
  return new Map(
    rows.map(({ id, rev, category_id, name, maker, year_from, year_to, description, status }) => {
      const items = members.filter(({ set_id }) => set_id === id).map(({ item_id }) => item_id)
      const written = { category_id, name, maker, year_from, year_to, description, status }
      return [id, { id, rev, ...written, items: JSON.stringify(items) } satisfies OwnSet]
    }),
  )
}

/** Makes an own set. @returns false if the id belongs to another set */
export async function makeSet(act: Act, id: string, { items, ...written }: WrittenSet): Promise<boolean> {
  const number = await takeNumbers(act.db, 'set_search_ord', 1)
  const { numInsertedOrUpdatedRows = 0n } = await act.db
    .insertInto('collectible_sets')
    .values({
      ...written,
      id,
      owner_id: act.owner,
      sort_name: foldedName(written.name),
      art_seed: id,
      search_ord: searchOrder(0, number),
      source: 'own',
      created_at: act.now,
      updated_at: act.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return false
  act.note({ entity: 'set', id, verb: 'made', fields: changedSetFields(blankSet, { ...written, items }) })
  return true
}

/** Changes an own set; it gets its next revision. */
export async function changeSet(act: Act, before: OwnSet, after: WrittenSet, verb: Verb): Promise<void> {
  const { items, ...written } = after
  await act.db
    .updateTable('collectible_sets')
    .set({ ...written, sort_name: foldedName(written.name), rev: before.rev + 1, updated_at: act.now })
    .where('id', '=', before.id)
    .where('owner_id', '=', act.owner)
    .execute()
  if (before.items !== items) {
    // Both were written here.
    const [old, now] = [JSON.parse(before.items) as readonly string[], JSON.parse(items) as readonly string[]]
    const [there, wanted] = [new Set(old), new Set(now)]
    await changeMembers(act, before.id, {
      added: now.filter((item) => !there.has(item)),
      removed: old.filter((item) => !wanted.has(item)),
    })
    await countSets(act.db, act.owner, [before.id])
  }
  const fieldsOf = verb === 'restored' ? wholeSetFields : changedSetFields
  act.note({ entity: 'set', id: before.id, verb, fields: fieldsOf(before, after) })
}
