import { Hono } from 'hono'
import type { Kysely } from 'kysely'

import type { Act } from '../../acts/act.ts'
import { copiesOn, deleteUsed } from '../../shelves/delete-used.ts'
import { listShelves } from '../../shelves/list-shelves.ts'
import { changeOwnRow, type OwnRow, type RowKind, type WrittenRow } from '../../shelves/own-row.ts'
import { folderKind, placeKind } from '../../shelves/shelf-kinds.ts'
import { loadShelves, type ShelfTable } from '../../shelves/shelf-tree.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import {
  folderInput,
  folderPatch,
  placeInput,
  placePatch,
  type Folder,
  type OwnPlace,
  type PlacePatch,
} from '../../wire/index.ts'
import { HttpFailure } from '../failure.ts'
import { takes } from '../parameters.ts'
import { answeringRevision, expectRevision } from '../revision.ts'
import {
  answerDeletion,
  existingRow,
  leavingOf,
  leavingParameters,
  nameTaken,
  notEmpty,
  refuseField,
  rowIdIn,
  type RowRoutesOptions,
} from './row-answer.ts'
import { addRowRoutes, shownRow } from './row-routes.ts'

interface Shelves {
  readonly table: ShelfTable
  readonly kind: RowKind
  readonly most: number
}

/** Both kinds of shelves (docs/contract/collectibles.md §4.6). */
const both: readonly Shelves[] = [
  { table: 'folders', kind: folderKind, most: 2_000 },
  { table: 'places', kind: placeKind, most: 5_000 },
]

/** Folders and places: shelves inside each other. */
export function shelfRoutes(options: RowRoutesOptions): Hono {
  const app = new Hono()
  for (const shelves of both) routesOf(app, shelves, options)
  return app
}

function routesOf(app: Hono, shelves: Shelves, options: RowRoutesOptions): void {
  const { database, acts, callers, wakeJobs } = options
  const { table, kind, most } = shelves
  const [input, patch] = table === 'places' ? [placeInput, placePatch] : [folderInput, folderPatch]
  const read = async (db: Kysely<CollectiblesTables>, owner: string): Promise<readonly (Folder | OwnPlace)[]> =>
    (await listShelves(db, table, owner)).map((shelf) => shown(table, shelf))
  const list = (owner: string, readRows = database.read) =>
    readRows<CollectiblesTables, readonly (Folder | OwnPlace)[]>((db) => read(db, owner))

  const wiring = {
    kind,
    table,
    most,
    input,
    patch,
    list,
    writtenOf: (before: WrittenRow, given: PlacePatch) => writtenOf(table, before, given),
    requireFitting: (act: Act, id: string, written: WrittenRow) => requireRoom(act, shelves, id, written),
  }
  addRowRoutes(app, wiring, options)

  app.delete(`/${table}/:id`, takes(leavingParameters), async (c) => {
    const person = await callers.writer(c)
    const id = rowIdIn(c, kind)
    const { moveTo, isDropped } = leavingOf(c)
    const erase = async (act: Act) => {
      const before = await existingRow(act, kind, id)
      expectRevision(c, before.rev)
      const tree = await loadShelves(act.db, table, act.owner)
      const entity = kind.entity as 'folder' | 'place' // the two kinds of shelves
      const gone = isDropped ? tree.inside(id).map((shelf) => shelf.id) : [id]
      const copies = await copiesOn(act, entity, gone)
      const inside = tree.inside(id).slice(1)
      const seen = copies.filter(({ deleted_at }) => deleted_at === null).length
      if (moveTo === undefined && !isDropped && seen + inside.length > 0) throw notEmpty(seen, inside.length)
      if (moveTo !== undefined) await moveInside(act, shelves, before, moveTo)
      const set = table === 'folders' ? { folder_id: moveTo ?? null } : { place_id: moveTo ?? null }
      const change = { kind: 'reshelve', set, addTags: [], removeTags: [] } as const
      return deleteUsed(act, person, { entity, ids: gone }, copies, change)
    }
    const current = () => shownRow(wiring, person.id, id, database.readLatest)
    const { batch, result } = await answeringRevision(c, current, () => acts.run(person, erase))
    return answerDeletion(c, batch, result.job, wakeJobs)
  })
}

/** A folder has no label and no notes. */
function shown(table: ShelfTable, { label, notes, ...folder }: OwnPlace): Folder | OwnPlace {
  return table === 'folders' ? folder : { ...folder, label, ...(notes !== undefined && { notes }) }
}

const writtenOf = (
  table: ShelfTable,
  before: WrittenRow,
  { name, parent, position, notes }: PlacePatch,
): WrittenRow => ({
  name: name ?? before['name'] ?? '',
  parent_id: parent === undefined ? (before['parent_id'] ?? null) : parent,
  position: position ?? before['position'] ?? 0,
  ...(table === 'places' && { notes: notes === undefined ? (before['notes'] ?? '') : (notes ?? '') }),
})

/** @throws Failure 409 under itself, 422 in no place of its own */
async function requireRoom(act: Act, { table }: Shelves, id: string, written: WrittenRow, path = 'parent') {
  const tree = await loadShelves(act.db, table, act.owner)
  const parent = typeof written['parent_id'] === 'string' ? written['parent_id'] : null
  const refusal = tree.refusal(id, parent)
  if (refusal === 'cycle') throw new HttpFailure(409, 'A shelf cannot lie inside itself.', { id: 'cycle' })
  if (refusal === 'not_found') refuseField(path, refusal, 'There is no such shelf.')
  if (refusal === 'too_deep') refuseField(path, refusal, 'At most eight shelves lie inside each other.')
  if (tree.twin(id, parent, String(written['name']))) nameTaken(path === 'parent' ? 'name' : path)
}

/** What lies inside goes with the copies. */
async function moveInside(act: Act, shelves: Shelves, { id }: OwnRow, moveTo: string): Promise<void> {
  const tree = await loadShelves(act.db, shelves.table, act.owner)
  const target = tree.find(moveTo)
  if (!target) refuseField('move_to', 'not_found', 'There is no such shelf.')
  else if (target.path.includes(`/${id}/`))
    throw new HttpFailure(409, 'A shelf cannot lie inside itself.', { id: 'cycle' })
  for (const shelf of tree.shelves.filter(({ parent_id }) => parent_id === id)) {
    await requireRoom(act, shelves, shelf.id, { ...shelf, parent_id: moveTo }, 'move_to')
    const row = await existingRow(act, shelves.kind, shelf.id)
    await changeOwnRow(act, shelves.kind, row, { parent_id: moveTo })
  }
}
