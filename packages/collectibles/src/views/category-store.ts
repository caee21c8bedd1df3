import type { Database } from '@collect/storage'

import type { CollectiblesTables } from '../store/tables.ts'
import type { CategoryField, CategorySummary, ConditionScale, Grade } from '../wire/index.ts'

/** The delivered categories, and those of the caller. @param caller Absent for a visitor. */
export async function listCategories(database: Database, caller?: string): Promise<readonly CategorySummary[]> {
  const db = database.tables<CollectiblesTables>()
  const rows = await db
    .selectFrom('categories')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('owner_id', 'is', null), ...(caller === undefined ? [] : [eb('owner_id', '=', caller)])]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
  const totals = await db
    .selectFrom('collection_totals')
    .selectAll()
    .where('owner_id', '=', caller ?? '')
    .execute()
  const collector = await db
    .selectFrom('collectors')
    .select('currency')
    .where('owner_id', '=', caller ?? '')
    .executeTakeFirst()
  return rows.map((row) => {
    const total = totals.find(({ category_id }) => category_id === row.id)
    return {
      id: row.id,
      // Delivered categories are named by the catalogue of messages.
      ...(row.owner_id !== null && { name: row.name }),
      icon: row.icon,
      scale: row.scale_id,
      ...(row.number_label !== '' && { number_label: row.number_label }),
      fields: JSON.parse(row.fields) as readonly CategoryField[], // our own writing
      ...(caller !== undefined && {
        mine: {
          copies: total?.copies ?? 0,
          ...(total &&
            collector &&
            total.valued > 0 && {
              value: { amount: total.value_amount, currency: collector.currency },
            }),
        },
      }),
    }
  })
}

export async function listScales(database: Database): Promise<readonly ConditionScale[]> {
  const rows = await database
    .tables<CollectiblesTables>()
    .selectFrom('condition_scales')
    .selectAll()
    .orderBy('id')
    .execute()
  return rows.map(({ id, grades, companies }) => ({
    id,
    // Both are our own writing.
    grades: JSON.parse(grades) as readonly Grade[],
    companies: JSON.parse(companies) as readonly string[],
  }))
}
