import type { Locale } from '@collect/messages'
import { sql, type Kysely, type Selectable } from 'kysely'

import { artPathOf } from '../art/art-path.ts'
import type { SetRow } from '../store/rows/catalogue-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import type { SetMine, SetSummary } from '../wire/index.ts'
import { categoryOf, nameIn } from '../catalogue/item-of-row.ts'
import { isOwnSet, membersOf } from '../catalogue/set-members.ts'

export type SetRowOfSummary = Pick<
  Selectable<SetRow>,
  'id' | 'name' | 'names' | 'category_id' | 'item_count' | 'status'
>

/** Pictures of a fanned card. */
const pictures = 3

/** Sets with the pictures of their first items, and with what the caller has of them. */
export async function setSummaries(
  db: Kysely<CollectiblesTables>,
  rows: readonly SetRowOfSummary[],
  locale: Locale,
  caller?: string,
): Promise<readonly SetSummary[]> {
  if (rows.length === 0) return []
  const [art, mine] = [await artOf(db, rows), caller === undefined ? undefined : await mineOf(db, rows, caller)]
  return rows.map((row) => ({
    id: row.id,
    name: nameIn(locale, row),
    category: categoryOf(row.category_id),
    total: row.item_count,
    art: art.get(row.id) ?? [],
    ...(mine && { mine: mine(row) }),
  }))
}

/** One short read for each set: each takes its first rows from an index. */
async function artOf(
  db: Kysely<CollectiblesTables>,
  sets: readonly SetRowOfSummary[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const parts = sets.map(
    (set) => sql`select * from (
      select ${set.id} as set_id, id, number_sort from items where id in (${membersOf(set)})
      order by number_sort, id limit ${sql.lit(pictures)}
    ) as first_items`,
  )
  const { rows } = await sql<{ set_id: string; id: string }>`
    select set_id, id from (${sql.join(parts, sql` union all `)}) as members order by set_id, number_sort, id`.execute(
    db,
  )
  const art = new Map<string, string[]>()
  for (const { set_id, id } of rows) art.set(set_id, [...(art.get(set_id) ?? []), artPathOf(id)])
  return art
}

type Counted = { readonly set_id: string; readonly count: number }

async function mineOf(
  db: Kysely<CollectiblesTables>,
  sets: readonly SetRowOfSummary[],
  owner: string,
): Promise<(set: SetRowOfSummary) => SetMine> {
  const ids = sets.map(({ id }) => id)
  const progress = await db
    .selectFrom('set_progress')
    .select(['set_id', 'owned', 'value_amount'])
    .where('owner_id', '=', owner)
    .where('set_id', 'in', ids)
    .execute()
  const collector = await db
    .selectFrom('collectors')
    .select('currency')
    .where('owner_id', '=', owner)
    .executeTakeFirst()
  const [wished, spare] = [await countOf(db, sets, wishedItems(owner)), await countOf(db, sets, spareItems(owner))]
  return ({ id, item_count }) => {
    const known = progress.find(({ set_id }) => set_id === id)
    const owned = known?.owned ?? 0
    return {
      owned,
      missing: Math.max(0, item_count - owned),
      wished: wished.get(id) ?? 0,
      spare: spare.get(id) ?? 0,
      ...(known &&
        collector &&
        known.value_amount > 0 && {
          value: { amount: known.value_amount, currency: collector.currency },
        }),
    }
  }
}

/** Missing items of the account's wishes. */
const wishedItems = (owner: string) => sql`
  select wished.id from (
    select item_id as id from wishes where owner_id = ${owner} and fulfilled_at is null and item_id is not null
    union
    select variants.item_id as id from wishes join variants on variants.id = wishes.variant_id
    where wishes.owner_id = ${owner} and wishes.fulfilled_at is null
  ) as wished
  where not exists (select 1 from variant_holdings as held where held.owner_id = ${owner} and held.item_id = wished.id)`

const spareItems = (owner: string) =>
  sql`select item_id as id from variant_holdings where owner_id = ${owner} and spare > 0 group by item_id`

/** How many of the items lie in each of the sets. */
async function countOf(
  db: Kysely<CollectiblesTables>,
  sets: readonly SetRowOfSummary[],
  items: ReturnType<typeof sql>,
): Promise<ReadonlyMap<string, number>> {
  const [own, shared] = [sets.filter(isOwnSet), sets.filter((set) => !isOwnSet(set))]
  const counted: Counted[] = []
  if (shared.length > 0)
    counted.push(
      ...(
        await sql<Counted>`
          select items.set_id, count(*) as count from (${items}) as chosen join items on items.id = chosen.id
          where items.status = 'published' and items.set_id in (${sql.join(shared.map(({ id }) => id))})
          group by items.set_id`.execute(db)
      ).rows,
    )
  if (own.length > 0)
    counted.push(
      ...(
        await sql<Counted>`
          select set_items.set_id, count(*) as count from (${items}) as chosen
          join set_items on set_items.item_id = chosen.id
          where set_items.set_id in (${sql.join(own.map(({ id }) => id))})
          group by set_items.set_id`.execute(db)
      ).rows,
    )
  return new Map(counted.map(({ set_id, count }) => [set_id, Number(count)]))
}
