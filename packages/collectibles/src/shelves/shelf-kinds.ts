import { randomInt } from 'node:crypto'
import { sql } from 'kysely'

import type { Act } from '../acts/act.ts'
import { countWhere, type RowKind, type WrittenRow } from './own-row.ts'
import { loadShelves, type ShelfTable } from './shelf-tree.ts'

/** Letters and digits that are told apart on a printed label. */
const labelSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const newLabel = (): string => Array.from({ length: 4 }, () => labelSigns[randomInt(labelSigns.length)] ?? '').join('')

const columnOf = { folders: 'folder_id', places: 'place_id' } as const satisfies Record<ShelfTable, string>

function shelfKind(entity: 'folder' | 'place', table: ShelfTable, blank: WrittenRow): RowKind {
  const pathIn = async ({ db, owner }: Act, id: string, parent: unknown): Promise<string> => {
    if (typeof parent !== 'string') return `/${id}/`
    const { rows } = await sql<{ path: string }>`
      select path from ${sql.table(table)} where id = ${parent} and owner_id = ${owner}`.execute(db)
    return `${rows[0]?.path ?? '/'}${id}/`
  }
  return {
    entity,
    table,
    blank: { name: '', parent_id: null, position: 0, ...blank },
    async following(act, id, written): Promise<WrittenRow> {
      const path = await pathIn(act, id, written['parent_id'])
      return written['label'] === '' ? { path, label: await freeLabel(act) } : { path }
    },
    async settle({ db, owner }, before, after) {
      const [old, path] = [String(before['path']), String(after['path'])]
      if (old !== path)
        await sql`
          update ${sql.table(table)} set path = ${path} || substr(path, ${sql.lit(old.length + 1)})
          where owner_id = ${owner} and path like ${`${old}_%`}`.execute(db)
    },
    async fitting(act, id, written) {
      const tree = await loadShelves(act.db, table, act.owner)
      const wanted = typeof written['parent_id'] === 'string' ? written['parent_id'] : null
      const parent = tree.refusal(id, wanted) === undefined ? wanted : null
      let name = String(written['name'])
      for (let number = 2; tree.twin(id, parent, name); number++) name = `${String(written['name'])} (${number})`
      const isLabelTaken =
        'label' in written && tree.shelves.some((shelf) => shelf.id !== id && shelf['label'] === written['label'])
      return { ...written, parent_id: parent, name, ...(isLabelTaken && { label: '' }) }
    },
    countUses: async (act, { id }) =>
      (await countWhere(act, 'copies', columnOf[table], id)) + (await countWhere(act, table, 'parent_id', id)),
  }
}

export const folderKind = shelfKind('folder', 'folders', {})
export const placeKind = shelfKind('place', 'places', { label: '', notes: '' })

/** One of 810,000, which no other place of the owner has. */
async function freeLabel({ db, owner }: Act): Promise<string> {
  for (;;) {
    const label = newLabel()
    const taken = await db
      .selectFrom('places')
      .select('id')
      .where('owner_id', '=', owner)
      .where('label', '=', label)
      .executeTakeFirst()
    if (!taken) return label
  }
}
