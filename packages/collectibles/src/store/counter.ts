import type { Kysely } from 'kysely'

import type { CollectiblesTables } from './tables.ts'

/** Takes `count` numbers in a row and answers the first. Each number is taken once. */
export async function takeNumbers(db: Kysely<CollectiblesTables>, name: string, count: number): Promise<number> {
  const { value } = await db
    .insertInto('collectible_counters')
    .values({ name, value: count })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref, eb }) => ({
        value: eb(ref('collectible_counters.value'), '+', ref('excluded.value')),
      })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return value - count + 1
}
