import type { Kysely, Selectable } from 'kysely'

import type { ActivityRow } from '../store/rows/collector-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { quietEntity } from './quiet-entity.ts'

export type StoredActivity = Selectable<ActivityRow>

/** One act, as the log has it. */
export interface StoredBatch {
  readonly id: string
  readonly at: number
  readonly count: number
  /** The latest first, at most `shownRows`. */
  readonly rows: readonly StoredActivity[]
}

/** Activity that a list shows of one batch. */
const shownRows = 10

/** The last row of the last batch of a page, behind which the next one begins. */
export interface BatchPlace {
  readonly at: number
  readonly id: string
}

interface BatchListing {
  readonly owner: string
  readonly after?: BatchPlace | undefined
  readonly limit: number
}

type Db = Kysely<CollectiblesTables>

/**
 * What an owner did, act by act, the latest first. A batch stands at its last row, because a job writes its rows while
 * its owner does other things.
 */
export async function listBatches(
  db: Db,
  { owner, after, limit }: BatchListing,
): Promise<{ readonly batches: readonly StoredBatch[]; readonly next?: BatchPlace }> {
  const batches: StoredBatch[] = []
  const seen: string[] = []
  let place = after
  // One batch more shows whether another page follows.
  while (batches.length <= limit) {
    const row = await newestOutside(db, owner, place, seen)
    if (!row) return { batches }
    seen.push(row.batch_id)
    const { count, last } = await extentOf(db, owner, row.batch_id)
    // Else an earlier page has shown it.
    if (last === row.id) {
      if (batches.length === limit) return { batches, ...(place && { next: place }) }
      batches.push({ id: row.batch_id, at: row.at, count, rows: await rowsOf(db, owner, row.batch_id) })
    }
    place = { at: row.at, id: row.id }
  }
  return { batches }
}

async function newestOutside(db: Db, owner: string, place: BatchPlace | undefined, seen: readonly string[]) {
  let query = db
    .selectFrom('activity')
    .select(['id', 'batch_id', 'at'])
    .where('owner_id', '=', owner)
    .where('entity', '<>', quietEntity)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  if (seen.length > 0) query = query.where('batch_id', 'not in', [...seen])
  if (place)
    query = query.where(({ or, and, eb }) =>
      or([eb('at', '<', place.at), and([eb('at', '=', place.at), eb('id', '<', place.id)])]),
    )
  return query.executeTakeFirst()
}

async function extentOf(
  db: Db,
  owner: string,
  batch: string,
): Promise<{ readonly count: number; readonly last: string }> {
  const row = await db
    .selectFrom('activity')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('id').as('last')])
    .where('batch_id', '=', batch)
    .where('owner_id', '=', owner)
    .where('entity', '<>', quietEntity)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), last: row.last ?? '' }
}

const rowsOf = (db: Db, owner: string, batch: string): Promise<readonly StoredActivity[]> =>
  db
    .selectFrom('activity')
    .selectAll()
    .where('batch_id', '=', batch)
    .where('owner_id', '=', owner)
    .where('entity', '<>', quietEntity)
    .orderBy('id', 'desc')
    .limit(shownRows)
    .execute()
