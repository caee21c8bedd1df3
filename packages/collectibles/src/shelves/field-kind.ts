import { sql } from 'kysely'

import type { Reader } from '../acts/act.ts'
import type { RowKind } from './own-row.ts'

/** Copies, those in the bin too, in which an own field has a value. */
export async function countFieldUses({ db, owner }: Reader, key: string): Promise<number> {
  // Our own writing has a colon behind each key, and a quotation mark inside a value has a stroke before it.
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from copies
    where owner_id = ${owner} and attrs like ${`%"my\\_${key.replaceAll('_', String.raw`\_`)}":%`} escape '\\'`.execute(
    db,
  )
  return Number(rows[0]?.count ?? 0)
}

export const fieldKind: RowKind = {
  entity: 'field',
  table: 'own_fields',
  blank: { category_id: null, key: '', label: '', type: '', choices: '[]', unit: '', position: 0, is_shown: 1 },
  following: async () => ({}),
  async fitting({ db, owner }, id, written) {
    const keys = await db.selectFrom('own_fields').select(['id', 'key']).where('owner_id', '=', owner).execute()
    const taken = new Set(keys.filter((field) => field.id !== id).map((field) => field.key))
    let key = String(written['key'])
    for (let number = 2; taken.has(key); number++) key = `${String(written['key']).slice(0, 26)}_${number}`
    return { ...written, key }
  },
  // Values of a field that is gone are hidden, and stay.
  countUses: async () => 0,
}
