import type { Locale } from '@collect/messages'
import { sql, type Kysely, type RawBuilder } from 'kysely'

import { deliveredCategories } from '../catalogue/delivered-categories.ts'
import { nameIn } from '../catalogue/item-of-row.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { searchHaves, type Category, type Facet, type FacetValue, type SearchHave } from '../wire/index.ts'
import { firstHits, mostHits, type Hits } from './hits.ts'
import { factOf, haveCondition } from './search-filter.ts'

type Db = Kysely<CollectiblesTables>

/**
 * Values of a facet that are named, the most frequent ones: 20 sets and makers, of which a catalogue may have thousands,
 * all countries and decades, and 100 values of a field.
 */
const mostValues = (filter: string): number => {
  if (filter === 'set' || filter === 'maker') return 20
  return filter.startsWith('fact.') ? 100 : 600
}

interface Counted {
  readonly filter: string
  readonly value: string
  readonly count: number
}

interface FacetsFor {
  /** A drawer shows the facets of its own fields. */
  readonly category: Category | undefined
  readonly locale: Locale
  /** Absent for a visitor. */
  readonly caller: string | undefined
}

/** The values that the first 3,000 hits have, in one statement. A facet without values is left out. */
export async function facetsOf(db: Db, hits: Hits, { category, locale, caller }: FacetsFor): Promise<readonly Facet[]> {
  const columns: readonly (readonly [filter: string, value: RawBuilder<string | null>])[] = [
    ['drawer', sql`item.category_id`],
    ['set', sql`(select id from collectible_sets where id = item.set_id and status = 'published')`],
    ['maker', sql`item.maker`],
    ['from', sql`cast(item.year_from - (item.year_from % 10 + 10) % 10 as text)`],
    ['country', sql`item.country`],
    ['rarity', sql`case when item.rarity > 0 then cast(item.rarity as text) end`],
    ...facetKeysOf(category).map((key) => [`fact.${key}`, factOf(db, key)] as const),
  ]
  const haves = caller === undefined ? [] : searchHaves
  const valueAt = (at: number) => sql.ref(`value_${at}`)
  const parts = columns.map(
    ([filter], at) => sql`
      select * from (
        select ${sql.lit(filter)} as filter, ${valueAt(at)} as value, count(*) as count from valued
        where ${valueAt(at)} is not null and ${valueAt(at)} <> ''
        group by ${valueAt(at)} order by count desc, ${valueAt(at)} limit ${sql.lit(mostValues(filter))}
      ) as ${sql.ref(`counted_${at}`)}`,
  )
  const havePart = (have: SearchHave) => sql`
    select 'have' as filter, ${sql.lit(have)} as value, coalesce(sum(${sql.ref(have)}), 0) as count from valued`
  // Each hit is read once, however many facets there are.
  const values = [
    ...columns.map(([, value], at) => sql`${value} as ${valueAt(at)}`),
    ...haves.map((have) => sql`case when ${haveCondition(have, caller ?? '')} then 1 else 0 end as ${sql.ref(have)}`),
  ]
  const { rows } = await sql<Counted>`
    with hits as materialized (${firstHits(db, hits, mostHits)}),
    valued as materialized (
      select ${sql.join(values)} from hits cross join items as item where item.search_ord = hits.ord
    )
    ${sql.join([...parts, ...haves.map(havePart)], sql` union all `)}`.execute(db)
  const setNames = await namesOfSets(
    db,
    rows.filter(({ filter }) => filter === 'set').map(({ value }) => value),
    locale,
  )
  return [...columns.map(([filter]) => filter), 'have']
    .map((filter) => ({
      filter,
      values: rows
        .filter((row) => row.filter === filter && Number(row.count) > 0)
        .map(({ value, count }): FacetValue => {
          const name = filter === 'set' ? setNames.get(value) : undefined
          return { value, count: Number(count), ...(name !== undefined && { name }) }
        }),
    }))
    .filter(({ values }) => values.length > 0)
}

/** Facet fields of the items of a category. */
const facetKeysOf = (category: Category | undefined): readonly string[] =>
  category === undefined
    ? []
    : deliveredCategories[category].fields.filter(({ of, facet }) => of === 'item' && facet).map(({ key }) => key)

async function namesOfSets(db: Db, ids: readonly string[], locale: Locale): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('collectible_sets').select(['id', 'name', 'names']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, nameIn(locale, row)]))
}
