import type { Kysely } from 'kysely'

import { searchOrder } from '../../src/catalogue/search-order.ts'
import { takeNumbers } from '../../src/store/counter.ts'
import { insertRows } from '../../src/store/insert-rows.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import { foldedName } from '../../src/wire/index.ts'
import { keepItemWords } from '../../src/words/keep-words.ts'

/** More items of one word than are ranked; the one of which it is the whole name is the best. */
export async function layOutThicket(db: Kysely<CollectiblesTables>, asOf: number): Promise<void> {
  const first = await takeNumbers(db, 'search_ord', 310)
  const ids = Array.from({ length: 310 }, (_, at) => `thicket-${at}`)
  const rows = ids.map((id, at) => {
    const name = at === 250 ? 'Thicket' : `Thicket ${at}`
    const search_ord = searchOrder(0, first + at)
    return { id, category_id: 'other', name, sort_name: foldedName(name), art_seed: id, search_ord, source: 'test' }
  })
  const times = { created_at: asOf, updated_at: asOf }
  await insertRows(
    db,
    'items',
    rows.map((row) => ({ ...row, ...times, status: 'published' as const })),
  )
  await insertRows(
    db,
    'variants',
    ids.map((id) => ({ id, item_id: id, position: 1, name: 'Standard', is_default: 1 })),
  )
  await keepItemWords(db, ids)
}
