import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'

/** The batches of an owner, of those given, that a job still writes or undoes. Jobs name their batches in their input. */
export async function busyBatches(
  db: Kysely<CollectiblesTables>,
  owner: string,
  batches: readonly string[],
): Promise<ReadonlySet<string>> {
  const jobs = await db
    .selectFrom('jobs')
    .select('input')
    .where('owner_id', '=', owner)
    .where('state', 'in', ['queued', 'running'])
    .execute()
  return new Set(batches.filter((batch) => jobs.some(({ input }) => input.includes(`"${batch}"`))))
}
