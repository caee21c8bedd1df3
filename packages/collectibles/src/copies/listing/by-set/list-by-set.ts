import type { Locale } from '@collect/messages'
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'

import { listedItems, nameIn, summaryOf } from '../../../catalogue/item-of-row.ts'
import { membersOf } from '../../../catalogue/set-members.ts'
import type { CollectiblesTables } from '../../../store/tables.ts'
import type { CopiesBySet, ItemSummary, SetPlace, SetShelf, SetSizes } from '../../../wire/index.ts'
import { marksOf } from '../../item-marks.ts'
import { chosenCopies } from '../chosen-copies.ts'
import { hereCopies } from '../copy-conditions.ts'
import { summariesOf, type InWords, type ListSource } from '../list-copies.ts'
import { matchConditions } from '../matching-rows.ts'
import { setGroups, type SetGroup, type ListOfSets } from './set-groups.ts'
import { allOf, type Condition } from '../../../store/conditions.ts'

type Db = Kysely<CollectiblesTables>

interface SetListing extends ListOfSets {
  /** Places to pass over: copies and missing items. */
  readonly from: number
  readonly limit: number
}

/** How many places each set has, on a reading thread. */
export const sizesBySet = (source: ListSource, list: ListOfSets): Promise<SetSizes> =>
  source.database.read<CollectiblesTables, SetSizes>(async (db) => {
    const { groups } = await groupsOf(source, db, list)
    return { sizes: groups.map(({ copies, missing }) => [copies, missing]) }
  })

/** A page of an owner's copies set by set, with what is missing of each in the order of its numbers. */
export const listBySet = (
  source: ListSource,
  { from, limit, ...list }: SetListing,
  locale: Locale,
  inWords: InWords,
): Promise<Omit<CopiesBySet, 'next_page_token'> & { readonly next?: number }> =>
  source.database.read(async (db: Db) => {
    const { owner } = list
    const { groups, matching } = await groupsOf(source, db, list)
    const conditions = await matching()
    const parts: (Omit<SetShelf, 'places'> & { readonly keys: readonly Key[] })[] = []
    let start = 0
    for (const group of groups) {
      const end = start + group.copies + group.missing
      const [first, last] = [Math.max(start, from), Math.min(end, from + limit)]
      if (first < last) {
        const keys = await keysOf(db, { owner, group, conditions, skip: first - start, count: last - first })
        const { set } = group
        parts.push({
          ...(set && { set: { id: set.id, name: nameIn(locale, set), owned: set.owned, total: set.total } }),
          start,
          from: first,
          keys,
        })
      }
      start = end
    }
    // A page may have many sets, so the places of all are read together.
    const placeOf = await placesOf(
      db,
      owner,
      parts.flatMap(({ keys }) => keys),
      locale,
      inWords,
    )
    const shelves = parts.map(({ keys, ...shelf }) => ({ ...shelf, places: keys.flatMap((key) => placeOf(key) ?? []) }))
    return {
      shelves,
      count: groups.reduce((sum, { copies }) => sum + copies, 0),
      missing: groups.reduce((sum, { missing }) => sum + missing, 0),
      ...(from + limit < start && { next: from + limit }),
    }
  })

async function groupsOf({ database, cache }: ListSource, db: Db, list: ListOfSets) {
  const { owner, filter, isMissingShown } = list
  const matches = await cache.matchesOf(db, owner, filter)
  const { conditions } = await chosenCopies(db, database.dialect, owner, filter, 'number')
  const matching = () => (matches ? matchConditions(db, filter, matches, conditions) : conditions())
  const counting = async () => setGroups(db, list, await matching())
  return { groups: await (matches?.get(`groups ${isMissingShown}`, counting) ?? counting()), matching }
}

interface Slice {
  readonly owner: string
  readonly group: SetGroup
  readonly conditions: readonly Condition[]
  readonly skip: number
  readonly count: number
}

/** Where a copy or a missing item stands in its set. */
interface Key {
  readonly id: string
  readonly number: string
  readonly isMissing: boolean
}

async function keysOf(db: Db, { owner, group, conditions, skip, count }: Slice): Promise<readonly Key[]> {
  const { set, missing } = group
  const ofSet = set ? sql<SqlBool>`copy.set_id = ${set.id}` : sql<SqlBool>`copy.set_id is null`
  const copies = (limit: RawBuilder<unknown>) => sql<{ id: string; number: string }>`
    select copy.id as id, copy.number_sort as number from copies as copy
    where ${allOf([...conditions, ofSet])} order by copy.number_sort, copy.id ${limit}`
  const own = (rows: readonly { id: string; number: string }[]) => rows.map((row) => ({ ...row, isMissing: false }))
  if (!set || missing === 0)
    return own((await copies(sql`limit ${sql.lit(count)} offset ${sql.lit(skip)}`).execute(db)).rows)
  const [held, gaps] = [(await copies(sql``).execute(db)).rows, await gapsOf(db, owner, set)]
  return merged(own(held), gaps).slice(skip, skip + count)
}

/** Items of a set of which the list has no copy. */
async function gapsOf(db: Db, owner: string, set: NonNullable<SetGroup['set']>): Promise<readonly Key[]> {
  const { rows } = await sql<{ id: string; number: string }>`
    select item.id as id, item.number_sort as number from items as item
    where item.id in (${membersOf(set)})
    and not exists (
      select 1 from variant_holdings as held where held.owner_id = ${owner} and held.item_id = item.id)
    and not exists (
      select 1 from copies as copy where copy.owner_id = ${owner} and copy.item_id = item.id and ${hereCopies})
    order by item.number_sort, item.id`.execute(db)
  return rows.map((row) => ({ ...row, isMissing: true }))
}

/** Both are in order; of equal numbers the copies come first. */
function merged(copies: readonly Key[], gaps: readonly Key[]): readonly Key[] {
  const all: Key[] = []
  let at = 0
  for (const gap of gaps) {
    for (let copy = copies[at]; copy && copy.number <= gap.number; copy = copies[at]) {
      all.push(copy)
      at += 1
    }
    all.push(gap)
  }
  return [...all, ...copies.slice(at)]
}

async function placesOf(
  db: Db,
  owner: string,
  keys: readonly Key[],
  locale: Locale,
  inWords: InWords,
): Promise<(key: Key) => SetPlace | undefined> {
  const idsOf = (isMissing: boolean) => keys.filter((key) => key.isMissing === isMissing).map(({ id }) => id)
  const copies = await summariesOf(db, owner, idsOf(false), locale, inWords)
  const copyOf = new Map(copies.map((copy) => [copy.id, copy]))
  const gaps = await missingItems(db, owner, idsOf(true), locale, inWords)
  return ({ id }) => {
    const [copy, gap] = [copyOf.get(id), gaps.get(id)]
    if (copy) return { copy }
    return gap && { missing: gap.item, wished: gap.isWished }
  }
}

interface Gap {
  readonly item: ItemSummary
  readonly isWished: boolean
}

async function missingItems(
  db: Db,
  owner: string,
  ids: readonly string[],
  locale: Locale,
  inWords: InWords,
): Promise<ReadonlyMap<string, Gap>> {
  if (ids.length === 0) return new Map()
  const rows = await listedItems(db)
    .select(marksOf(owner).wished.as('wished'))
    .where('item.id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map((row) => [row.id, { item: inWords(summaryOf(row, locale)), isWished: Number(row.wished) === 1 }]),
  )
}
