import type { Locale } from '@collect/messages'
import type { Database } from '@collect/storage'
import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { readBarcode, type CappedCount, type ItemSummary, type SearchSort } from '../wire/index.ts'
import { queryWordsOf } from '../words/search-words.ts'
import { itemsAt } from './found-items.ts'
import type { Hits, Sought } from './hits.ts'
import { ownHits } from './own-hits.ts'
import type { SearchPlace } from './places.ts'
import { conditionsOf, type SearchFilter } from './search-filter.ts'
import { countHits, pageOfHits } from './search-page.ts'

export interface SearchRequest {
  /** As the user typed it. */
  readonly typed: string
  readonly filter: SearchFilter
  readonly sort: SearchSort
  readonly place?: SearchPlace | undefined
  readonly limit: number
}

export interface SearchFound {
  /** On the first page only. */
  readonly own: readonly ItemSummary[]
  readonly items: readonly ItemSummary[]
  readonly count: CappedCount
  readonly next?: SearchPlace
}

/** Finds items of the catalogue, on a reading thread. @param caller Absent for a visitor. */
export const findItems = (
  database: Database,
  { typed, filter, sort, place, limit }: SearchRequest,
  locale: Locale,
  caller: string | undefined,
): Promise<SearchFound> =>
  database.read<CollectiblesTables, SearchFound>(async (db) => {
    const conditions = conditionsOf(db, filter, caller)
    const asked = await soughtIn(db, typed, conditions, caller)
    const hits: Hits = { sought: asked, conditions }
    const count = await countHits(db, hits)
    const { ords, next } = await pageOfHits(db, hits, sort, place, limit)
    const own = caller === undefined || place ? [] : await ownHits(db, asked, hits, caller)
    return {
      own: await itemsAt(db, own, locale, caller),
      items: await itemsAt(db, ords, locale, caller),
      count,
      ...(next && { next }),
    }
  })

/** Eight or more digits are a barcode, if something has it. */
async function soughtIn(
  db: Kysely<CollectiblesTables>,
  typed: string,
  conditions: Hits['conditions'],
  caller: string | undefined,
): Promise<Sought> {
  const code = /^[\d\s-]+$/.test(typed) && typed.replaceAll(/\D/g, '').length >= 8 ? readBarcode(typed) : undefined
  if (code !== undefined) {
    const sought = { code }
    const hits = { sought, conditions }
    if ((await countHits(db, hits)).value > 0) return sought
    if (caller !== undefined && (await ownHits(db, sought, hits, caller)).length > 0) return sought
  }
  return { words: queryWordsOf(typed) }
}
