import type { Database } from '@collect/storage'

import type { Acts, Person } from '../../src/acts/act.ts'
import type { CollectiblesTables } from '../../src/store/tables.ts'
import { undoBatch } from '../../src/undo/undo.ts'
import { putIntoShelf } from './random-shelf-act.ts'

/** Undoes the deletion of a folder or a place, if there was one, puts copies into what came back, and undoes the undo. */
export async function undoTwice(
  database: Database,
  acts: Acts,
  person: Person,
  pick: number,
  amount: number,
): Promise<void> {
  const latest = database
    .tables<CollectiblesTables>()
    .selectFrom('activity')
    .select(['batch_id', 'entity', 'entity_id'])
    .where('owner_id', '=', person.id)
    .orderBy('id', 'desc')
    .limit(10)
  const deletions = await latest.where('verb', '=', 'deleted').where('entity', 'in', ['folder', 'place']).execute()
  const found = deletions.length > 0 ? deletions : await latest.execute()
  const chosen = found[pick % Math.max(found.length, 1)]
  const undo = chosen && (await undoBatch(database, acts, person, chosen.batch_id, Date.now()))
  if (undo?.outcome !== 'undone') return
  await acts.run(person, async (act) => {
    const query = act.db.selectFrom('copies').selectAll().where('owner_id', '=', act.owner).orderBy('id')
    await putIntoShelf(
      act,
      await query
        .offset(amount % 10)
        .limit(3)
        .execute(),
      amount,
      chosen,
    )
  })
  await undoBatch(database, acts, person, undo.batch, Date.now())
}
