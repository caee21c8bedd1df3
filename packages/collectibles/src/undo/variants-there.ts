import type { Kysely } from 'kysely'

import { listOfTexts } from '../store/list-of-texts.ts'
import type { CollectiblesTables } from '../store/tables.ts'

/** The variants of these rows that are there: an owner may have taken one away from an own item. */
export async function variantsThere(
  db: Kysely<CollectiblesTables>,
  rows: readonly { readonly variant_id?: string | null | undefined }[],
): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(rows.flatMap(({ variant_id }) => variant_id ?? []))]
  if (wanted.length === 0) return new Set()
  const there = await db.selectFrom('variants').select('id').where('id', 'in', listOfTexts(db, wanted)).execute()
  return new Set(there.map(({ id }) => id))
}
