import type { Locale } from '@collect/messages'
import type { Database } from '@collect/storage'

import { listedItems, summaryOf } from '../catalogue/item-of-row.ts'
import { visibleTo } from '../catalogue/visible.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import type { BarcodeMatches } from '../wire/index.ts'

/** Matches of one code. */
const mostMatches = 20

/** What has a barcode: of the catalogue, and of what the caller wrote. @param caller Absent for a visitor. */
export async function matchesOf(
  database: Database,
  code: string,
  locale: Locale,
  caller?: string,
): Promise<BarcodeMatches['matches']> {
  const rows = await listedItems(database.tables<CollectiblesTables>())
    .innerJoin('variants as variant', 'variant.item_id', 'item.id')
    .innerJoin('barcodes as barcode', 'barcode.variant_id', 'variant.id')
    .select(['variant.id as variant_id', 'variant.name as variant_name'])
    .where('barcode.code', '=', code)
    .where(({ or, eb }) =>
      or([eb('barcode.owner_id', 'is', null), ...(caller === undefined ? [] : [eb('barcode.owner_id', '=', caller)])]),
    )
    .where(visibleTo(caller, 'item'))
    .orderBy('item.search_ord')
    .orderBy('variant.position')
    .limit(mostMatches)
    .execute()
  return rows.map((row) => ({
    item: summaryOf(row, locale),
    variant: { id: row.variant_id, name: row.variant_name },
  }))
}
