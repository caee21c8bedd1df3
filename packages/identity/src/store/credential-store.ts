import type { Database } from '@collect/storage'
import type { Kysely } from 'kysely'
import type { IdentityId } from '../records/ids.ts'
import type { CredentialRecord, IdentityRecord } from '../records/identity.ts'
import { identityColumns, identityIn, joinIdentity, type Prefixed, type WithIdentity } from './identity-rows.ts'
import type { CredentialIdentifierRow, CredentialRow, IdentityTables } from './tables.ts'

export interface CredentialWithIdentity {
  readonly credential: CredentialRecord
  readonly identity: IdentityRecord
}

export interface CredentialStore {
  /** The credential with this type and identifier, e.g. the password of `ada@example.org`. Not for transactions. */
  findByIdentifier(type: string, identifier: string): Promise<CredentialWithIdentity | undefined>
  /** The id of the account with an identifier in one of these methods. */
  findOwner(identifier: string, types: readonly string[]): Promise<string | undefined>
  find(identityId: IdentityId, type: string): Promise<CredentialRecord | undefined>
  list(identityId: IdentityId): Promise<readonly CredentialRecord[]>
  /** Writes the credential and its identifiers. @throws a unique violation when an identifier is taken. */
  put(credential: CredentialRecord): Promise<void>
  /** Replaces the stored secret, unless it changed since it was read. */
  replaceConfig(credential: CredentialRecord, config: CredentialRecord['config'], now: number): Promise<boolean>
  delete(identityId: IdentityId, type: string): Promise<boolean>
  /** Removes and answers the secret. Its identifiers stay, so that no other account gets them. */
  take(identityId: IdentityId, type: string): Promise<CredentialRecord['config'] | undefined>
  /** Writes the identifiers of a removed secret. @throws a unique violation when an identifier is taken. */
  rename(identityId: IdentityId, type: string, identifiers: readonly string[]): Promise<void>
}

export type CredentialReads = Pick<CredentialStore, 'findByIdentifier'>

/** The statement behind `findByIdentifier`, prepared once per process: every sign-in runs it. */
export function credentialReads(database: Database): CredentialReads {
  return {
    findByIdentifier: database.prepare(
      `
      select n.identity_id, c.id as c_id, c.type as c_type, c.config as c_config, c.version as c_version,
        c.created_at as c_created_at, c.updated_at as c_updated_at, o.identifier, ${identityColumns}
      from credential_identifiers n
      join credentials c on c.identity_id = n.identity_id and c.type = n.type
      join credential_identifiers o on o.identity_id = n.identity_id and o.type = n.type ${joinIdentity('n')}
      where n.type = ? and n.identifier = ?
      order by o.identifier`,
      (rows: readonly NamedRow[]) => {
        const [first] = rows
        if (!first) return undefined
        const identifiers = [...new Set(rows.map(({ identifier }) => identifier))]
        return { credential: credentialOf(credentialIn(first), identifiers), identity: identityIn(first, rows) }
      },
    ),
  }
}

/** A credential, one of its identifiers, and its account. */
type NamedRow = Prefixed<'c', Omit<CredentialRow, 'identity_id'>> &
  Pick<CredentialIdentifierRow, 'identifier'> &
  WithIdentity

const credentialIn = (row: NamedRow): CredentialRow => ({
  id: row.c_id,
  identity_id: row.identity_id,
  type: row.c_type,
  config: row.c_config,
  version: row.c_version,
  created_at: row.c_created_at,
  updated_at: row.c_updated_at,
})

export function credentialStore(db: Kysely<IdentityTables>, reads: CredentialReads): CredentialStore {
  const identifiersOf = async (identityId: IdentityId, type?: string) => {
    let query = db
      .selectFrom('credential_identifiers')
      .selectAll()
      .where('identity_id', '=', identityId)
      .orderBy('identifier')
    if (type !== undefined) query = query.where('type', '=', type)
    return query.execute()
  }
  const find = async (identityId: IdentityId, type: string) => {
    const row = await db
      .selectFrom('credentials')
      .selectAll()
      .where('identity_id', '=', identityId)
      .where('type', '=', type)
      .executeTakeFirst()
    if (!row) return undefined
    return credentialOf(
      row,
      (await identifiersOf(identityId, type)).map(({ identifier }) => identifier),
    )
  }

  const rename = async (identityId: IdentityId, type: string, identifiers: readonly string[]) => {
    await db
      .deleteFrom('credential_identifiers')
      .where('identity_id', '=', identityId)
      .where('type', '=', type)
      .execute()
    const rows = identifiers.map((identifier) => ({ type, identifier, identity_id: identityId }))
    if (rows.length > 0) await db.insertInto('credential_identifiers').values(rows).execute()
  }

  return {
    find,

    findByIdentifier: (type, identifier) => reads.findByIdentifier(type, identifier),

    async findOwner(identifier, types) {
      if (types.length === 0) return undefined
      const owner = await db
        .selectFrom('credential_identifiers')
        .select('identity_id')
        .where('type', 'in', types)
        .where('identifier', '=', identifier)
        .executeTakeFirst()
      return owner?.identity_id
    },

    async list(identityId) {
      const rows = await db
        .selectFrom('credentials')
        .selectAll()
        .where('identity_id', '=', identityId)
        .orderBy('type')
        .execute()
      const identifiers = await identifiersOf(identityId)
      return rows.map((row) =>
        credentialOf(
          row,
          identifiers.filter(({ type }) => type === row.type).map(({ identifier }) => identifier),
        ),
      )
    },

    async put(credential) {
      const { id, identityId, type, config, version, createdAt, updatedAt } = credential
      await db
        .insertInto('credentials')
        .values({
          id,
          identity_id: identityId,
          type,
          config: JSON.stringify(config),
          version,
          created_at: createdAt,
          updated_at: updatedAt,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['identity_id', 'type'])
            .doUpdateSet({ config: JSON.stringify(config), version, updated_at: updatedAt }),
        )
        .execute()
      await rename(identityId, type, credential.identifiers)
    },

    rename,

    async take(identityId, type) {
      const row = await db
        .deleteFrom('credentials')
        .where('identity_id', '=', identityId)
        .where('type', '=', type)
        .returning('config')
        .executeTakeFirst()
      return row && (JSON.parse(row.config) as CredentialRecord['config']) // written by put
    },

    async replaceConfig(credential, config, now) {
      const { numUpdatedRows } = await db
        .updateTable('credentials')
        .set({ config: JSON.stringify(config), updated_at: now })
        .where('id', '=', credential.id)
        .where('updated_at', '=', credential.updatedAt)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async delete(identityId, type) {
      await db
        .deleteFrom('credential_identifiers')
        .where('identity_id', '=', identityId)
        .where('type', '=', type)
        .execute()
      const { numDeletedRows } = await db
        .deleteFrom('credentials')
        .where('identity_id', '=', identityId)
        .where('type', '=', type)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

const credentialOf = (row: CredentialRow, identifiers: readonly string[]): CredentialRecord => ({
  id: row.id,
  identityId: row.identity_id,
  type: row.type,
  identifiers,
  config: JSON.parse(row.config) as CredentialRecord['config'], // written by this store from the same shape
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
