import type { Database } from '@collect/storage'
import { describe, expect, test } from 'vitest'

import { testDatabases } from '../../../storage/test/databases.ts'
import { createMatchCache } from '../../src/copies/listing/match-cache.ts'
import { listCopies } from '../../src/copies/listing/list-copies.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import { loadWordedItems } from '../../src/words/load-worded.ts'
import { openDemo } from '../test-service.ts'

const words = 30

/** The words with the most items, which are found from the copies on SQLite, and some with the fewest. */
async function someWords(database: Database): Promise<readonly string[]> {
  const terms = database.tables<CollectiblesTables>().selectFrom('search_terms').select('term').orderBy('term')
  const [most, fewest] = await Promise.all([
    terms.clearOrderBy().orderBy('uses', 'desc').orderBy('term').limit(words).execute(),
    terms.where('uses', '=', 1).limit(words).execute(),
  ])
  return [...most, ...fewest].map(({ term }) => term)
}

describe.each(testDatabases)('a search of copies on $name', ({ createLike }) => {
  let database: Database
  openDemo({ createLike }, 'ada', (opened) => (database = opened))

  test('finds those whose item has the word, however many items have it', async () => {
    // A search finds what the owner wrote, too, so the test takes it away.
    const db = database.tables<CollectiblesTables>()
    await db.deleteFrom('copy_words').execute()
    await db.deleteFrom('copy_tags').execute()
    await db.updateTable('copies').set({ place_id: null }).execute()
    const wordsOf = new Map(
      (await loadWordedItems(db, { after: -1, limit: 1_000 })).map(({ id, words }) => [id, words]),
    )
    const copies = await db
      .selectFrom('copies')
      .select(['id', 'item_id'])
      .where('owner_id', '=', 'ada')
      .where('deleted_at', 'is', null)
      .where('status', 'in', ['draft', 'owned', 'ordered', 'lent'])
      .orderBy('id')
      .execute()
    for (const q of await someWords(database)) {
      const listing = { filter: { q, tags: [], statuses: [], fields: [] }, order: 'name', from: 0, limit: 240 } as const
      const source = { database, cache: createMatchCache() }
      const found = await listCopies(source, 'ada', listing, 'en', (item) => item)
      const expected = copies
        .filter(({ item_id }) => wordsOf.get(item_id ?? '')?.some((word) => word.startsWith(q)))
        .map(({ id }) => id)
      expect([q, found?.copies.map(({ id }) => id).toSorted()]).toEqual([q, expected])
    }
  })
})
