import type { Database } from '@collect/storage'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { IdentityTables } from './tables.ts'

/** What names an account where no key of a table does. */
export interface ErasureStore {
  /** Every address and name under which an account is known. */
  namesOf(identityId: string): Promise<readonly string[]>
  /** Deletes the flows and codes that hold one of these addresses or numbers; what belongs to the account itself goes with it. */
  erase(names: readonly string[]): Promise<void>
}

export function erasureStore(db: Kysely<IdentityTables>, dialect: Database['dialect']): ErasureStore {
  const holds = (name: string): RawBuilder<boolean> =>
    dialect === 'postgres' ? sql`position(${name} in lower(body)) > 0` : sql`instr(lower(body), ${name}) > 0`

  return {
    async namesOf(identityId) {
      const { rows } = await sql<{ name: string }>`
        select value as name from recovery_addresses where identity_id = ${identityId}
        union select value from verifiable_addresses where identity_id = ${identityId}
        union select identifier from credential_identifiers where identity_id = ${identityId}`.execute(db)
      return rows.map(({ name }) => name)
    },

    async erase(names) {
      for (const name of names.filter(isAddress)) {
        await db.deleteFrom('address_codes').where('address', '=', name).execute()
        // As it was typed, and as it stands in a web address.
        const forms = [JSON.stringify(name).slice(1, -1), encodeURIComponent(name)]
        for (const form of new Set(forms.map((text) => text.toLowerCase()))) {
          await db.deleteFrom('flows').where(holds(form)).execute()
        }
      }
    },
  }
}

/** A user name may be any word, also one that every flow holds; an address or a number stands for itself. */
const isAddress = (name: string): boolean => /.@.|^\+\d{5,}$/.test(name)
