import type { Database } from '@collect/storage'

import { createApp, type OwnSession } from './http/app.ts'
import { layOutSamples } from './samples/lay-out-samples.ts'
import { createCollectionStore } from './copies/collection-store.ts'
import { createItemStore } from './catalogue/item-store.ts'
import { migrations } from './store/migrations.ts'

export interface CollectiblesOptions {
  readonly database: Database
  /** The session of the request; undefined without one. @throws SessionUnknownError while that cannot be found out */
  readonly sessionOf: (request: Request) => Promise<OwnSession | undefined>
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Called with an unexpected error. The client gets a 500 without details. */
  readonly onFault?: (error: unknown, request: Request) => void
}

export interface Collectibles {
  /** Answers everything under `/api/collectibles`. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Deletes all data of an account. */
  readonly deleteCollection: (identity: string) => Promise<void>
}

/** The collectibles service: migrates its tables, writes the samples and answers requests. */
export async function createCollectibles(options: CollectiblesOptions): Promise<Collectibles> {
  const { database, sessionOf, now = Date.now, onFault = () => {} } = options
  await database.migrate('collectibles', migrations)
  await layOutSamples(database)
  const collection = createCollectionStore(database)
  const app = createApp({
    items: createItemStore(database),
    collection,
    sessionOf,
    now,
    onFault,
  })
  return { fetch: async (request) => app.fetch(request), deleteCollection: collection.clear }
}
