import type { Database } from '@collect/storage'
import type { ReadClient } from './clients/client-metadata.ts'
import { clientStore } from './clients/client-store.ts'
import { createClients } from './clients/clients.ts'
import { keyStore } from './keys/key-store.ts'
import { createSigningKeys } from './keys/signing-keys.ts'
import { oauth2Migrations } from './store/migrations.ts'

interface ManagementOptions {
  readonly database: Database
  readonly secrets: readonly string[]
  /** Clients of the operator's file. */
  readonly clients: readonly ReadClient[]
  /** Milliseconds since 1970. */
  readonly clock?: () => number
}

/** What an operator does beside a running provider, on its database. */
export interface OAuth2Management {
  /** Makes new signing keys. Answers when they sign, in milliseconds since 1970. */
  rotateKeys(): Promise<number>
  /** Deletes the signing keys. A running provider notices within a minute and makes new ones. */
  discardKeys(): Promise<void>
  /** All clients, with where they are kept. */
  listClients(): Promise<readonly { readonly id: string; readonly name: string; readonly place: 'file' | 'database' }[]>
}

const pageSize = 500

export async function manageOAuth2(options: ManagementOptions): Promise<OAuth2Management> {
  const { database, secrets, clock = Date.now } = options
  await database.migrate('oauth2', oauth2Migrations)
  const store = keyStore(database, secrets)
  const { ofFile, stored, isOfFile } = createClients(clientStore(database), options.clients, clock)
  return {
    rotateKeys: () => createSigningKeys(store, clock).rotate(),
    discardKeys: () => store.deleteAll(),
    async listClients() {
      const kept = []
      for (let after: string | undefined, page = await stored.list({ size: pageSize }); page.length > 0;) {
        kept.push(...page)
        after = page.at(-1)?.id
        page = await stored.list({ size: pageSize, after })
      }
      return [
        ...ofFile.map(({ id, metadata }) => ({ id, name: metadata.client_name, place: 'file' as const })),
        ...kept
          .filter(({ id }) => !isOfFile(id))
          .map(({ id, metadata }) => ({ id, name: metadata.client_name, place: 'database' as const })),
      ]
    },
  }
}
