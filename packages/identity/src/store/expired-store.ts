import type { Database } from '@collect/storage'
import { sql } from 'kysely'

/** The tables whose rows expire, with their key and the column with the time. */
const tables = {
  flows: { key: 'id', end: 'kept_until' },
  codes: { key: 'id', end: 'expires_at' },
  address_codes: { key: 'id', end: 'expires_at' },
  sessions: { key: 'id', end: 'expires_at' },
  continuities: { key: 'id', end: 'expires_at' },
  flow_errors: { key: 'id', end: 'created_at' },
  security_events: { key: 'id', end: 'at' },
  throttles: { key: 'key', end: 'free_at' },
  recovery_addresses: { key: 'id', end: 'until' },
  address_changes: { key: 'id', end: 'ends_at' },
  address_restores: { key: 'event_id', end: 'ends_at' },
  provider_trips: { key: 'id', end: 'expires_at' },
  token_exchanges: { key: 'id', end: 'expires_at' },
} as const

export type ExpiringTable = keyof typeof tables
export const expiringTables = Object.keys(tables) as readonly ExpiringTable[] // the keys that were just written

export interface ExpiredStore {
  /** Deletes up to `size` rows that expired before. Answers how many. Skips rows that another process has locked. */
  delete(table: ExpiringTable, before: number, size: number): Promise<number>
}

export function expiredStore(database: Pick<Database, 'dialect' | 'tables'>): ExpiredStore {
  const db = database.tables<Record<never, never>>()
  const unlocked = database.dialect === 'postgres' ? sql`for update skip locked` : sql``
  return {
    async delete(name, before, size) {
      const { key, end } = tables[name]
      const [table, id, column] = [sql.table(name), sql.ref(key), sql.ref(end)]
      const { numAffectedRows } = await sql`
        delete from ${table} where ${id} in
          (select ${id} from ${table} where ${column} < ${before} order by ${column} limit ${size} ${unlocked})
      `.execute(db)
      return Number(numAffectedRows ?? 0)
    },
  }
}
