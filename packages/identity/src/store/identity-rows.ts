import type { IdentityId } from '../records/ids.ts'
import type { IdentityRecord } from '../records/identity.ts'
import { identityOf } from './identity-of.ts'
import type { IdentityRow, RecoveryAddressRow, VerifiableAddressRow } from './tables.ts'

// Reads an account together with a credential or session in one query. The result has a row for each pair of its
// addresses, of which it has few.

/** Columns of the account in a statement that joins it. */
export const identityColumns = `
  i.schema_id, i.state, i.state_changed_at, i.traits, i.metadata_public, i.metadata_admin, i.external_id,
  i.organization_id, i.available_aal, i.vouched, i.secrets_version, i.marks_version, i.frozen_at,
  i.created_at, i.updated_at,
  v.id as v_id, v.via as v_via, v.value as v_value, v.status as v_status, v.verified as v_verified,
  v.verified_at as v_verified_at, v.created_at as v_created_at, v.updated_at as v_updated_at,
  r.id as r_id, r.via as r_via, r.value as r_value, r.created_at as r_created_at, r.updated_at as r_updated_at,
  r.until as r_until`

/** Joins the account that `identity_id` of a table names. */
export const joinIdentity = (table: string): string => `
  join identities i on i.id = ${table}.identity_id
  left join verifiable_addresses v on v.identity_id = i.id
  left join recovery_addresses r on r.identity_id = i.id`

/** A row with prefixed column names, so that a query can hold it beside another row. */
export type Prefixed<Prefix extends string, Row> = {
  [Column in keyof Row & string as `${Prefix}_${Column}`]: Row[Column]
}

/** The account's columns in the result of such a statement. */
export type WithIdentity = Omit<IdentityRow, 'id'> &
  Prefixed<'v', Omit<VerifiableAddressRow, 'identity_id'>> &
  Prefixed<'r', Omit<RecoveryAddressRow, 'identity_id'>> & { readonly identity_id: IdentityId }

/** The account from the rows of such a statement, which all belong to it. */
export function identityIn(first: WithIdentity, rows: readonly WithIdentity[]): IdentityRecord {
  // A row's own `id`, if it has one, belongs to the credential or session.
  const row = { ...first, id: first.identity_id }
  return identityOf(row, inOrder(rows, verifiableIn), inOrder(rows, recoveryIn))
}

const verifiableIn = (row: WithIdentity): VerifiableAddressRow => ({
  id: row.v_id,
  identity_id: row.identity_id,
  via: row.v_via,
  value: row.v_value,
  status: row.v_status,
  verified: row.v_verified,
  verified_at: row.v_verified_at,
  created_at: row.v_created_at,
  updated_at: row.v_updated_at,
})

const recoveryIn = (row: WithIdentity): RecoveryAddressRow => ({
  id: row.r_id,
  identity_id: row.identity_id,
  via: row.r_via,
  value: row.r_value,
  created_at: row.r_created_at,
  updated_at: row.r_updated_at,
  until: row.r_until,
})

/** Each address once, oldest first; missing ones have no id. Sorting here is cheaper than in the database. */
function inOrder<Address extends Pick<RecoveryAddressRow, 'id' | 'created_at'>>(
  rows: readonly WithIdentity[],
  addressIn: (row: WithIdentity) => Address,
): readonly Address[] {
  const known = new Map<string, Address>()
  for (const row of rows) {
    const address = addressIn(row)
    if (address.id) known.set(address.id, address)
  }
  if (known.size < 2) return [...known.values()]
  return [...known.values()].toSorted((one, other) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1))
}
