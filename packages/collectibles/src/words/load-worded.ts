import type { Kysely } from 'kysely'

import { ownStatuses } from '../catalogue/visible.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import type { CatalogueStatus } from '../wire/index.ts'
import { wordsOfItem, wordsOfSet } from './entry-words.ts'

interface Worded {
  readonly id: string
  readonly ord: number
  readonly words: readonly string[]
}

export interface WordedEntry extends Worded {
  /** Whose index has the words: everybody's, the owner's, or none. */
  readonly index: 'shared' | 'own' | 'none'
  readonly owner: string | null
}

/** Which entries: these, or a part of all in the order of `search_ord`. */
export type EntryChoice = { readonly ids: readonly string[] } | { readonly after: number; readonly limit: number }

const indexOf = (status: CatalogueStatus): WordedEntry['index'] => {
  if (status === 'published') return 'shared'
  return ownStatuses.some((own) => own === status) ? 'own' : 'none'
}

/** The words that the rows of these items give. */
export async function loadWordedItems(
  db: Kysely<CollectiblesTables>,
  choice: EntryChoice,
): Promise<readonly WordedEntry[]> {
  const rows = await db
    .selectFrom('items as item')
    .innerJoin('categories as category', 'category.id', 'item.category_id')
    .leftJoin('collectible_sets as belongs', (join) =>
      join.onRef('belongs.id', '=', 'item.set_id').on('belongs.status', '=', 'published'),
    )
    .select([
      'item.id',
      'item.search_ord as ord',
      'item.status',
      'item.owner_id as owner',
      'item.name',
      'item.names',
      'item.number',
      'item.maker',
      'item.year_from',
      'item.year_to',
      'item.country',
      'item.attrs',
      'category.fields',
      'belongs.name as set_name',
      'belongs.names as set_names',
    ])
    .$call((query) =>
      'ids' in choice
        ? query.where('item.id', 'in', choice.ids)
        : query.where('item.search_ord', '>', choice.after).limit(choice.limit),
    )
    .orderBy('item.search_ord')
    .execute()
  const identifiers = await identifiersOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    ord: row.ord,
    index: indexOf(row.status),
    owner: row.owner,
    words: wordsOfItem({
      ...row,
      identifiers: identifiers.get(row.id) ?? [],
    }),
  }))
}

async function identifiersOf(
  db: Kysely<CollectiblesTables>,
  items: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>()
  if (items.length === 0) return found
  const rows = await db
    .selectFrom('item_identifiers')
    .select(['item_id', 'value'])
    .where('item_id', 'in', items)
    .execute()
  for (const { item_id, value } of rows) found.set(item_id, [...(found.get(item_id) ?? []), value])
  return found
}

/** The words that the rows of these sets give. */
export async function loadWordedSets(
  db: Kysely<CollectiblesTables>,
  choice: EntryChoice,
): Promise<readonly WordedEntry[]> {
  const rows = await db
    .selectFrom('collectible_sets as set')
    .select([
      'set.id',
      'set.search_ord as ord',
      'set.status',
      'set.owner_id as owner',
      'set.name',
      'set.names',
      'set.maker',
      'set.year_from',
      'set.year_to',
    ])
    .$call((query) =>
      'ids' in choice
        ? query.where('set.id', 'in', choice.ids)
        : query.where('set.search_ord', '>', choice.after).limit(choice.limit),
    )
    .orderBy('set.search_ord')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ord: row.ord,
    index: indexOf(row.status),
    owner: row.owner,
    words: wordsOfSet(row),
  }))
}
