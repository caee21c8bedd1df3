import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { keepItemWords } from '../words/keep-words.ts'

/** Samples that are not shown are withdrawn: no list, page or picture has them, and a collection lists no copy of one. */
export async function showSamples(db: Kysely<CollectiblesTables>, shown: boolean): Promise<void> {
  const status = shown ? 'published' : 'withdrawn'
  const changed = await db
    .updateTable('items')
    .set({ status })
    .where('is_sample', '=', 1)
    .where('status', '<>', status)
    .returning('id')
    .execute()
  await keepItemWords(
    db,
    changed.map(({ id }) => id),
  )
}
