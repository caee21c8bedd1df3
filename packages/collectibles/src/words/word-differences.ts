import type { Database } from '@collect/storage'
import { sql, type Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { differentCopies, loadWordedCopies } from './copy-words.ts'
import { loadWordedItems, loadWordedSets, type WordedEntry } from './load-worded.ts'
import { isInDictionary } from './terms.ts'
import { indexedOrds, listWords, ordColumn, type WordTable } from './word-index.ts'

/** Rules of the search's words, with what is wrong where one is broken. */
export const wordRules = {
  '7-items': 'The search has other words of items than their rows give.',
  '7-sets': 'The search has other words of sets than their rows give.',
  '7-own': 'An owner finds other words of their own items than the rows give.',
  '7-copies': 'An owner finds other words of their copies than the rows give.',
  '7-terms': 'The dictionary lacks a word of a published item.',
} as const

export type WordRule = keyof typeof wordRules

interface WordDifference {
  readonly invariant: WordRule
  /** An entry, or a word. */
  readonly id: string
}

type Db = Kysely<CollectiblesTables>
type Read = <Found>(reads: (db: Db) => Promise<Found>) => Promise<Found>

/** Entries of one read. */
const entriesAtOnce = 500

/** Compares the words of the search with those that the rows give. */
export async function wordDifferences(database: Database): Promise<readonly WordDifference[]> {
  const read: Read = (reads) => database.read(reads)
  const differences: WordDifference[] = []
  const note = (invariant: WordRule, ids: readonly string[]) =>
    void differences.push(...ids.map((id) => ({ invariant, id })))
  const items = await compare(read, 'catalogue_words', loadWordedItems, async (db, entries) =>
    note('7-own', await differentOwn(db, entries)),
  )
  note('7-items', items)
  note('7-sets', await compare(read, 'set_words', loadWordedSets))
  note('7-copies', await compareCopies(read))
  note('7-terms', await read(missingTerms))
  return differences
}

/** Entries that are in the index and should not be, or the other way round; words that too many or too few have. */
async function compare(
  read: Read,
  table: WordTable,
  load: typeof loadWordedItems,
  also: (db: Db, entries: readonly WordedEntry[]) => Promise<void> = async () => {},
): Promise<readonly string[]> {
  const different: string[] = []
  const counts = new Map<string, number>()
  let [after, indexed] = [-1, 0]
  for (;;) {
    const entries = await read(async (db) => {
      const loaded = await load(db, { after, limit: entriesAtOnce })
      const known = await indexedOrds(
        db,
        table,
        loaded.map(({ ord }) => ord),
      )
      indexed += known.size
      const isShared = ({ index, words }: WordedEntry) => index === 'shared' && words.length > 0
      different.push(...loaded.filter((entry) => known.has(entry.ord) !== isShared(entry)).map(({ id }) => id))
      await also(db, loaded)
      return loaded
    })
    for (const { index, words } of entries)
      if (index === 'shared') for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    const last = entries.at(-1)
    if (!last) break
    after = last.ord
  }
  const [there, all] = await read(async (db) => [await listWords(db, table), await countRows(db, table)] as const)
  if (all > indexed) different.push(`${all - indexed} rows without an entry`)
  const words = new Set([...counts.keys(), ...there.keys()])
  return [...different, ...[...words].filter((word) => counts.get(word) !== there.get(word))]
}

async function compareCopies(read: Read): Promise<readonly string[]> {
  const different: string[] = []
  let after = 0
  for (;;) {
    const copies = await read(async (db) => {
      const loaded = await loadWordedCopies(db, { after, limit: entriesAtOnce })
      different.push(...(await differentCopies(db, loaded)))
      return loaded
    })
    const last = copies.at(-1)
    if (!last) return different
    after = last.n
  }
}

async function countRows(db: Db, table: WordTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(${ordColumn(db, table)}) as count from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

async function differentOwn(db: Db, entries: readonly WordedEntry[]): Promise<readonly string[]> {
  if (entries.length === 0) return []
  const rows = await db
    .selectFrom('own_item_words')
    .selectAll()
    .where(
      'item_id',
      'in',
      entries.map(({ id }) => id),
    )
    .execute()
  const there = new Map<string, string[]>()
  for (const { item_id, owner_id, word } of rows)
    there.set(item_id, [...(there.get(item_id) ?? []), `${owner_id} ${word}`])
  return entries
    .filter(({ id, index, owner, words }) => {
      const expected = index === 'own' && owner !== null ? words.map((word) => `${owner} ${word}`) : []
      return expected.toSorted().join() !== (there.get(id) ?? []).toSorted().join()
    })
    .map(({ id }) => id)
}

async function missingTerms(db: Db): Promise<readonly string[]> {
  const terms = await db.selectFrom('search_terms').select('term').execute()
  const known = new Set(terms.map(({ term }) => term))
  return [...(await listWords(db, 'catalogue_words')).keys()].filter((word) => isInDictionary(word) && !known.has(word))
}
