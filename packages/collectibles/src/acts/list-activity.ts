import type { Kysely } from 'kysely'

import type { CollectiblesTables } from '../store/tables.ts'
import type { ActivityPage } from '../wire/index.ts'
import { keptColumns } from './kept-of-row.ts'
import type { StoredActivity } from './list-batches.ts'
import { quietEntity } from './quiet-entity.ts'

interface ActivityFilter {
  readonly owner: string
  readonly entity?: string | undefined
  readonly entityId?: string | undefined
  readonly after?: { readonly at: number; readonly id: string } | undefined
  readonly limit: number
}

type Shown = ActivityPage['activity'][number]

/** What a person changed, without what is kept for an undo alone. */
const shownChanges = (changes: Shown['changes']): Shown['changes'] =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([column, [before, after]]) => before !== after && !(keptColumns as readonly string[]).includes(column),
    ),
  )

export const activityOfRow = ({ id, batch_id, entity, entity_id, verb, changes, at }: StoredActivity): Shown => ({
  id,
  batch: batch_id,
  entity,
  entity_id,
  verb,
  changes: shownChanges(JSON.parse(changes) as Shown['changes']), // the act wrote it
  at: new Date(at).toISOString(),
})

/** What an account did, the latest first, and where the list continues. */
export async function listActivity(
  db: Kysely<CollectiblesTables>,
  { owner, entity, entityId, after, limit }: ActivityFilter,
): Promise<{
  readonly activity: ActivityPage['activity']
  readonly next?: { readonly at: number; readonly id: string }
}> {
  let query = db
    .selectFrom('activity')
    .selectAll()
    .where('owner_id', '=', owner)
    .where('entity', '<>', quietEntity)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    // One row more shows whether another page follows.
    .limit(limit + 1)
  if (entity !== undefined) query = query.where('entity', '=', entity)
  if (entityId !== undefined) query = query.where('entity_id', '=', entityId)
  if (after)
    query = query.where(({ or, and, eb }) =>
      or([eb('at', '<', after.at), and([eb('at', '=', after.at), eb('id', '<', after.id)])]),
    )
  const rows = await query.execute()
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    activity: page.map(activityOfRow),
    ...(last && { next: { at: last.at, id: last.id } }),
  }
}
