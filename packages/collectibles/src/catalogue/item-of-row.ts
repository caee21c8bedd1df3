import type { Selectable } from 'kysely'

import { artPathOf } from '../art/art-path.ts'
import type { ItemRow } from '../store/rows/catalogue-rows.ts'
import { categories, factNames, type Category, type Item, type ItemSummary } from '../wire/index.ts'

/** An item with its made-up price, if it has one. */
export type ListedItemRow = Pick<
  Selectable<ItemRow>,
  | 'id'
  | 'category_id'
  | 'name'
  | 'attrs'
  | 'description'
  | 'is_sample'
  | 'search_ord'
  | 'year_from'
  | 'status'
  | 'source'
  | 'licence'
  | 'rev'
> & { readonly price_amount: number | null; readonly price_currency: string | null }

export const listedItemColumns = [
  'item.id',
  'item.category_id',
  'item.name',
  'item.attrs',
  'item.description',
  'item.is_sample',
  'item.search_ord',
  'item.year_from',
  'item.status',
  'item.source',
  'item.licence',
  'item.rev',
  'listing.price_amount',
  'listing.price_currency',
] as const

type Attributes = Readonly<Record<string, unknown>>

export function summaryOf(row: ListedItemRow): ItemSummary {
  const { caption } = attributesOf(row)
  return {
    id: row.id,
    category: categoryOf(row.category_id),
    name: row.name,
    caption: typeof caption === 'string' ? caption : String(row.year_from ?? ''),
    sample: row.is_sample === 1,
    art: artPathOf(row.id),
    ...(row.price_amount !== null && {
      price: { amount: row.price_amount, currency: row.price_currency ?? 'USD' },
    }),
  }
}

export function itemOf(row: ListedItemRow): Item {
  const attributes = attributesOf(row)
  return {
    ...summaryOf(row),
    story: row.description,
    facts: factNames.flatMap((name) => {
      const value = attributes[name]
      return typeof value === 'string' ? [{ key: name, type: 'text' as const, value }] : []
    }),
    variants: [],
    identifiers: [],
    status: row.status,
    source: { name: row.source, licence: row.licence },
    rev: row.rev,
  }
}

const attributesOf = ({ attrs }: ListedItemRow): Attributes => JSON.parse(attrs) as Attributes // our own writing

function categoryOf(word: string): Category {
  const category = categories.find((known) => known === word)
  if (!category) throw new Error(`an item has an unknown category: ${word}`)
  return category
}
