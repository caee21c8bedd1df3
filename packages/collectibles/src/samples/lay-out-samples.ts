import type { Database } from '@collect/storage'

import type { CollectiblesTables, ItemRow } from '../store/tables.ts'
import { categories, factNames, type Category, type FactName } from '../wire/index.ts'
import type { Sample } from './sample.ts'
import { samples } from './samples.ts'

/** Writes the sample items into the database, and updates samples that have changed. */
export async function layOutSamples(database: Database): Promise<void> {
  const rows = categories.flatMap((category) =>
    samples[category].map((sample, index) => rowOf(category, sample, index + 1)),
  )
  await database
    .tables<CollectiblesTables>()
    .insertInto('collectible_items')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        category: ref('excluded.category'),
        position: ref('excluded.position'),
        name: ref('excluded.name'),
        caption: ref('excluded.caption'),
        story: ref('excluded.story'),
        facts: ref('excluded.facts'),
        price_amount: ref('excluded.price_amount'),
        price_currency: ref('excluded.price_currency'),
      })),
    )
    .execute()
}

function rowOf(category: Category, sample: Sample, position: number): ItemRow {
  return {
    id: sample.id,
    category,
    position,
    name: sample.name,
    caption: sample.caption,
    story: sample.story,
    facts: JSON.stringify(
      factNames.flatMap((name: FactName) => {
        const value = sample.facts[name]
        return value === undefined ? [] : [{ name, value }]
      }),
    ),
    price_amount: sample.dollars === undefined ? null : sample.dollars * 100,
    price_currency: sample.dollars === undefined ? null : 'USD',
    sample: 1,
  }
}
