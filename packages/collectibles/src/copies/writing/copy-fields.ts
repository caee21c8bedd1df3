import type { Kysely } from 'kysely'

import { readFacts } from '../../catalogue/read-facts.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import type { CategoryField, CopyPatch, FieldProblem, FieldType } from '../../wire/index.ts'

/** Before the key of an own field, in `attrs` and on the wire. */
const ownPrefix = 'my_'

/** The values of a copy's fields that a patch leaves, as they are stored. */
export function attrsWith(
  fields: readonly CategoryField[],
  attrs: string,
  given: NonNullable<CopyPatch['fields']>,
): { readonly attrs: string; readonly problems: readonly FieldProblem[] } {
  const { values, problems } = readFacts(fields, 'copy', given, 'fields')
  const before = JSON.parse(attrs) as Readonly<Record<string, unknown>> // our own writing
  const after = Object.entries({ ...before, ...values }).filter(([, value]) => value !== null)
  const sorted = after.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { attrs: JSON.stringify(Object.fromEntries(sorted)), problems }
}

/** The values of fields that a copy does not show: of own fields that are gone, which come back with their field. */
export function hiddenAttrs(fields: readonly CategoryField[], attrs: string): string {
  const shown = new Set(fields.map(({ key }) => key))
  const values = JSON.parse(attrs) as Readonly<Record<string, unknown>> // our own writing
  return JSON.stringify(Object.fromEntries(Object.entries(values).filter(([key]) => !shown.has(key))))
}

/** The fields that copies of a category have: delivered ones and own ones. */
export async function fieldsOfCopies(
  db: Kysely<CollectiblesTables>,
  owner: string,
  category: string,
): Promise<readonly CategoryField[]> {
  const row = await db.selectFrom('categories').select('fields').where('id', '=', category).executeTakeFirst()
  const delivered = JSON.parse(row?.fields ?? '[]') as readonly CategoryField[] // our own writing
  const own = await db
    .selectFrom('own_fields')
    .select(['key', 'label', 'type', 'unit'])
    .where('owner_id', '=', owner)
    .where(({ or, eb }) => or([eb('category_id', 'is', null), eb('category_id', '=', category)]))
    .orderBy('position')
    .orderBy('id')
    .execute()
  return [
    ...delivered.filter(({ of }) => of === 'copy'),
    ...own.map(({ key, label, type, unit }) => ({
      key: `${ownPrefix}${key}`,
      label,
      type: type as FieldType, // checked when it was written
      of: 'copy' as const,
      ...(unit !== '' && { unit }),
    })),
  ]
}
