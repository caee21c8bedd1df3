import type { Kysely } from 'kysely'

import { leftStatuses } from '../../wire/index.ts'
import type { CollectiblesTables } from '../../store/tables.ts'

/** The copies of an account that are here or on their way, from the counters. */
export const countCopies = async (db: Kysely<CollectiblesTables>, owner: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('collection_totals')
        .select(({ fn }) => fn.sum<number | null>('copies').as('count'))
        .where('owner_id', '=', owner)
        .executeTakeFirstOrThrow()
    ).count ?? 0,
  )

/** Copies of an account (docs/contract/collectibles.md §4.6). */
const mostCopies = 1_000_000

/**
 * Whether an account may have one copy more. Copies that its owner sold or gave away count too. Those that the owner had
 * until they went into the bin do not: the service deletes them after 30 days.
 */
export async function hasRoomForCopy(db: Kysely<CollectiblesTables>, owner: string): Promise<boolean> {
  const here = await countCopies(db, owner)
  if (here >= mostCopies) return false
  const { left } = await db
    .selectFrom('copies')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('owner_id', '=', owner)
    .where('status', 'in', leftStatuses)
    .executeTakeFirstOrThrow()
  return here + Number(left) < mostCopies
}
