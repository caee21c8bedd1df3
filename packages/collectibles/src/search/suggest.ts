import type { Locale } from '@collect/messages'
import type { Database } from '@collect/storage'
import { sql, type Kysely } from 'kysely'

import { nameIn, yearsOf } from '../catalogue/item-of-row.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import type { ItemSummary, Suggestion } from '../wire/index.ts'
import { knownWords } from '../words/known-words.ts'
import { queryWordsOf, searchWordsOf, type QueryWord } from '../words/search-words.ts'
import { hasWords, listOfNumbers, ordColumn } from '../words/word-index.ts'
import { shownTo } from './find-items.ts'
import { itemsAt } from './found-items.ts'
import { firstHits } from './hits.ts'
import { ownHits, ownWays } from './own-hits.ts'
import { bestFirst } from './ranked.ts'

type Db = Kysely<CollectiblesTables>

/** docs/contract/collectibles.md §4.3 */
const mostSuggestions = 8
const mostOfKind = { own: 3, sets: 2, makers: 2 } as const
/** Hits of which the best are suggested, and whose makers are. */
const mostRanked = 100

export interface Suggested {
  /** The caller's own things first. */
  readonly items: readonly ItemSummary[]
  readonly sets: readonly Suggestion[]
  readonly makers: readonly Suggestion[]
}

/** What a user may mean who has typed this, on a reading thread. @param caller Absent for a visitor. */
export const suggest = (
  database: Database,
  typed: string,
  locale: Locale,
  caller: string | undefined,
): Promise<Suggested> =>
  database.read<CollectiblesTables, Suggested>(async (db) => {
    const words = queryWordsOf(typed)
    if (words.length === 0) return { items: [], sets: [], makers: [] }
    const sought = { words: await knownWords(db, words) }
    const hits = { sought, conditions: await shownTo(db, caller) }
    const { rows } = await firstHits(db, hits, mostRanked).execute(db)
    const found = rows.map(({ ord }) => ord)
    const [sets, makers] = [await setsWith(db, words, locale), await makersWith(db, found, words)]
    const own =
      caller === undefined
        ? []
        : (await ownHits(db, sought, hits, caller, await ownWays(db, sought, caller))).slice(0, mostOfKind.own)
    const best = [...new Set([...own, ...(await bestFirst(db, found, words))])]
    const items = await itemsAt(db, best.slice(0, mostSuggestions - sets.length - makers.length), locale, caller)
    return { items, sets, makers }
  })

async function setsWith(db: Db, words: readonly QueryWord[], locale: Locale): Promise<readonly Suggestion[]> {
  const ord = ordColumn(db, 'set_words')
  const { rows } = await sql<{
    id: string
    name: string
    names: string | null
    year_from: number | null
    year_to: number | null
  }>`
    select found.id, found.name, found.names, found.year_from, found.year_to
    from set_words cross join collectible_sets as found
    where ${hasWords(db, 'set_words', words)} and found.search_ord = ${ord}
    order by ${ord} limit ${sql.lit(mostOfKind.sets)}`.execute(db)
  return rows.map((row) => {
    const years = yearsOf(row)
    const isPlain = years !== undefined && years.from > 0
    const caption = isPlain ? [years.from, ...(years.to === undefined ? [] : [years.to])].join('–') : ''
    return { kind: 'set' as const, id: row.id, text: nameIn(locale, row), caption }
  })
}

/** Makers of the hits whose own name has all words. */
async function makersWith(
  db: Db,
  ords: readonly number[],
  words: readonly QueryWord[],
): Promise<readonly Suggestion[]> {
  const { rows } = await sql<{ maker: string }>`
    select maker from items where maker is not null and search_ord in ${listOfNumbers(db, ords)}
    group by maker order by count(*) desc, maker`.execute(db)
  return rows
    .filter(({ maker }) => {
      const named = searchWordsOf(maker)
      return words.every(({ text, isPrefix }) =>
        named.some((word) => word === text || (isPrefix && word.startsWith(text))),
      )
    })
    .slice(0, mostOfKind.makers)
    .map(({ maker }) => ({ kind: 'maker', text: maker, caption: '' }))
}
