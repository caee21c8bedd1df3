import type { Kysely } from 'kysely'

import { insertRows } from '../store/insert-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'

/** Ids of one transaction. */
export const idsAtOnce = 200

/** Keeps what a job works through, as it was chosen when the job was queued. */
export async function keepParts(
  db: Kysely<CollectiblesTables>,
  job: string,
  owner: string,
  ids: readonly string[],
): Promise<void> {
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, part) => ({
    job_id: job,
    part,
    owner_id: owner,
    ids: JSON.stringify(ids.slice(part * idsAtOnce, (part + 1) * idsAtOnce)),
  }))
  await insertRows(db, 'job_parts', parts)
}

/** Part by number; empty behind the last one. */
export async function partOfJob(db: Kysely<CollectiblesTables>, job: string, part: number): Promise<readonly string[]> {
  const row = await db
    .selectFrom('job_parts')
    .select('ids')
    .where('job_id', '=', job)
    .where('part', '=', part)
    .executeTakeFirst()
  return JSON.parse(row?.ids ?? '[]') as readonly string[] // `keepParts` wrote it
}

export const dropParts = (db: Kysely<CollectiblesTables>, job: string) =>
  db.deleteFrom('job_parts').where('job_id', '=', job).execute()
