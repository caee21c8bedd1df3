import type { Locale } from '@collect/messages'
import type { Database } from '@collect/storage'
import { sql, type Kysely, type SqlBool } from 'kysely'

import { hidesSamples } from '../collectors/collector-acts.ts'
import { countCopies } from '../copies/reading/count-copies.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import {
  readBarcode,
  type CappedCount,
  type Facet,
  type FoundCopy,
  type ItemSummary,
  type SearchSort,
} from '../wire/index.ts'
import { knownWords } from '../words/known-words.ts'
import { queryWordsOf, type QueryWord } from '../words/search-words.ts'
import { corrected, withoutRarest } from './correct.ts'
import { facetsOf } from './facets.ts'
import { itemsAt } from './found-items.ts'
import type { Hits, Sought } from './hits.ts'
import { ownCopies } from './own-copies.ts'
import { mostOwn, ownHits, ownWays } from './own-hits.ts'
import type { SearchPlace } from './places.ts'
import { conditionsOf, hasIndexedValue, isFiltered, type SearchFilter } from './search-filter.ts'
import { countHits, pageOfHits, type CountedHits } from './search-page.ts'

export interface SearchRequest {
  /** As the user typed it. */
  readonly typed: string
  /** No correction, and no word is left out. */
  readonly isExact: boolean
  readonly hasFacets: boolean
  readonly filter: SearchFilter
  readonly sort: SearchSort
  readonly place?: SearchPlace | undefined
  readonly limit: number
}

export interface SearchFound {
  /** On the first page only. */
  readonly own: readonly ItemSummary[]
  /** Own copies of no item, on the first page only. */
  readonly copies: readonly FoundCopy[]
  readonly items: readonly ItemSummary[]
  readonly count: CappedCount
  readonly next?: SearchPlace
  readonly corrected?: { readonly from: string; readonly to: string }
  readonly leftOut?: string
  /** If they were asked for. */
  readonly facets?: readonly Facet[]
}

/** Finds items of the catalogue, on a reading thread. @param caller Absent for a visitor. */
export const findItems = (
  database: Database,
  { typed, isExact, hasFacets, filter, sort, place, limit }: SearchRequest,
  locale: Locale,
  caller: string | undefined,
): Promise<SearchFound> =>
  database.read<CollectiblesTables, SearchFound>(async (db) => {
    // Words leave few hits. In a large collection the first hits are soon found.
    const isAsked = queryWordsOf(typed).length > 0 || (caller !== undefined && (await isLarge(db, filter, caller)))
    const shown = await shownTo(db, caller)
    const conditions = [...conditionsOf(db, filter, caller, isAsked), ...shown]
    const inOtherOrder = [...conditionsOf(db, filter, caller, isAsked, true), ...shown]
    const asked = await soughtIn(db, typed, conditions, caller)
    const { hits, count, first, ...changes } = await betterHits(
      db,
      {
        sought: asked,
        conditions,
        isFiltered: isFiltered(filter),
        lastYear: filter.to,
        ...(hasIndexedValue(filter) && { inOtherOrder }),
      },
      isExact,
    )
    const listed = async () => {
      const { ords, next } = await pageOfHits(db, hits, { count, first }, sort, place, limit)
      return { items: await itemsAt(db, ords, locale, caller), ...(next && { next }) }
    }
    // None of the three needs another one, so two threads answer them.
    const [page, own, facets] = await Promise.all([
      listed(),
      caller === undefined || place ? nothingOwn : ownThings(db, asked, hits, filter, caller, locale),
      hasFacets && facetsOf(db, hits, { category: filter.category, locale, caller }),
    ])
    return { ...own, ...page, count, ...changes, ...(facets && { facets }) }
  })

const nothingOwn: Pick<SearchFound, 'own' | 'copies'> = { own: [], copies: [] }

/** At most six, items first (docs/contract/collectibles.md §7.2). */
async function ownThings(
  db: Kysely<CollectiblesTables>,
  asked: Sought,
  hits: Hits,
  filter: SearchFilter,
  caller: string,
  locale: Locale,
): Promise<typeof nothingOwn> {
  const ways = await ownWays(db, asked, caller)
  const [own, copies] = await Promise.all([
    ownHits(db, asked, hits, caller, ways).then((ords) => itemsAt(db, ords, locale, caller)),
    ownCopies(db, 'words' in asked ? asked.words : [], ways, filter, caller, locale),
  ])
  return { own, copies: copies.slice(0, mostOwn - own.length) }
}

/** An account may see no samples. */
export const shownTo = async (
  db: Kysely<CollectiblesTables>,
  caller: string | undefined,
): Promise<Hits['conditions']> => ((await hidesSamples(db, caller)) ? [sql<SqlBool>`item.is_sample = 0`] : [])

/** Copies from which on it costs less to ask each item of the catalogue than to list those of a collection. */
const manyCopies = 20_000

const isLarge = async (db: Kysely<CollectiblesTables>, { have }: SearchFilter, caller: string): Promise<boolean> =>
  have === 'owned' && (await countCopies(db, caller)) > manyCopies

interface BetterHits extends CountedHits, Pick<SearchFound, 'corrected' | 'leftOut'> {
  readonly hits: Hits
}

/** What is found; if that is nothing, what is found with corrected words, or without one of them. */
async function betterHits(db: Kysely<CollectiblesTables>, asked: Hits, isExact: boolean): Promise<BetterHits> {
  const found = { hits: asked, ...(await countHits(db, asked)) }
  const { sought } = asked
  if (isExact || found.count.value > 0 || 'code' in sought || sought.words.length === 0) return found

  const better = await corrected(db, sought.words)
  const change = better && { corrected: { from: textOf(sought.words), to: textOf(better) } }
  if (better) {
    const hits = { ...asked, sought: { words: await knownWords(db, better) } }
    const counted = await countHits(db, hits)
    if (counted.count.value > 0) return { hits, ...counted, ...change }
  }

  const fewer = await withoutRarest(db, better ?? sought.words)
  if (!fewer) return found
  const hits = { ...asked, sought: { words: await knownWords(db, fewer.words) } }
  const counted = await countHits(db, hits)
  return counted.count.value > 0 ? { hits, ...counted, ...change, leftOut: fewer.left.text } : found
}

const textOf = (words: readonly QueryWord[]): string => words.map(({ text }) => text).join(' ')

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
    if ((await countHits(db, hits)).count.value > 0) return sought
    if (caller !== undefined && (await ownHits(db, sought, hits, caller, new Map())).length > 0) return sought
  }
  return { words: await knownWords(db, queryWordsOf(typed)) }
}
