import type { Kysely } from 'kysely'
import type { IdentityTables } from './tables.ts'

interface SamlKeyRow {
  readonly id: number
  readonly sealed: string
}

export interface SamlKeyStore {
  /** The sealed keys, the oldest first. */
  list(): Promise<readonly SamlKeyRow[]>
  /** Stores a key, unless another process stored one with this id before. */
  insert(id: number, sealed: string, now: number): Promise<void>
  delete(id: number): Promise<void>
}

export function samlKeyStore(db: Kysely<IdentityTables>): SamlKeyStore {
  return {
    list: () => db.selectFrom('saml_keys').select(['id', 'sealed']).orderBy('id').execute(),
    async insert(id, sealed, now) {
      await db
        .insertInto('saml_keys')
        .values({ id, sealed, made_at: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },
    async delete(id) {
      await db.deleteFrom('saml_keys').where('id', '=', id).execute()
    },
  }
}
