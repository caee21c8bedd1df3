import type { Locale } from '@collect/messages'
import type { Database } from '@collect/storage'
import type { Kysely } from 'kysely'

import { categoryOf, listedItems, summaryOf } from '../../catalogue/item-of-row.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import type { CopySummary, ItemSummary } from '../../wire/index.ts'
import { countCopies } from '../reading/count-copies.ts'
import { firstPhotosOf } from '../reading/copy-photos.ts'
import { artOf, rfcTime } from '../reading/find-copy.ts'
import { chosenCopies } from './chosen-copies.ts'
import { isUnfiltered, type CopyFilter, type CopyOrder } from './copy-filter.ts'
import { orderOf } from './copy-orders.ts'
import { countFiltered } from './count-filtered.ts'
import type { MatchCache } from './match-cache.ts'
import {
  countMatches,
  matchConditions,
  numbersOf,
  rowsInOrder,
  rowsOfNumbers,
  type ChosenRows,
  type CopyPlace,
} from './matching-rows.ts'

type Db = Kysely<CollectiblesTables>

export interface CopyListing {
  readonly filter: CopyFilter
  readonly order: CopyOrder
  /** Behind this copy; else `from` copies in. */
  readonly after?: CopyPlace | undefined
  readonly from: number
  readonly limit: number
}

export interface ListedCopies {
  readonly copies: readonly CopySummary[]
  readonly count: number
  readonly next?: CopyPlace | { readonly from: number }
}

/** Says a sample in the language of the answer. */
export type InWords = (item: ItemSummary) => ItemSummary

/** What lists read from. */
export interface ListSource {
  readonly database: Database
  readonly cache: MatchCache
}

/** A page of an owner's copies; undefined for an order by an unknown field. */
export function listCopies(
  { database, cache }: ListSource,
  owner: string,
  { filter, order, after, from, limit }: CopyListing,
  locale: Locale,
  inWords: InWords,
): Promise<ListedCopies | undefined> {
  const { dialect } = database
  return database.read<CollectiblesTables, ListedCopies | undefined>(async (db) => {
    const matches = await cache.matchesOf(db, owner, filter)
    const { conditions, goneThrough, fieldOf, hidden } = await chosenCopies(db, dialect, owner, filter, order)
    const ordered = orderOf(dialect, order, fieldOf)
    if (!ordered) return undefined
    if (!matches) return { copies: [], count: 0 }
    const chosen: ChosenRows = { db, owner, order: ordered }
    const inOrder = () =>
      matches.get(`order ${order}`, async () =>
        numbersOf(chosen, await matchConditions(db, filter, matches, conditions)),
      )
    const all = await countCopies(db, owner)
    const count = isUnfiltered(filter)
      ? all - hidden
      : ((hidden === 0 ? await countFiltered(db, owner, filter) : undefined) ??
        (filter.q === undefined
          ? await matches.get('count', async () => countMatches(db, await conditions()))
          : (await inOrder()).length))
    // One row more shows whether another page follows.
    const way = after ? { isReversed: false, skipped: 0, wanted: limit + 1 } : wayTo(from, limit + 1, count)
    const isKept =
      filter.q !== undefined ||
      !ordered.indexed ||
      isSkewed(filter, order) ||
      isSorted({ all, count, end: way.skipped + way.wanted })
    const rows =
      (isKept ? await rowsOfNumbers(chosen, await inOrder(), after ?? from, limit + 1) : undefined) ??
      (await rowsInOrder(chosen, await goneThrough(), way, after))
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : undefined
    return {
      copies: await summariesOf(
        db,
        owner,
        page.map(({ id }) => id),
        locale,
        inWords,
      ),
      count,
      ...(last && { next: ordered.indexed ? { key: last.key, id: last.id } : { from: from + limit } }),
    }
  })
}

/** How to read rows that begin at a place: in their order or in its reverse, whichever passes over fewer. */
function wayTo(from: number, limit: number, count: number) {
  const behind = Math.max(0, count - from - limit)
  const isReversed = from < count && behind < from
  return isReversed
    ? { isReversed, skipped: behind, wanted: Math.min(limit, count - from) }
    : { isReversed, skipped: from, wanted: limit }
}

/** Whether the matches may all stand at the end of an order that is by nearly the same. */
const isSkewed = ({ paid_from, paid_to, priced, grade_from }: CopyFilter, order: CopyOrder): boolean =>
  (order === '-paid' && (paid_from ?? paid_to ?? priced) !== undefined) ||
  (order === '-grade' && grade_from !== undefined)

/** Rows of an index that cost about as much as the look-up of one copy. */
const indexedRows = 4

/**
 * Whether it costs less to find all matches and to put them in order than to go through the index of the order until the
 * page is full.
 */
const isSorted = ({ all, count, end }: { readonly all: number; readonly count: number; readonly end: number }) =>
  count < all && (Math.min(end, count) * all) / Math.max(1, count) > count + all / indexedRows

/** Copies as lists show them, in the order of their ids here. */
export async function summariesOf(
  db: Db,
  owner: string,
  ids: readonly string[],
  locale: Locale,
  inWords: InWords,
): Promise<readonly CopySummary[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('copies as copy')
    .innerJoin('collectors as collector', 'collector.owner_id', 'copy.owner_id')
    .leftJoin('places as place', 'place.id', 'copy.place_id')
    .selectAll('copy')
    .select(['collector.currency', 'place.name as place_name'])
    .where('copy.id', 'in', ids)
    .where('copy.owner_id', '=', owner)
    .execute()
  const items = rows.map(({ item_id }) => item_id).filter((id) => id !== null)
  const listed = items.length === 0 ? [] : await listedItems(db).where('item.id', 'in', items).execute()
  const summaries = new Map(listed.map((item) => [item.id, inWords(summaryOf(item, locale))]))
  const numbers = new Map(listed.map(({ id, number }) => [id, number]))
  const photos = await firstPhotosOf(db, owner, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const item = summaries.get(row.item_id ?? '')
    const photo = photos.get(id)
    const number = numbers.get(row.item_id ?? '') ?? ''
    const summary: CopySummary = {
      id,
      rev: row.rev,
      name: row.own_name ?? item?.name ?? '',
      caption: item?.caption ?? '',
      category: categoryOf(row.category_id),
      quantity: row.quantity,
      spare: row.spare,
      status: row.status,
      sample: row.is_sample === 1,
      art: photo?.art ?? artOf(row, item),
      ...(photo && { thumb: photo.thumb }),
      ...(row.grade !== '' && { grade: row.grade }),
      ...(row.value_amount !== null && { value: { amount: row.value_amount, currency: row.currency } }),
      ...(row.paid_amount !== null &&
        row.paid_currency !== null && { paid: { amount: row.paid_amount, currency: row.paid_currency } }),
      ...(item?.set && { set: { id: item.set.id, name: item.set.name } }),
      ...(number !== '' && { number }),
      ...(row.place_id !== null && row.place_name !== null && { place: { id: row.place_id, name: row.place_name } }),
      added_at: rfcTime(row.added_at),
    }
    return [summary]
  })
}
