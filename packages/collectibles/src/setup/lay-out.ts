import type { Database } from '@collect/storage'

import { layOutCatalogue } from '../catalogue/lay-out-catalogue.ts'
import { layOutSamples } from '../samples/lay-out-samples.ts'
import { showSamples } from '../samples/show-samples.ts'
import { layOutStarter } from '../starter/lay-out-starter.ts'
import { collectiblesMigrations } from '../store/migrations.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { layOutWords } from '../words/reindex.ts'

interface LayOutOptions {
  /** Whether the starter catalogue belongs to the delivered data; true unless given. */
  readonly starter?: boolean | undefined
  /** Whether users see samples; true unless given. */
  readonly samples?: boolean | undefined
}

/** Brings a database up to this release: its tables, and the delivered data in one transaction. */
export async function layOut(
  database: Database,
  now: number,
  { starter = true, samples = true }: LayOutOptions = {},
): Promise<void> {
  await database.migrate('collectibles', collectiblesMigrations)
  await database
    .tables<CollectiblesTables>()
    .transaction()
    .execute(async (db) => {
      await layOutCatalogue(db, now)
      await layOutWords(db)
      await layOutSamples(db, now)
      await showSamples(db, samples)
      if (starter) await layOutStarter(db, now)
    })
}
