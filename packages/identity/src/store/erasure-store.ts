import { sql, type Kysely } from 'kysely'
import type { IdentityId } from '../records/ids.ts'
import type { IdentityTables } from './tables.ts'

/** Data about an account that no foreign key connects to it. */
export interface ErasureStore {
  /** Every address and identifier of an account. */
  namesOf(identityId: IdentityId): Promise<readonly string[]>
  /** Deletes the codes for these addresses. Foreign keys delete the account's own rows, and flows are sealed. */
  erase(names: readonly string[]): Promise<void>
}

export const erasureStore = (db: Kysely<IdentityTables>): ErasureStore => ({
  async namesOf(identityId) {
    const { rows } = await sql<{ name: string }>`
      select value as name from recovery_addresses where identity_id = ${identityId}
      union select value from verifiable_addresses where identity_id = ${identityId}
      union select identifier from credential_identifiers where identity_id = ${identityId}`.execute(db)
    return rows.map(({ name }) => name)
  },

  async erase(names) {
    if (names.length > 0) await db.deleteFrom('address_codes').where('address', 'in', names).execute()
  },
})
