import { PostgresAdapter } from 'kysely'
import type { Migration } from 'kysely/migration'

import { runStatements } from '../../run-statements.ts'
import { writeSizes } from '../../write-sizes.ts'

/** The facet fields of the delivered categories (docs/contract/collectibles.md §2.5). */
const facts = [
  'artist',
  'colour',
  'crystal_system',
  'denomination',
  'designer',
  'format',
  'genre',
  'kind',
  'label',
  'material',
  'metal',
  'mint',
  'printing',
  'series',
]

/**
 * The filters of searches. A rare value of a column or a fact is found in an index in the order of searches, and other
 * filters are compared in the index that is gone through: without both, a search for few items read the whole catalogue
 * row by row. Items without a value are not in its index.
 */
export const filterIndexes: Migration = {
  async up(db) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    // As in `search/search-filter.ts`.
    const factOf = (key: string) =>
      isPostgres ? `(cast(attrs as json) ->> '${key}')` : `cast((attrs ->> '${key}') as text)`
    await runStatements(
      db,
      `
drop index items_shown;
drop index items_shown_by_category;
create index items_shown on items (search_ord, category_id, year_from, year_to, rarity, country, maker, id)
where status = 'published';
create index items_shown_by_category
on items (category_id, search_ord, year_from, year_to, rarity, country, maker, id) where status = 'published';
create index items_shown_by_maker
on items (maker, search_ord, category_id, year_from, year_to, rarity, country, id)
where status = 'published' and maker is not null;
create index items_shown_by_country
on items (country, search_ord, category_id, year_from, year_to, rarity, maker, id)
where status = 'published' and country is not null;
${facts
  .map(
    (key) => `create index items_shown_by_fact_${key} on items (${factOf(key)}, search_ord, category_id)
where status = 'published' and ${factOf(key)} is not null`,
  )
  .join(';\n')}`,
    )
    await writeSizes(db, 'items', sizes)
  },
}

/** As in `014-quick-lists.ts`. */
const sizes = {
  items_shown: '1000000 1 1 1 1 1 1 1 1',
  items_shown_by_category: '1000000 100000 1 1 1 1 1 1 1',
  items_shown_by_maker: '1000000 50000 1 1 1 1 1 1 1',
  items_shown_by_country: '1000000 50000 1 1 1 1 1 1 1',
  ...Object.fromEntries(facts.map((key) => [`items_shown_by_fact_${key}`, '1000000 50000 1 1'])),
}
