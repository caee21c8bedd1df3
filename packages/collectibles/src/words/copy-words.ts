import type { Kysely } from 'kysely'

import { insertRows } from '../store/insert-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { wordsOfCopy, type WordedCopy } from './entry-words.ts'

type Db = Kysely<CollectiblesTables>

/** Copies of one statement. */
const copiesAtOnce = 500

/** A copy with what its words are made of. */
export interface WordsOfOwner extends WordedCopy {
  readonly id: string
  readonly owner_id: string
}

/** Brings the own words of copies up to their rows. It belongs into the transaction that changes them. */
export async function keepCopyWords(db: Db, copies: readonly WordsOfOwner[]): Promise<void> {
  for (let from = 0; from < copies.length; from += copiesAtOnce) {
    const part = copies.slice(from, from + copiesAtOnce)
    await db
      .deleteFrom('copy_words')
      .where(
        'copy_id',
        'in',
        part.map(({ id }) => id),
      )
      .execute()
    await insertRows(db, 'copy_words', part.flatMap(wordRowsOf))
  }
}

const wordRowsOf = (copy: WordsOfOwner) =>
  wordsOfCopy(copy).map((word) => ({ owner_id: copy.owner_id, word, copy_id: copy.id }))

/** A part of all copies, in the order in which they were made. */
export const loadWordedCopies = (
  db: Db,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<(WordsOfOwner & { readonly n: number })[]> =>
  db
    .selectFrom('copies')
    .select(['n', 'id', 'owner_id', 'own_name', 'notes', 'serial', 'certificate', 'attrs'])
    .where('n', '>', after)
    .orderBy('n')
    .limit(limit)
    .execute()

/** Copies whose words are not those that their rows give. */
export async function differentCopies(db: Db, copies: readonly WordsOfOwner[]): Promise<readonly string[]> {
  if (copies.length === 0) return []
  const rows = await db
    .selectFrom('copy_words')
    .selectAll()
    .where(
      'copy_id',
      'in',
      copies.map(({ id }) => id),
    )
    .execute()
  const there = Map.groupBy(rows, ({ copy_id }) => copy_id)
  const listed = (words: readonly { readonly owner_id: string; readonly word: string }[]) =>
    words
      .map(({ owner_id, word }) => `${owner_id} ${word}`)
      .toSorted()
      .join()
  return copies.filter((copy) => listed(wordRowsOf(copy)) !== listed(there.get(copy.id) ?? [])).map(({ id }) => id)
}
