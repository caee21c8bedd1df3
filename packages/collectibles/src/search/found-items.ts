import type { Locale } from '@collect/messages'
import { sql, type Kysely, type SqlBool } from 'kysely'

import { listedItems, summaryOf } from '../catalogue/item-of-row.ts'
import { marksOf } from '../copies/item-marks.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import type { ItemSummary } from '../wire/index.ts'
import { listOfNumbers } from '../words/word-index.ts'

/** Items as cards show them, in the order of these numbers. @param caller Whose marks they have; absent for a visitor. */
export async function itemsAt(
  db: Kysely<CollectiblesTables>,
  ords: readonly number[],
  locale: Locale,
  caller: string | undefined,
): Promise<readonly ItemSummary[]> {
  if (ords.length === 0) return []
  const marks = marksOf(caller ?? '')
  const rows = await listedItems(db)
    .select([marks.owned.as('owned'), marks.spare.as('spare'), marks.wished.as('wished')])
    .where(sql<SqlBool>`item.search_ord in ${listOfNumbers(db, ords)}`)
    .execute()
  const found = new Map(
    rows.map((row): readonly [number, ItemSummary] => {
      const mine = { owned: Number(row.owned), wished: Number(row.wished) === 1, spare: Number(row.spare) }
      return [row.search_ord, { ...summaryOf(row, locale), ...(caller !== undefined && { mine }) }]
    }),
  )
  return ords.flatMap((ord) => found.get(ord) ?? [])
}
