import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../../store/tables.ts'
import { categories, type CategoryField } from '../../wire/index.ts'
import { fieldsOfCopies } from '../writing/copy-fields.ts'
import type { CopyFilter, CopyOrder } from './copy-filter.ts'

/** The fields by which a list is filtered or ordered, of the drawer that it shows or of all. */
export async function fieldsByKey(
  db: Kysely<CollectiblesTables>,
  owner: string,
  { fields, drawer }: CopyFilter,
  order: CopyOrder,
): Promise<(key: string) => CategoryField | undefined> {
  if (fields.length === 0 && !order.startsWith('field.')) return () => undefined
  const known = new Map<string, CategoryField>()
  for (const category of drawer === undefined ? categories : [drawer])
    for (const field of await fieldsOfCopies(db, owner, category))
      if (!known.has(field.key)) known.set(field.key, field)
  return (key) => known.get(key)
}
