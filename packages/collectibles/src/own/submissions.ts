import type { Database } from '@collect/storage'
import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { keepItemWords } from '../words/keep-words.ts'

/** An item that waits for the operator's decision. */
export interface Submission {
  readonly id: string
  readonly category: string
  readonly name: string
  /** Values by field, as they were sent. */
  readonly facts: string
}

export type SubmissionEnd = 'decided' | 'no such submission'

/** The oldest first. */
export async function listSubmissions(database: Database): Promise<readonly Submission[]> {
  const rows = await database
    .tables<CollectiblesTables>()
    .selectFrom('items')
    .select(['id', 'category_id', 'name', 'attrs'])
    .where('status', '=', 'pending')
    .orderBy('updated_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, category_id, name, attrs }) => ({ id, category: category_id, name, facts: attrs }))
}

/** Makes a submitted item public, with its barcodes. Its owner cannot change it any more. */
export const publishItem = (database: Database, id: string, now: number): Promise<SubmissionEnd> =>
  decide(database, id, 'published', now, async (db) => {
    // The catalogue counts the age of an item from here.
    await db.updateTable('items').set({ created_at: now }).where('id', '=', id).execute()
    await db
      .updateTable('barcodes')
      .set({ owner_id: null })
      .where('variant_id', 'in', db.selectFrom('variants').select('variants.id').where('variants.item_id', '=', id))
      .execute()
  })

/** Gives a submitted item back to its owner. */
export const declineItem = (database: Database, id: string, now: number): Promise<SubmissionEnd> =>
  decide(database, id, 'private', now)

/** Two operators may decide at once: one of them does. */
const decide = (
  database: Database,
  id: string,
  status: 'published' | 'private',
  now: number,
  alsoDo: (db: Kysely<CollectiblesTables>) => Promise<void> = async () => {},
): Promise<SubmissionEnd> =>
  database
    .tables<CollectiblesTables>()
    .transaction()
    .execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('items')
        .set(({ eb }) => ({ status, rev: eb('rev', '+', 1), updated_at: now }))
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return 'no such submission'
      await alsoDo(db)
      await keepItemWords(db, [id])
      return 'decided'
    })
