import type { Kysely } from 'kysely'

import type { Act } from '../acts/act.ts'
import { countChanges, type CopyChange } from '../copies/counts.ts'
import { followingColumns, type Following } from '../copies/following-columns.ts'
import { idsAtOnce } from '../jobs/job-parts.ts'
import { queueParts } from '../jobs/parts-job.ts'
import type { CollectiblesTables } from '../store/tables.ts'

/** What is counted in the collector's currency. */
const counted = ['cost_amount', 'value_amount', 'value_order', 'value_basis'] as const satisfies (keyof Following)[]

/** Counts costs and values of all copies in the collector's new currency: at once, or as a job if there are many. */
export async function recostAll(
  act: Act,
  { locale, currency }: { readonly locale: string; readonly currency: string },
): Promise<void> {
  const ids = await pricedCopies(act.db, act.owner)
  if (ids.length > idsAtOnce) await queueParts(act, { id: act.owner, locale, currency }, 'recost', ids, {})
  else await recost(act, ids)
}

/**
 * Counts costs and values of some copies again. No person wrote anything, so the copies keep their revision and their
 * history.
 */
export async function recost(act: Act, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const copies = await act.db
    .selectFrom('copies')
    .selectAll()
    .where('owner_id', '=', act.owner)
    .where('id', 'in', [...ids])
    .execute()
  const following = await followingColumns(act.db, act.owner, copies)
  const changes: CopyChange[] = []
  for (const [at, before] of copies.entries()) {
    const after = following[at]
    if (!after || counted.every((column) => before[column] === after[column])) continue
    const set = Object.fromEntries(counted.map((column) => [column, after[column]])) as Pick<
      Following,
      (typeof counted)[number]
    > // the same columns
    await act.db.updateTable('copies').set(set).where('id', '=', before.id).execute()
    changes.push({ before, after: { ...before, ...set } })
  }
  await countChanges(act.db, act.owner, changes)
  return changes.length
}

/** Copies with a price or a value, those in the bin too. */
async function pricedCopies(db: Kysely<CollectiblesTables>, owner: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('copies')
    .select('id')
    .where('owner_id', '=', owner)
    .where(({ or, eb }) => or([eb('paid_amount', 'is not', null), eb('own_value_amount', 'is not', null)]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
