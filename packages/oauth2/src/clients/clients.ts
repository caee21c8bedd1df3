import { sha256 } from '../digest.ts'
import type { ReadClient } from './client-metadata.ts'
import type { ClientStore, RegisteredClient } from './client-store.ts'

/** All clients: those of the file, which the admin API cannot change, and those of the admin API. */
export interface Clients {
  find(id: string): Promise<RegisteredClient | undefined>
  isOfFile(id: string): boolean
  /** Ordered by id. */
  readonly ofFile: readonly RegisteredClient[]
  readonly stored: ClientStore
}

/** @param file the clients of `OAUTH2_CLIENTS` */
export function createClients(stored: ClientStore, file: readonly ReadClient[], clock: () => number): Clients {
  const now = clock()
  const ofFile = file
    .map(({ id = '', secret, metadata }) => ({
      id,
      metadata,
      secretDigest: secret === undefined ? undefined : sha256(secret),
      createdAt: now,
      updatedAt: now,
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const byId = new Map(ofFile.map((client) => [client.id, client]))
  return {
    find: async (id) => byId.get(id) ?? stored.find(id),
    isOfFile: (id) => byId.has(id),
    ofFile,
    stored,
  }
}
