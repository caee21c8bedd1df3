import { newId } from '@collect/storage'

import type { Act, Person } from '../../src/acts/act.ts'
import { changeMany } from '../../src/copies/bulk/change-many.ts'
import { tagIdsOf, tagsNamed } from '../../src/copies/copy-tags.ts'
import type { StoredCopy } from '../../src/copies/stored-copy.ts'
import { leaveCopy, splitCopy } from '../../src/copies/writing/move-copy.ts'
import { copiesOn, deleteUsed } from '../../src/shelves/delete-used.ts'
import { changeOwnRow, loadOwnRows, makeOwnRow, type RowKind } from '../../src/shelves/own-row.ts'
import { folderKind, placeKind } from '../../src/shelves/shelf-kinds.ts'
import { loadShelves } from '../../src/shelves/shelf-tree.ts'

const shelfKinds = [
  { entity: 'folder', table: 'folders', kind: folderKind, column: 'folder_id' },
  { entity: 'place', table: 'places', kind: placeKind, column: 'place_id' },
] as const

/** Makes or moves a folder or a place. */
export async function writeShelf(act: Act, pick: number, amount: number): Promise<void> {
  const { table, kind } = shelfKinds[amount % 2 === 0 ? 0 : 1]
  const { shelves } = await loadShelves(act.db, table, act.owner)
  const shelf = shelves[pick % Math.max(shelves.length, 1)]
  const parent_id = amount % 5 === 0 ? null : (shelves[amount % Math.max(shelves.length, 1)]?.id ?? null)
  // Few shelves, so that acts meet each other.
  if (shelf === undefined || shelves.length < 6) {
    const id = newId(act.now)
    const written = { ...kind.blank, name: `Shelf ${amount}`, parent_id }
    return void (await makeOwnRow(act, kind, id, await kind.fitting(act, id, written)))
  }
  await moveShelf(act, kind, shelf.id, parent_id)
}

async function moveShelf(act: Act, kind: RowKind, id: string, parent_id: string | null): Promise<void> {
  const row = (await loadOwnRows(act, kind, [id])).get(id)
  if (!row) return
  const written = Object.fromEntries(Object.keys(kind.blank).map((name) => [name, row[name] ?? null]))
  await changeOwnRow(act, kind, row, await kind.fitting(act, id, { ...written, parent_id }))
}

/** Deletes a folder, a place or a tag; its copies go into another one or into none. */
export async function deleteShelf(act: Act, person: Person, pick: number, amount: number): Promise<void> {
  const shelfKind = shelfKinds[amount % 3]
  if (!shelfKind) return deleteTag(act, person, pick, amount)
  const { entity, table, kind, column } = shelfKind
  const tree = await loadShelves(act.db, table, act.owner)
  const shelf = tree.shelves[pick % Math.max(tree.shelves.length, 1)]
  if (!shelf) return
  const target = tree.shelves.find(({ path }) => amount % 2 === 0 && !path.includes(`/${shelf.id}/`))
  const inside = tree.inside(shelf.id)
  if (target)
    for (const { id, parent_id } of inside) if (parent_id === shelf.id) await moveShelf(act, kind, id, target.id)
  const ids = target ? [shelf.id] : inside.map(({ id }) => id)
  const change = { kind: 'reshelve', set: { [column]: target?.id ?? null }, addTags: [], removeTags: [] } as const
  await deleteUsed(act, person, { entity, ids }, await copiesOn(act, entity, ids), change)
}

async function deleteTag(act: Act, person: Person, pick: number, amount: number): Promise<void> {
  const tags = await act.db.selectFrom('tags').select('id').where('owner_id', '=', act.owner).orderBy('id').execute()
  const tag = tags[pick % Math.max(tags.length, 1)]
  if (!tag) return
  const other = tags.find(({ id }) => amount % 2 === 0 && id !== tag.id)
  const change = { kind: 'reshelve', set: {}, addTags: other ? [other.id] : [], removeTags: [tag.id] } as const
  await deleteUsed(act, person, { entity: 'tag', ids: [tag.id] }, await copiesOn(act, 'tag', [tag.id]), change)
}

/** Puts copies into a folder or a place, or out of it. @param wanted The one that gets them, if it is there. */
export async function putIntoShelf(
  act: Act,
  copies: readonly StoredCopy[],
  amount: number,
  wanted?: { readonly entity: string; readonly entity_id: string },
): Promise<void> {
  const { entity, table } =
    shelfKinds.find((kind) => kind.entity === wanted?.entity) ?? shelfKinds[amount % 2 === 0 ? 0 : 1]
  const { shelves, find } = await loadShelves(act.db, table, act.owner)
  const other = amount % 7 === 0 ? undefined : shelves[amount % Math.max(shelves.length, 1)]
  const shelf = find(wanted?.entity_id ?? '') ?? other
  const change = { kind: 'edit', patch: { [entity]: shelf?.id ?? null }, addTags: [], removeTags: [] } as const
  await changeMany(act, idsOf(copies), change)
}

/** Gives copies a tag, which it makes if there is none, and takes another one away. */
export async function retag(act: Act, copies: readonly StoredCopy[], amount: number): Promise<void> {
  const addTags = (await tagsNamed(act, [`Tag ${amount % 5}`])) ?? []
  const removeTags = await tagIdsOf(act, [`Tag ${(amount + 1) % 5}`])
  await changeMany(act, idsOf(copies), { kind: 'edit', patch: {}, addTags, removeTags })
}

/** Splits a copy, or lets it go. */
export async function partWith(act: Act, copies: readonly StoredCopy[], amount: number): Promise<void> {
  const [copy] = copies.filter(({ deleted_at }) => deleted_at === null)
  if (!copy) return
  if (copy.quantity > 1) return void (await splitCopy(act, copy, 1 + (amount % (copy.quantity - 1))))
  await leaveCopy(act, copy, { status: amount % 2 === 0 ? 'sold' : 'lost', amount: { amount, currency: 'EUR' } })
}

const idsOf = (copies: readonly StoredCopy[]): readonly string[] => copies.map(({ id }) => id)
