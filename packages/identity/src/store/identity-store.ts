import type { AddressVia } from '@collect/contract'
import { sql, type Kysely } from 'kysely'
import type { AddressId, IdentityId } from '../records/ids.ts'
import type { IdentityRecord, RecoveryAddressRecord, VerifiableAddressRecord } from '../records/identity.ts'
import { withAddresses } from './identity-of.ts'
import type { IdentityRow, IdentityTables, RecoveryAddressRow, VerifiableAddressRow } from './tables.ts'

/** Selects accounts; unset members do not filter. */
export interface IdentityFilter {
  readonly ids?: readonly string[]
  /** Only accounts with a credential of these types that has this identifier. */
  readonly identifier?: { readonly name: string; readonly types: readonly string[] }
  /** Only accounts with a credential whose identifier contains this. */
  readonly identifierPart?: string
  readonly organizationId?: string
}

export interface IdentityPage extends IdentityFilter {
  /** Maximum number of accounts. */
  readonly size: number
  /** The last id of the page before; pages are in the order of ids. */
  readonly after?: string
  /** Number of accounts to skip, for numbered pages. */
  readonly offset?: number
}

export interface IdentityStore {
  find(id: IdentityId): Promise<IdentityRecord | undefined>
  /** Reads an account and locks it against other changes until the transaction ends. */
  lockForUpdate(id: IdentityId): Promise<IdentityRecord | undefined>
  findByExternalId(externalId: string): Promise<IdentityRecord | undefined>
  list(page: IdentityPage): Promise<readonly IdentityRecord[]>
  count(filter?: IdentityFilter): Promise<number>
  /** @throws a unique violation when an address or external id is taken. */
  insert(identity: IdentityRecord): Promise<void>
  /** Writes the account and its addresses as given. @throws a unique violation when an address is taken. */
  update(identity: IdentityRecord): Promise<void>
  delete(id: IdentityId): Promise<boolean>
  /** The account that an address can recover. */
  findByRecoveryAddress(via: AddressVia, value: string): Promise<IdentityRecord | undefined>
  findByVerifiableAddress(via: AddressVia, value: string): Promise<IdentityRecord | undefined>
  /** Writes the state of an address. */
  setAddress(address: VerifiableAddressRecord): Promise<void>
  setAddressSent(addressId: AddressId, now: number): Promise<void>
  setAddressVerified(addressId: AddressId, now: number): Promise<void>
  /** Freezes the account from `at`; without a time, changes are possible again. */
  setFrozen(id: IdentityId, at: number | undefined): Promise<void>
  setAvailableAal(id: IdentityId, aal: IdentityRecord['availableAal']): Promise<void>
  setVersions(id: IdentityId, versions: Pick<IdentityRecord, 'secretsVersion' | 'marksVersion'>): Promise<void>
}

export function identityStore(db: Kysely<IdentityTables>): IdentityStore {
  const complete = async (row: IdentityRow | undefined): Promise<IdentityRecord | undefined> => {
    if (!row) return undefined
    return (await withAddresses(db, [row]))[0]
  }
  const find = async (id: IdentityId) =>
    complete(await db.selectFrom('identities').selectAll().where('id', '=', id).executeTakeFirst())

  const writeAddresses = async (identity: IdentityRecord): Promise<void> => {
    const verifiable = identity.verifiable.map((address) => verifiableRow(identity.id, address))
    const recovery = identity.recovery.map((address) => recoveryRow(identity.id, address))
    // Unchanged rows are not written: a parallel request may be proving one of them.
    if (verifiable.length > 0) {
      await db
        .insertInto('verifiable_addresses')
        .values(verifiable)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    }
    if (recovery.length > 0) {
      await db
        .insertInto('recovery_addresses')
        .values(recovery)
        .onConflict((conflict) => conflict.column('id').doUpdateSet((row) => ({ until: row.ref('excluded.until') })))
        .execute()
    }
  }
  const dropOtherAddresses = async ({ id, verifiable, recovery }: IdentityRecord): Promise<void> => {
    const kept = { verifiable_addresses: verifiable, recovery_addresses: recovery }
    for (const table of ['verifiable_addresses', 'recovery_addresses'] as const) {
      const ids = kept[table].map((address) => address.id)
      let others = db.deleteFrom(table).where('identity_id', '=', id)
      if (ids.length > 0) others = others.where('id', 'not in', ids)
      await others.execute()
    }
  }

  return {
    find,
    // An update without a change locks the row in both databases.
    lockForUpdate: async (id) =>
      complete(await db.updateTable('identities').set({ id }).where('id', '=', id).returningAll().executeTakeFirst()),
    findByExternalId: async (externalId) =>
      complete(await db.selectFrom('identities').selectAll().where('external_id', '=', externalId).executeTakeFirst()),

    async list({ size, after, offset, ...filter }) {
      let query = filtered(db, filter).selectAll('identities').orderBy('identities.id').limit(size)
      if (after !== undefined) query = query.where('identities.id', '>', after)
      if (offset !== undefined) query = query.offset(offset)
      return withAddresses(db, await query.execute())
    },

    async count(filter = {}) {
      const { count } = await filtered(db, filter)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    async insert(identity) {
      await db.insertInto('identities').values(rowOf(identity)).execute()
      await writeAddresses(identity)
    },

    async update(identity) {
      const { id, created_at: _, ...changes } = rowOf(identity)
      await db.updateTable('identities').set(changes).where('id', '=', id).execute()
      await dropOtherAddresses(identity)
      await writeAddresses(identity)
    },

    async delete(id) {
      const { numDeletedRows } = await db.deleteFrom('identities').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },

    async findByRecoveryAddress(via, value) {
      const owner = await db
        .selectFrom('recovery_addresses')
        .select('identity_id')
        .where('via', '=', via)
        .where('value', '=', value)
        .executeTakeFirst()
      return owner && find(owner.identity_id)
    },

    async findByVerifiableAddress(via, value) {
      const owner = await db
        .selectFrom('verifiable_addresses')
        .select('identity_id')
        .where('via', '=', via)
        .where('value', '=', value)
        .executeTakeFirst()
      return owner && find(owner.identity_id)
    },

    async setAddress({ id, status, verified, verifiedAt, updatedAt }) {
      await db
        .updateTable('verifiable_addresses')
        .set({ status, verified: verified ? 1 : 0, verified_at: verifiedAt ?? null, updated_at: updatedAt })
        .where('id', '=', id)
        .execute()
    },

    async setFrozen(id, at) {
      await db
        .updateTable('identities')
        .set({ frozen_at: at ?? null })
        .where('id', '=', id)
        .execute()
    },

    async setAvailableAal(id, aal) {
      await db.updateTable('identities').set({ available_aal: aal }).where('id', '=', id).execute()
    },

    async setVersions(id, { secretsVersion, marksVersion }) {
      await db
        .updateTable('identities')
        .set({ secrets_version: secretsVersion, marks_version: marksVersion })
        .where('id', '=', id)
        .execute()
    },

    async setAddressSent(addressId, now) {
      await db
        .updateTable('verifiable_addresses')
        .set({ status: 'sent', updated_at: now })
        .where('id', '=', addressId)
        .where('verified', '=', 0)
        .execute()
    },

    async setAddressVerified(addressId, now) {
      await db
        .updateTable('verifiable_addresses')
        .set({ status: 'completed', verified: 1, verified_at: now, updated_at: now })
        .where('id', '=', addressId)
        .execute()
    },
  }
}

function filtered(db: Kysely<IdentityTables>, { ids, identifier, identifierPart, organizationId }: IdentityFilter) {
  let query = db.selectFrom('identities')
  if (ids) query = query.where('identities.id', 'in', [...ids])
  if (organizationId !== undefined) query = query.where('identities.organization_id', '=', organizationId)
  if (identifier !== undefined)
    query = query.where('identities.id', 'in', (named) =>
      named
        .selectFrom('credential_identifiers')
        .select('identity_id')
        // The primary key begins with the type.
        .where('type', 'in', [...identifier.types])
        .where('identifier', '=', identifier.name),
    )
  if (identifierPart !== undefined) {
    const pattern = `%${identifierPart.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where('identities.id', 'in', (named) =>
      named
        .selectFrom('credential_identifiers')
        .select('identity_id')
        // SQLite has no default escape character.
        .where(sql<boolean>`identifier like ${pattern} escape '\\'`),
    )
  }
  return query
}

const jsonOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value)

function rowOf(identity: IdentityRecord): IdentityRow {
  return {
    id: identity.id,
    schema_id: identity.schemaId,
    state: identity.state,
    state_changed_at: identity.stateChangedAt,
    traits: JSON.stringify(identity.traits),
    metadata_public: jsonOrNull(identity.metadataPublic),
    metadata_admin: jsonOrNull(identity.metadataAdmin),
    external_id: identity.externalId ?? null,
    organization_id: identity.organizationId ?? null,
    available_aal: identity.availableAal,
    vouched: identity.vouched ? 1 : 0,
    secrets_version: identity.secretsVersion,
    marks_version: identity.marksVersion,
    frozen_at: identity.frozenAt ?? null,
    created_at: identity.createdAt,
    updated_at: identity.updatedAt,
  }
}

const addressRow = (identityId: IdentityId, address: VerifiableAddressRecord | RecoveryAddressRecord) => ({
  id: address.id,
  identity_id: identityId,
  via: address.via,
  value: address.value,
  created_at: address.createdAt,
  updated_at: address.updatedAt,
})

const recoveryRow = (identityId: IdentityId, address: RecoveryAddressRecord): RecoveryAddressRow => ({
  ...addressRow(identityId, address),
  until: address.until ?? null,
})

const verifiableRow = (identityId: IdentityId, address: VerifiableAddressRecord): VerifiableAddressRow => ({
  ...addressRow(identityId, address),
  status: address.status,
  verified: address.verified ? 1 : 0,
  verified_at: address.verifiedAt ?? null,
})
