import { sql, type Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { compareText, foldedName } from '../wire/index.ts'
import type { OwnRow } from './own-row.ts'

export type ShelfTable = 'folders' | 'places'

/** Shelves inside each other (docs/contract/collectibles.md §2.3). */
export const deepestShelf = 8

export interface StoredShelf extends OwnRow {
  readonly name: string
  readonly parent_id: string | null
  /** The ids from the outermost one on: `/id/id/`. */
  readonly path: string
  readonly position: number
}

/** All folders or places of an owner. */
export interface ShelfTree {
  readonly shelves: readonly StoredShelf[]
  find(id: string): StoredShelf | undefined
  /** It and those inside it, the innermost last. */
  inside(id: string): readonly StoredShelf[]
  /** Another one with this name in the same place. */
  twin(id: string, parent: string | null, name: string): StoredShelf | undefined
  /** Why it cannot lie there. */
  refusal(id: string, parent: string | null): 'not_found' | 'cycle' | 'too_deep' | undefined
}

export async function loadShelves(
  db: Kysely<CollectiblesTables>,
  table: ShelfTable,
  owner: string,
): Promise<ShelfTree> {
  const { rows } = await sql<StoredShelf>`select * from ${sql.table(table)} where owner_id = ${owner}`.execute(db)
  return treeOf(rows)
}

const depthOf = ({ path }: Pick<StoredShelf, 'path'>): number => path.split('/').length - 2

function treeOf(rows: readonly StoredShelf[]): ShelfTree {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byParent = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const inside = (id: string) =>
    rows
      .filter(({ path }) => path.includes(`/${id}/`))
      .toSorted((one, other) => depthOf(one) - depthOf(other) || compareText(one.id, other.id))
  return {
    shelves: inOrder(byParent, null),
    find: (id) => byId.get(id),
    inside,
    twin: (id, parent, name) => (byParent.get(parent) ?? []).find((row) => row.id !== id && row.name === name),
    refusal(id, parent) {
      if (parent === null) return undefined
      const around = byId.get(parent)
      if (!around) return 'not_found'
      if (parent === id || around.path.includes(`/${id}/`)) return 'cycle'
      const shelf = byId.get(id)
      const height = shelf ? Math.max(...inside(id).map(depthOf)) - depthOf(shelf) + 1 : 1
      return depthOf(around) + height > deepestShelf ? 'too_deep' : undefined
    },
  }
}

/** Each one is followed by those inside it; beside each other they go by position, then by name. */
function inOrder(
  byParent: ReadonlyMap<string | null, readonly StoredShelf[]>,
  parent: string | null,
): readonly StoredShelf[] {
  const beside = (byParent.get(parent) ?? []).toSorted(
    (one, other) =>
      one.position - other.position ||
      compareText(foldedName(one.name), foldedName(other.name)) ||
      compareText(one.id, other.id),
  )
  return beside.flatMap((shelf) => [shelf, ...inOrder(byParent, shelf.id)])
}
