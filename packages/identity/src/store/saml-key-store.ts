import type { Kysely } from 'kysely'
import type { IdentityTables } from './tables.ts'

export interface SamlKeyStore {
  /** The sealed keys, the newest first. */
  list(): Promise<readonly string[]>
  /** Stores the first key, unless another process stored one before. */
  insertFirst(sealed: string, now: number): Promise<void>
}

export function samlKeyStore(db: Kysely<IdentityTables>): SamlKeyStore {
  return {
    async list() {
      const rows = await db.selectFrom('saml_keys').select('sealed').orderBy('id', 'desc').execute()
      return rows.map(({ sealed }) => sealed)
    },
    async insertFirst(sealed, now) {
      await db
        .insertInto('saml_keys')
        .values({ id: 1, sealed, made_at: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },
  }
}
