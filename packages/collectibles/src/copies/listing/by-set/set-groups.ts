import { sql, type Kysely } from 'kysely'

import type { CatalogueStatus } from '../../../wire/index.ts'
import type { CollectiblesTables } from '../../../store/tables.ts'
import { isUnfiltered, type CopyFilter } from '../copy-filter.ts'
import { allOf, type Condition } from '../../../store/conditions.ts'

/**
 * The list shows no missing items where more are not owned: it would be a catalogue, and higher than browsers can draw.
 */
const mostMissing = 20_000

/** The copies of a list that belong to one set, and how many items of the set are missing. */
export interface SetGroup {
  readonly set?: {
    readonly id: string
    readonly name: string
    readonly names: string | null
    readonly status: CatalogueStatus
    readonly owned: number
    readonly total: number
  }
  readonly copies: number
  readonly missing: number
}

export interface ListOfSets {
  readonly owner: string
  readonly filter: CopyFilter
  /** Only a drawer and a set tell what is missing: of other filters the list shows copies alone. */
  readonly isMissingShown: boolean
}

/** The sets of a list in their order; copies of no set come last. */
export async function setGroups(
  db: Kysely<CollectiblesTables>,
  { owner, filter, isMissingShown: isWanted }: ListOfSets,
  conditions: readonly Condition[],
): Promise<readonly SetGroup[]> {
  const { rows } = await sql<CountedSet>`
    select coalesce(grouped.set_id, '~') as set_key, grouped.set_id, grouped.copies,
      sets.name, sets.names, sets.status, sets.item_count, coalesce(progress.owned, 0) as owned
    from (
      select copy.set_id, count(*) as copies from copies as copy
      where ${allOf(conditions)} group by copy.set_id
    ) as grouped
    left join collectible_sets as sets on sets.id = grouped.set_id
    left join set_progress as progress on progress.owner_id = ${owner} and progress.set_id = grouped.set_id
    order by set_key`.execute(db)
  const isUncut = isWanted && isUnfiltered({ ...filter, drawer: undefined, set: undefined })
  const groups = rows.map(groupOf).map((group) => {
    const isShown = isUncut && (filter.set === undefined || filter.set === group.set?.id)
    return isShown ? group : { ...group, missing: 0 }
  })
  const missing = groups.reduce((sum, group) => sum + group.missing, 0)
  if (missing > mostMissing) return groups.map((group) => ({ ...group, missing: 0 }))
  const awaited = missing > 0 ? await awaitedItems(db, owner) : new Map<string, number>()
  return groups.map((group) => {
    const { set } = group
    return { ...group, missing: Math.max(0, group.missing - ((set && awaited.get(set.id)) ?? 0)) }
  })
}

/** All items of a set that are not owned count as missing. */
function groupOf({ set_id: id, copies, name, names, status, item_count, owned: had }: CountedSet): SetGroup {
  const count = Number(copies)
  if (id === null || name === null || status === null) return { copies: count, missing: 0 }
  const [owned, total] = [Number(had), Number(item_count)]
  return { set: { id, name, names, status, owned, total }, copies: count, missing: Math.max(0, total - owned) }
}

interface CountedSet {
  readonly set_id: string | null
  readonly copies: number
  readonly name: string | null
  readonly names: string | null
  readonly status: CatalogueStatus | null
  readonly item_count: number | null
  readonly owned: number
}

/** Items that are not owned yet and are no gap either: the list has a copy that is ordered or a draft. */
async function awaitedItems(db: Kysely<CollectiblesTables>, owner: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ set_id: string; count: number }>`
    select copies.set_id, count(distinct copies.item_id) as count from copies
    join items on items.id = copies.item_id and items.status = 'published'
    where copies.owner_id = ${owner} and copies.deleted_at is null and copies.status in ('draft', 'ordered')
    and copies.set_id is not null and not exists (
      select 1 from variant_holdings as held where held.owner_id = ${owner} and held.item_id = copies.item_id)
    group by copies.set_id`.execute(db)
  return new Map(rows.map(({ set_id, count }) => [set_id, Number(count)]))
}
