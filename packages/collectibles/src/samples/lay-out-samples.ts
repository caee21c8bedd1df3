import { locales } from '@collect/messages'
import type { Kysely } from 'kysely'

import { searchOrder } from '../catalogue/search-order.ts'
import { takeNumbers } from '../store/counter.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { foldedName } from '../wire/folded-name.ts'
import { keepItemWords } from '../words/keep-words.ts'
import { categories, type Category } from '../wire/index.ts'
import { loadSampleWords } from './load-sample-words.ts'
import type { Sample } from './sample.ts'
import { samples } from './samples.ts'

const all = categories.flatMap((category) => samples[category].map((sample: Sample) => ({ category, sample })))

/** Writes the sample items with their variants and listings, and updates samples that have changed. */
export async function layOutSamples(db: Kysely<CollectiblesTables>, now: number): Promise<void> {
  const known = await db
    .selectFrom('items')
    .select(['id', 'category_id', 'name', 'sort_name', 'names', 'attrs', 'description'])
    .where('is_sample', '=', 1)
    .execute()
  const before = new Map(known.map(({ id, ...facts }) => [id, JSON.stringify(facts)]))
  const namesOf = await sampleNames()
  const rows = all.map(({ category, sample }) => ({
    id: sample.id,
    facts: factsOf(category, sample, namesOf(sample.id)),
  }))
  const added = rows.filter(({ id }) => !before.has(id))
  if (added.length > 0) await add(db, added, now)
  const changed = rows.filter(({ id, facts }) => before.has(id) && before.get(id) !== JSON.stringify(facts))
  for (const { id, facts } of changed)
    await db
      .updateTable('items')
      .set({ ...facts, updated_at: now })
      .where('id', '=', id)
      .execute()
  await keepItemWords(
    db,
    [...added, ...changed].map(({ id }) => id),
  )
  await layOutListings(db)
}

/** What a release may change. */
const factsOf = (category: Category, sample: Sample, names: Readonly<Record<string, string>>) => ({
  category_id: category,
  name: sample.name,
  sort_name: foldedName(sample.name),
  names: JSON.stringify(names),
  attrs: JSON.stringify({ caption: sample.caption, ...sample.facts }),
  description: sample.story,
})

/** The names of a sample by language; titles stay as they are. */
async function sampleNames(): Promise<(id: string) => Readonly<Record<string, string>>> {
  const words = await Promise.all(
    locales.map(async (locale) => [locale, (await loadSampleWords(locale))?.names] as const),
  )
  return (id) =>
    Object.fromEntries(
      words.flatMap(([locale, names]) => {
        const name = (names as Readonly<Record<string, string>> | undefined)?.[id] // by id
        return name === undefined ? [] : [[locale, name]]
      }),
    )
}

async function add(
  db: Kysely<CollectiblesTables>,
  samples: readonly { readonly id: string; readonly facts: ReturnType<typeof factsOf> }[],
  now: number,
): Promise<void> {
  const first = await takeNumbers(db, 'search_ord', samples.length)
  // Another process may have started at the same time.
  await db
    .insertInto('items')
    .values(
      samples.map(({ id, facts }, index) => ({
        id,
        ...facts,
        art_seed: id,
        search_ord: searchOrder(0, first + index),
        status: 'published' as const,
        is_sample: 1,
        source: 'samples',
        source_ref: id,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('variants')
    // The default variant of a delivered item has the item's own id.
    .values(samples.map(({ id }) => ({ id, item_id: id, position: 1, name: 'Standard', is_default: 1 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function layOutListings(db: Kysely<CollectiblesTables>): Promise<void> {
  await db
    .insertInto('sample_listings')
    .values(
      all.flatMap(({ sample: { id, dollars } }) =>
        dollars === undefined ? [] : [{ item_id: id, price_amount: dollars * 100, price_currency: 'USD' }],
      ),
    )
    .onConflict((conflict) =>
      conflict.column('item_id').doUpdateSet(({ ref }) => ({ price_amount: ref('excluded.price_amount') })),
    )
    .execute()
}
