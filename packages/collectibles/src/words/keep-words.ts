import type { Kysely } from 'kysely'

import { insertRows } from '../store/insert-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { loadWordedItems, loadWordedSets, type WordedEntry } from './load-worded.ts'
import { addTerms } from './terms.ts'
import { indexedOrds, isOnPostgres, writeWords, type WordTable } from './word-index.ts'

type Db = Kysely<CollectiblesTables>

/** Entries of one statement. */
const entriesAtOnce = 500

/** Brings the words of items up to their rows. It belongs into the transaction that changes them. */
export async function keepItemWords(db: Db, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += entriesAtOnce) {
    const part = ids.slice(from, from + entriesAtOnce)
    await holdItems(db, part)
    const entries = await loadWordedItems(db, { ids: part })
    await addTerms(db, await newUses(db, entries))
    await storeItemWords(db, entries)
  }
}

/**
 * Brings the words of published items to the places that their rows have in the order of the search. It belongs into the
 * transaction that moves them.
 * @param before The items with their places of before.
 */
export async function moveItemWords(
  db: Db,
  before: readonly { readonly id: string; readonly ord: number }[],
): Promise<void> {
  if (before.length === 0) return
  await writeWords(
    db,
    'catalogue_words',
    before.map(({ ord }) => ({ ord, words: [] })),
  )
  await storeShared(db, 'catalogue_words', await loadWordedItems(db, { ids: before.map(({ id }) => id) }))
}

/** Keeps items at their places until the transaction ends. On SQLite, one writes at a time anyway. */
async function holdItems(db: Db, ids: readonly string[]): Promise<void> {
  if (isOnPostgres(db))
    await db.selectFrom('items').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** Brings the words of sets up to their rows. Own sets are in no index. */
export async function keepSetWords(db: Db, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += entriesAtOnce)
    await storeShared(db, 'set_words', await loadWordedSets(db, { ids: ids.slice(from, from + entriesAtOnce) }))
}

export async function storeItemWords(db: Db, entries: readonly WordedEntry[]): Promise<void> {
  if (entries.length === 0) return
  await storeShared(db, 'catalogue_words', entries)
  await db
    .deleteFrom('own_item_words')
    .where(
      'item_id',
      'in',
      entries.map(({ id }) => id),
    )
    .execute()
  await insertRows(
    db,
    'own_item_words',
    entries.flatMap(({ id, index, owner, words }) =>
      index === 'own' && owner !== null ? words.map((word) => ({ owner_id: owner, word, item_id: id })) : [],
    ),
  )
}

export const storeShared = (db: Db, table: WordTable, entries: readonly WordedEntry[]): Promise<void> =>
  writeWords(
    db,
    table,
    entries.map(({ ord, index, words }) => ({ ord, words: index === 'shared' ? words : [] })),
  )

/** The words of published items; an item that has been in the index counts no further use. */
async function newUses(db: Db, entries: readonly WordedEntry[]): Promise<ReadonlyMap<string, number>> {
  const shared = entries.filter(({ index }) => index === 'shared')
  const known = await indexedOrds(
    db,
    'catalogue_words',
    shared.map(({ ord }) => ord),
  )
  const uses = new Map<string, number>()
  for (const { ord, words } of shared)
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + (known.has(ord) ? 0 : 1))
  return uses
}
