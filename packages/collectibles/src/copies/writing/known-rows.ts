import type { Act } from '../../acts/act.ts'
import type { CategoryField } from '../../wire/index.ts'
import { fieldsOfCopies } from './copy-fields.ts'

/** Rows that the changes of an act look at. Each is read once, however many copies the act changes. */
export interface KnownRows {
  /** The scale of a category. */
  scaleOf(category: string): Promise<string | undefined>
  fieldsOf(category: string): Promise<readonly CategoryField[]>
  /** Whether the owner has this folder or place. */
  hasShelf(table: 'folders' | 'places', id: string): Promise<boolean>
}

export function knownRows(act: Act): KnownRows {
  const { db, owner } = act
  const known = new Map<string, Promise<unknown>>()
  const once = <Found>(key: string, read: () => Promise<Found>): Promise<Found> => {
    const found = known.get(key) ?? read()
    known.set(key, found)
    return found as Promise<Found> // each key has one reader
  }
  return {
    scaleOf: (category) =>
      once(`scale ${category}`, async () => {
        const row = await db.selectFrom('categories').select('scale_id').where('id', '=', category).executeTakeFirst()
        return row?.scale_id
      }),
    fieldsOf: (category) => once(`fields ${category}`, () => fieldsOfCopies(db, owner, category)),
    hasShelf: (table, id) =>
      once(`${table} ${id}`, async () => {
        const query = db.selectFrom(table).select('id').where('id', '=', id).where('owner_id', '=', owner)
        return (await query.executeTakeFirst()) !== undefined
      }),
  }
}
