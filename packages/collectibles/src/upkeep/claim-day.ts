import type { Database } from '@collect/storage'

import type { CollectiblesTables } from '../store/tables.ts'

const day = 24 * 60 * 60_000

/**
 * Whether the daily work is still to do on the day (UTC) of this time. Of several processes, one gets the day.
 * @param work The name of its counter.
 * @param now In milliseconds since 1970.
 */
export async function claimDay(
  database: Database,
  work: 'checked_day' | 'popularity_day',
  now: number,
): Promise<boolean> {
  const today = Math.floor(now / day)
  const claimed = await database
    .tables<CollectiblesTables>()
    .insertInto('collectible_counters')
    .values({ name: work, value: today })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: today }).where('collectible_counters.value', '<', today),
    )
    .returning('value')
    .executeTakeFirst()
  return claimed !== undefined
}
