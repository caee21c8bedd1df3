import { sql, type RawBuilder } from 'kysely'

import { expectedCounts, expectedHoldings, expectedProgress, expectedTotals } from '../copies/recount.ts'

interface Broken {
  readonly id: string
}

/** A rule that holds after every committed transaction (docs/contract/collectibles.md §3). */
export interface Invariant {
  /** What is wrong where a row is found. */
  readonly sentence: string
  /** Rows that break the rule; `id` names each. */
  readonly broken: RawBuilder<Broken>
}

/** Rows that a table holds and must not, or must hold and does not. `id` names the row. */
function differences(table: string, columns: string, expected: RawBuilder<unknown>, id: string) {
  const stored = sql`select ${sql.raw(columns)} from ${sql.table(table)}`
  const counted = sql`select ${sql.raw(columns)} from (${expected}) as counted`
  return sql<Broken>`
    select ${sql.raw(id)} as id from (
      select * from (${counted} except ${stored}) as missing
      union
      select * from (${stored} except ${counted}) as surplus
    ) as different`
}

/** Things of one account that hang on things of another one. */
const foreign = (table: string, column: string, target: string) => sql`
  select ${sql.lit(`${table} `)} || ${sql.ref(`${table}.id`)} as id
  from ${sql.table(table)} join ${sql.table(target)} on ${sql.ref(`${target}.id`)} = ${sql.ref(`${table}.${column}`)}
  where ${sql.ref(`${table}.owner_id`)} <> ${sql.ref(`${target}.owner_id`)}`

/** Things of one account that refer to a private item of another one. */
const onPrivate = (table: string) => sql`
  select ${sql.lit(`${table} of `)} || ${sql.ref(`${table}.owner_id`)} as id
  from ${sql.table(table)} join items on items.id = ${sql.ref(`${table}.item_id`)}
  where items.status in ('private', 'pending') and items.owner_id <> ${sql.ref(`${table}.owner_id`)}`

/** Shelves whose path is not the one of the shelf around them with their own id. */
const elsewhere = (table: 'folders' | 'places') => sql`
  select ${sql.lit(`${table} `)} || shelf.id as id
  from ${sql.table(table)} as shelf
  left join ${sql.table(table)} as around on around.id = shelf.parent_id and around.owner_id = shelf.owner_id
  where (shelf.parent_id is not null and around.id is null)
  or shelf.path <> coalesce(around.path, '/') || shelf.id || '/'`

export const invariants = {
  '1-owner': {
    sentence: 'A thing of one account hangs on a thing of another one.',
    broken: sql<Broken>`
      ${foreign('copies', 'folder_id', 'folders')}
      union all ${foreign('copies', 'place_id', 'places')}
      union all ${foreign('photos', 'copy_id', 'copies')}
      union all ${foreign('loans', 'copy_id', 'copies')}
      union all
      select 'set_items ' || set_items.set_id as id
      from set_items join collectible_sets on collectible_sets.id = set_items.set_id
      where coalesce(collectible_sets.owner_id, '') <> set_items.owner_id
      union all ${onPrivate('copies')}
      union all ${onPrivate('wishes')}
      union all ${onPrivate('set_items')}
      union all
      select 'copy_tags ' || copies.id as id
      from copy_tags join copies on copies.id = copy_tags.copy_id join tags on tags.id = copy_tags.tag_id
      where copies.owner_id <> tags.owner_id
      union all
      select 'copies ' || copies.id as id
      from copies join activity on activity.entity = 'copy' and activity.entity_id = copies.id
      where copies.owner_id <> activity.owner_id`,
  },
  '1-shelves': {
    sentence: 'A folder or a place lies elsewhere than its path says.',
    broken: sql<Broken>`${elsewhere('folders')} union all ${elsewhere('places')}`,
  },
  '3-totals': {
    sentence: 'A total of a collection is not what its copies add up to.',
    broken: differences(
      'collection_totals',
      'owner_id, category_id, copies, quantity, valued, value_amount, costed, cost_amount',
      expectedTotals(),
      "owner_id || ' ' || category_id",
    ),
  },
  '3-counts': {
    sentence: 'A number of an overview is not what its copies add up to.',
    broken: differences(
      'collection_counts',
      'owner_id, kind, name, copies, amount',
      expectedCounts(),
      "owner_id || ' ' || kind || ' ' || name",
    ),
  },
  '3-holdings': {
    sentence: 'The pieces of a variant are not as many as its copies say.',
    broken: differences(
      'variant_holdings',
      'owner_id, variant_id, item_id, quantity, copies, spare',
      expectedHoldings(),
      "owner_id || ' ' || variant_id",
    ),
  },
  '3-progress': {
    sentence: 'The progress of a set is not what its copies say.',
    broken: differences(
      'set_progress',
      'owner_id, set_id, owned, value_amount',
      expectedProgress(),
      "owner_id || ' ' || set_id",
    ),
  },
  '3-items': {
    sentence: 'The number of items of a set is wrong.',
    broken: sql<Broken>`
      select id from collectible_sets
      where item_count <> (
        select count(*) from items
        where items.set_id = collectible_sets.id and items.status not in ('merged', 'withdrawn')
      ) + (select count(*) from set_items where set_items.set_id = collectible_sets.id)`,
  },
  '3-photos': {
    sentence: 'The size of the photos of an account is wrong.',
    broken: sql<Broken>`
      select owner_id as id from collectors
      where photo_bytes <> (select coalesce(sum(bytes), 0) from photos where photos.owner_id = collectors.owner_id)`,
  },
  '6-default': {
    sentence: 'An item does not have exactly one default variant.',
    broken: sql<Broken>`
      select items.id from items
      left join variants on variants.item_id = items.id and variants.is_default = 1
      group by items.id having count(variants.id) <> 1`,
  },
  '6-variant': {
    sentence: 'A copy refers to a variant that is not one of its item.',
    broken: sql<Broken>`
      select copies.id from copies left join variants on variants.id = copies.variant_id
      where copies.variant_id is not null
      and (variants.id is null or copies.item_id is null or variants.item_id <> copies.item_id)`,
  },
} as const satisfies Record<string, Invariant>

export type InvariantName = keyof typeof invariants
