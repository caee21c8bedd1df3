import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import { conditionScales } from './condition-scales.ts'
import { deliveredCategories } from './delivered-categories.ts'

/** Writes the delivered scales and categories, and updates those that have changed. */
export async function layOutCatalogue(db: Kysely<CollectiblesTables>, now: number): Promise<void> {
  await db
    .insertInto('condition_scales')
    .values(
      Object.entries(conditionScales).map(([id, { grades, companies }]) => ({
        id,
        grades: JSON.stringify(grades),
        companies: JSON.stringify(companies),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        grades: ref('excluded.grades'),
        companies: ref('excluded.companies'),
      })),
    )
    .execute()
  await db
    .insertInto('categories')
    .values(
      Object.entries(deliveredCategories).map(([id, { art, scale, fields }], index) => ({
        id,
        position: index + 1,
        // Pages show the message `category.<id>`.
        name: id,
        icon: id,
        art,
        fields: JSON.stringify(fields),
        scale_id: scale,
        number_label: '',
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        art: ref('excluded.art'),
        fields: ref('excluded.fields'),
        scale_id: ref('excluded.scale_id'),
      })),
    )
    .execute()
}
