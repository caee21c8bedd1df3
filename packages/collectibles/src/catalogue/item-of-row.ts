import type { Locale } from '@collect/messages'
import type { Kysely, Selectable } from 'kysely'

import { artPathOf } from '../art/art-path.ts'
import type { ItemRow } from '../store/rows/catalogue-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { categories, type Category, type ItemSummary, type Years } from '../wire/index.ts'
import { captionOf } from './caption.ts'
import { ownStatuses } from './visible.ts'

/** An item with its made-up price and its published set, if it has them. */
export type ListedItemRow = Pick<
  Selectable<ItemRow>,
  | 'id'
  | 'category_id'
  | 'name'
  | 'names'
  | 'number'
  | 'number_sort'
  | 'maker'
  | 'year_from'
  | 'year_to'
  | 'attrs'
  | 'is_sample'
  | 'search_ord'
  | 'status'
> & {
  readonly price_amount: number | null
  readonly price_currency: string | null
  readonly set_id: string | null
  readonly set_name: string | null
  readonly set_names: string | null
}

/** Items of the categories that have a drawer. */
export const listedItems = (db: Kysely<CollectiblesTables>) =>
  db
    .selectFrom('items as item')
    .leftJoin('sample_listings as listing', 'listing.item_id', 'item.id')
    .leftJoin('collectible_sets as belongs', (join) =>
      join.onRef('belongs.id', '=', 'item.set_id').on('belongs.status', '=', 'published'),
    )
    .select([
      'item.id',
      'item.category_id',
      'item.name',
      'item.names',
      'item.number',
      'item.number_sort',
      'item.maker',
      'item.year_from',
      'item.year_to',
      'item.attrs',
      'item.is_sample',
      'item.search_ord',
      'item.status',
      'listing.price_amount',
      'listing.price_currency',
      'belongs.id as set_id',
      'belongs.name as set_name',
      'belongs.names as set_names',
    ])
    .where('item.category_id', 'in', [...categories])

export function summaryOf(row: ListedItemRow, locale: Locale): Omit<ItemSummary, 'mine'> {
  const attributes = attributesOf(row)
  const { caption } = attributes
  const own = ownStatuses.find((status) => status === row.status)
  return {
    id: row.id,
    category: categoryOf(row.category_id),
    name: nameIn(locale, row),
    caption: typeof caption === 'string' ? caption : captionOf(locale, row, attributes),
    sample: row.is_sample === 1,
    art: artPathOf(row.id),
    ...(row.price_amount !== null && {
      price: { amount: row.price_amount, currency: row.price_currency ?? 'USD' },
    }),
    ...(row.set_id !== null && {
      set: {
        id: row.set_id,
        name: nameIn(locale, { name: row.set_name ?? '', names: row.set_names }),
        ...(row.number !== '' && { number: row.number }),
      },
    }),
    ...(row.year_from !== null && { year: row.year_from }),
    ...(own && { own }),
  }
}

/** The name of an entry in a language, if the catalogue has one. */
export function nameIn(locale: Locale, { name, names }: Pick<ListedItemRow, 'name' | 'names'>): string {
  if (names === null) return name
  return (JSON.parse(names) as Readonly<Record<string, string>>)[locale] ?? name // the catalogue wrote it
}

export const yearsOf = ({ year_from, year_to }: Pick<ListedItemRow, 'year_from' | 'year_to'>): Years | undefined =>
  year_from === null
    ? undefined
    : { from: year_from, ...(year_to !== null && year_to !== year_from && { to: year_to }) }

export const attributesOf = ({ attrs }: { readonly attrs: string }): Readonly<Record<string, unknown>> =>
  JSON.parse(attrs) as Readonly<Record<string, unknown>> // our own writing

export function categoryOf(word: string): Category {
  const category = categories.find((known) => known === word)
  if (!category) throw new Error(`an entry of the catalogue has an unknown category: ${word}`)
  return category
}
