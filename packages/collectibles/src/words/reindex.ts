import type { Database } from '@collect/storage'
import { sql, type Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { keepCopyWords, loadWordedCopies } from './copy-words.ts'
import { storeItemWords, storeShared } from './keep-words.ts'
import { loadWordedItems, loadWordedSets, type WordedEntry } from './load-worded.ts'
import { countTerms } from './terms.ts'
import { isOnPostgres, ordColumn, storeInOrder, type WordTable } from './word-index.ts'

type Db = Kysely<CollectiblesTables>
/** Runs one step in a transaction. */
type Step = <Found>(work: (db: Db) => Promise<Found>) => Promise<Found>

const counter = 'search_words'
/** Count it up in a release that makes other words of the same rows. */
const form = 3
/** Made the same words as this release; its dictionary lacked those with digits. */
const formOfDictionary = 2

/** Entries of one transaction: the writer serves others in between. */
const entriesAtOnce = 1_000

/** Makes all words again if the database has none yet, or those of another release. */
export async function layOutWords(db: Db): Promise<void> {
  const made = await db
    .selectFrom('collectible_counters')
    .select('value')
    .where('name', '=', counter)
    .executeTakeFirst()
  if (made?.value === form) return
  if (made?.value === formOfDictionary) await countTerms(db)
  else await makeAllWords((work) => work(db))
  await db
    .insertInto('collectible_counters')
    .values({ name: counter, value: form })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: form }))
    .execute()
}

/** Makes the words of all items and sets and the dictionary again, while the service may run. */
export async function reindex(database: Database): Promise<{ readonly items: number; readonly sets: number }> {
  const db = database.tables<CollectiblesTables>()
  const made = await makeAllWords((work) => db.transaction().execute(work))
  if (isOnPostgres(db)) await storeInOrder(db)
  return made
}

async function makeAllWords(step: Step): Promise<{ readonly items: number; readonly sets: number }> {
  const items = await throughAll(step, loadWordedItems, storeItemWords)
  const sets = await throughAll(step, loadWordedSets, (db, entries) => storeShared(db, 'set_words', entries))
  await throughCopies(step)
  await step(async (db) => {
    await dropStrays(db, 'catalogue_words', 'items')
    await dropStrays(db, 'set_words', 'collectible_sets')
    await countTerms(db)
    // The caches of matches may stand on the words of before.
    await db
      .updateTable('collectors')
      .set(({ eb }) => ({ acts: eb('acts', '+', 1) }))
      .execute()
  })
  return { items, sets }
}

async function throughAll(
  step: Step,
  load: typeof loadWordedItems,
  store: (db: Db, entries: readonly WordedEntry[]) => Promise<void>,
): Promise<number> {
  let [after, count] = [-1, 0]
  for (;;) {
    const entries = await step(async (db) => {
      const loaded = await load(db, { after, limit: entriesAtOnce })
      await store(db, loaded)
      return loaded
    })
    count += entries.length
    const last = entries.at(-1)
    if (!last || entries.length < entriesAtOnce) return count
    after = last.ord
  }
}

async function throughCopies(step: Step): Promise<void> {
  let after = 0
  for (;;) {
    const copies = await step(async (db) => {
      const loaded = await loadWordedCopies(db, { after, limit: entriesAtOnce })
      await keepCopyWords(db, loaded)
      return loaded
    })
    const last = copies.at(-1)
    if (!last) return
    after = last.n
  }
}

/** Deletes words of rows that do not exist. */
const dropStrays = (db: Db, table: WordTable, entries: 'items' | 'collectible_sets') =>
  sql`
    delete from ${sql.table(table)}
    where not exists (select 1 from ${sql.table(entries)} as entry where entry.search_ord = ${ordColumn(db, table)})`.execute(
    db,
  )
