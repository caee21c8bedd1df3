import type { Locale } from '@collect/messages'
import { sql, type Kysely, type SqlBool } from 'kysely'

import { hereCopies } from '../copies/listing/copy-conditions.ts'
import { summariesOf } from '../copies/listing/list-copies.ts'
import { foundBy, type OwnWays } from '../copies/listing/word-conditions.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import type { FoundCopy } from '../wire/index.ts'
import type { KnownWord } from '../words/search-words.ts'
import { mostOwn } from './own-hits.ts'
import type { SearchFilter } from './search-filter.ts'
import { allOf, anyOf } from '../store/conditions.ts'

/**
 * Own copies that are of no item, so that no result shows them. A filter by what items have leaves none.
 * @param words Of which the copy must have each from its owner
 */
export async function ownCopies(
  db: Kysely<CollectiblesTables>,
  words: readonly KnownWord[],
  ways: OwnWays,
  filter: SearchFilter,
  caller: string,
  locale: Locale,
): Promise<readonly FoundCopy[]> {
  const { category, rarity, facts, ...more } = filter
  const isOfItems = rarity.length + facts.length > 0 || Object.values(more).some((value) => value !== undefined)
  if (isOfItems || words.some((word) => !ways.has(word))) return []
  const drawer = category === undefined ? [] : [sql<SqlBool>`copy.category_id = ${category}`]
  const found = new Map<string, number>()
  const [first = [], ...others] = ways.values()
  for (const way of first) {
    const { rows } = await sql<{ id: string; added_at: number }>`
      select copy.id, copy.added_at from copies as copy
      where ${allOf([sql`copy.owner_id = ${caller}`, sql`copy.item_id is null`, hereCopies, ...drawer, way.isFound, ...others.map((other) => anyOf(foundBy(other)))])}
      order by copy.added_at desc, copy.id desc limit ${sql.lit(mostOwn)}`.execute(db)
    for (const { id, added_at } of rows) found.set(id, Number(added_at))
  }
  const newest = [...found].toSorted(([one, at], [other, then]) => then - at || (one < other ? 1 : -1))
  // A copy of no item has no sample's words.
  const copies = await summariesOf(
    db,
    caller,
    newest.slice(0, mostOwn).map(([id]) => id),
    locale,
    (item) => item,
  )
  return copies.map(({ id, name, category, art }) => ({ id, name, category, art }))
}
