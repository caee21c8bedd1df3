import { sql, type Kysely } from 'kysely'

import { listOfTexts } from '../store/list-of-texts.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { compareText } from '../wire/index.ts'
import { knownWords } from '../words/known-words.ts'
import type { KnownWord, QueryWord } from '../words/search-words.ts'
import { deletionsOf, fewestLetters, isTerm } from '../words/terms.ts'
import { hasWords } from '../words/word-index.ts'
import { mostHits } from './hits.ts'
import { isOneSlip } from './slips.ts'

type Db = Kysely<CollectiblesTables>

/** Corrected words of one search (docs/contract/collectibles.md §7.4). */
const mostCorrected = 2

/** Replaces words that nothing has by the most used word that is one slip away. Undefined if there is none to replace. */
export async function corrected(db: Db, words: readonly QueryWord[]): Promise<readonly QueryWord[] | undefined> {
  const better = new Map<QueryWord, string>()
  for (const word of words) {
    if (better.size === mostCorrected || !isTerm(word.text) || [...word.text].length < fewestLetters) continue
    const [begun] = await knownWords(db, [{ text: word.text, isPrefix: true }])
    if (begun && (await hitsOf(db, begun, 1)) > 0) continue
    const term = await nearestTerm(db, word.text)
    if (term !== undefined) better.set(word, term)
  }
  if (better.size === 0) return undefined
  return words.map((word) => {
    const text = better.get(word)
    return text === undefined ? word : { text, isPrefix: false }
  })
}

/** The words without the one that the fewest items have; of equal ones, the last. */
export async function withoutRarest(
  db: Db,
  words: readonly QueryWord[],
): Promise<{ readonly words: readonly QueryWord[]; readonly left: QueryWord } | undefined> {
  let rarest: { readonly word: QueryWord; readonly hits: number } | undefined
  for (const word of words) {
    const hits = await hitsOf(db, word, mostHits)
    if (!rarest || hits <= rarest.hits) rarest = { word, hits }
  }
  if (!rarest || words.length < 2) return undefined
  const left = rarest.word
  return { words: words.filter((word) => word !== left), left }
}

async function hitsOf(db: Db, word: KnownWord, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from catalogue_words where ${hasWords(db, 'catalogue_words', [word])} limit ${sql.lit(most)}
    ) as hits`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Of terms that one slip makes of a word: the most used, then the first in the alphabet. */
async function nearestTerm(db: Db, word: string): Promise<string | undefined> {
  const deletions = deletionsOf(word)
  // One list of terms: PostgreSQL reads all terms for two of them.
  const { rows } = await sql<{ term: string; uses: number }>`
    select term, uses from search_terms where term in (
      select term from search_deletes where key in (${sql.join([word, ...deletions])})
      union select value from ${listOfTexts(db, deletions)} as listed
    )`.execute(db)
  const [nearest] = rows
    .filter(({ term }) => isOneSlip(word, term))
    .toSorted((one, other) => other.uses - one.uses || compareText(one.term, other.term))
  return nearest?.term
}
