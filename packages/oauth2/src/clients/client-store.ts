import { isUniqueViolation, type Database } from '@collect/storage'
import type { ClientRow, OAuth2Tables } from '../store/tables.ts'
import type { ClientMetadata } from './client-metadata.ts'

/** A registered client. */
export interface RegisteredClient {
  readonly id: string
  readonly metadata: ClientMetadata
  /** SHA-256 of the secret; undefined for a client without one. */
  readonly secretDigest: string | undefined
  readonly createdAt: number
  readonly updatedAt: number
}

interface ClientFilter {
  readonly name?: string | undefined
  readonly owner?: string | undefined
  /** Lists the clients whose id follows. */
  readonly after?: string | undefined
  readonly size: number
}

/** Clients of the admin API. */
export interface ClientStore {
  find(id: string): Promise<RegisteredClient | undefined>
  /** Ordered by id. */
  list(filter: ClientFilter): Promise<readonly RegisteredClient[]>
  /** False when the id is taken. */
  insert(client: RegisteredClient): Promise<boolean>
  /** False when the client is gone. */
  update(client: RegisteredClient): Promise<boolean>
  delete(id: string): Promise<boolean>
}

export function clientStore(database: Pick<Database, 'tables'>): ClientStore {
  const db = database.tables<OAuth2Tables>()
  return {
    async find(id) {
      const row = await db.selectFrom('oauth2_clients').selectAll().where('id', '=', id).executeTakeFirst()
      return row && clientOf(row)
    },

    async list({ name, owner, after, size }) {
      let query = db.selectFrom('oauth2_clients').selectAll().orderBy('id').limit(size)
      if (name !== undefined) query = query.where('name', '=', name)
      if (owner !== undefined) query = query.where('owner', '=', owner)
      if (after !== undefined) query = query.where('id', '>', after)
      return (await query.execute()).map(clientOf)
    },

    async insert(client) {
      try {
        await db.insertInto('oauth2_clients').values(rowOf(client)).execute()
        return true
      } catch (error) {
        if (isUniqueViolation(error)) return false
        throw error
      }
    },

    async update(client) {
      const { id, ...changed } = rowOf(client)
      const { numUpdatedRows } = await db
        .updateTable('oauth2_clients')
        .set(changed)
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async delete(id) {
      const { numDeletedRows } = await db.deleteFrom('oauth2_clients').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

const clientOf = (row: ClientRow): RegisteredClient => ({
  id: row.id,
  metadata: JSON.parse(row.metadata) as ClientMetadata, // written below
  secretDigest: row.secret ?? undefined,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const rowOf = ({ id, metadata, secretDigest, createdAt, updatedAt }: RegisteredClient): ClientRow => ({
  id,
  metadata: JSON.stringify(metadata),
  secret: secretDigest ?? null,
  name: metadata.client_name,
  owner: metadata.owner,
  created_at: createdAt,
  updated_at: updatedAt,
})
