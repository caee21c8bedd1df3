import type { Database } from '@collect/storage'

import { checkByRule, type BrokenRule } from '../check/check-by-rule.ts'
import type { PhotoFolder } from '../photos/photo-folder.ts'
import { recountPopularity } from '../popularity/recount-popularity.ts'
import type { CollectiblesTables } from '../store/tables.ts'

const day = 24 * 60 * 60_000

interface DailyWork {
  readonly database: Database
  readonly folder: PhotoFolder
  /** In milliseconds since 1970. */
  readonly now: number
  /** Ends the count after its current part, and the check before it begins. */
  readonly stopping: AbortSignal
  /** Hears of a count that came to its end, with the number of items that moved. */
  readonly onRecount: (moved: number) => void
  readonly onBroken: (rule: BrokenRule) => void
}

/**
 * Counts how popular items are, then checks all collections: once a day (UTC), in one of all processes. A check beside a
 * count would tell of words that are on their way as a fault.
 */
export async function doDailyWork(work: DailyWork): Promise<void> {
  const { database, folder, now, stopping, onRecount, onBroken } = work
  if (stopping.aborted || !(await claimDay(database, now))) return
  const moved = await recountPopularity(database, stopping)
  if (stopping.aborted) return
  onRecount(moved)
  for (const rule of await checkByRule(database, folder)) onBroken(rule)
}

/** Whether the work of the day is still to do. Of several processes, one gets the day. */
async function claimDay(database: Database, now: number): Promise<boolean> {
  const today = Math.floor(now / day)
  const claimed = await database
    .tables<CollectiblesTables>()
    .insertInto('collectible_counters')
    .values({ name: 'upkeep_day', value: today })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: today }).where('collectible_counters.value', '<', today),
    )
    .returning('value')
    .executeTakeFirst()
  return claimed !== undefined
}
