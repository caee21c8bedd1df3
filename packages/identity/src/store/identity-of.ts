import type { AddressStatus, AddressVia, Traits } from '@collect/contract'
import type { Kysely } from 'kysely'
import type { IdentityId } from '../records/ids.ts'
import type { IdentityRecord, RecoveryAddressRecord } from '../records/identity.ts'
import type { IdentityRow, IdentityTables, RecoveryAddressRow, VerifiableAddressRow } from './tables.ts'

/** Completes accounts with their addresses, in two statements for any number of accounts. */
export async function withAddresses(
  db: Kysely<IdentityTables>,
  rows: readonly IdentityRow[],
): Promise<readonly IdentityRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [verifiable, recovery] = await Promise.all([
    db
      .selectFrom('verifiable_addresses')
      .selectAll()
      .where('identity_id', 'in', ids)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('recovery_addresses')
      .selectAll()
      .where('identity_id', 'in', ids)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  ])
  const [verifiableOf, recoveryOf] = [ofAccounts(verifiable), ofAccounts(recovery)]
  return rows.map((row) => identityOf(row, verifiableOf(row.id), recoveryOf(row.id)))
}

/** The addresses of each account, in their order. */
function ofAccounts<Row extends { readonly identity_id: IdentityId }>(
  rows: readonly Row[],
): (id: IdentityId) => readonly Row[] {
  const found = new Map<IdentityId, Row[]>()
  for (const row of rows) {
    const own = found.get(row.identity_id)
    if (own) own.push(row)
    else found.set(row.identity_id, [row])
  }
  return (id) => found.get(id) ?? []
}

/** Builds an account from its rows. */
export function identityOf(
  row: IdentityRow,
  verifiable: readonly VerifiableAddressRow[],
  recovery: readonly RecoveryAddressRow[],
): IdentityRecord {
  return {
    id: row.id,
    schemaId: row.schema_id,
    state: row.state === 'inactive' ? 'inactive' : 'active',
    stateChangedAt: row.state_changed_at,
    traits: JSON.parse(row.traits) as Traits, // written by this store from the same shape
    metadataPublic: row.metadata_public === null ? null : JSON.parse(row.metadata_public),
    metadataAdmin: row.metadata_admin === null ? null : JSON.parse(row.metadata_admin),
    ...(row.external_id !== null && { externalId: row.external_id }),
    ...(row.organization_id !== null && { organizationId: row.organization_id }),
    availableAal: row.available_aal === 'aal2' ? 'aal2' : 'aal1',
    vouched: row.vouched === 1,
    secretsVersion: row.secrets_version,
    marksVersion: row.marks_version,
    ...(row.frozen_at !== null && { frozenAt: row.frozen_at }),
    verifiable: verifiable.map((address) => ({
      ...addressOf(address),
      status: address.status as AddressStatus, // the column holds no other words
      verified: address.verified === 1,
      ...(address.verified_at !== null && { verifiedAt: address.verified_at }),
    })),
    recovery: recovery.map((address) => ({
      ...addressOf(address),
      ...(address.until !== null && { until: address.until }),
    })),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

const addressOf = (row: Omit<RecoveryAddressRow, 'until'>): RecoveryAddressRecord => ({
  id: row.id,
  via: row.via as AddressVia, // the column holds no other words
  value: row.value,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
