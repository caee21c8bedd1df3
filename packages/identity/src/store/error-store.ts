import type { WireError } from '@collect/contract'
import { asyncCommit } from '@collect/storage'
import type { Kysely } from 'kysely'
import type { IdentityTables } from './tables.ts'

export interface ErrorRecord {
  readonly id: string
  readonly error: WireError
  readonly createdAt: number
}

/** Errors for browsers that are redirected to the error page. */
export interface ErrorStore {
  /** Keeps an existing error with the same id. */
  insert(error: ErrorRecord): Promise<void>
  find(id: string): Promise<ErrorRecord | undefined>
}

export function errorStore(db: Kysely<IdentityTables>): ErrorStore {
  return {
    async insert({ id, error, createdAt }) {
      await db
        .insertInto('flow_errors')
        .values({ id, error: JSON.stringify(error), created_at: createdAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .modifyEnd(asyncCommit)
        .execute()
    },
    async find(id) {
      const row = await db.selectFrom('flow_errors').selectAll().where('id', '=', id).executeTakeFirst()
      return row && { id: row.id, error: JSON.parse(row.error) as WireError, createdAt: row.created_at } // written by insert
    },
  }
}
