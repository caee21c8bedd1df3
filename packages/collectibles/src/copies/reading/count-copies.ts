import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../../store/tables.ts'

/** Copies of an account (docs/contract/collectibles.md §4.6). */
export const mostCopies = 1_000_000

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
