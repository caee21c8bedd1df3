import type { Database } from '@collect/storage'
import { sql } from 'kysely'

import type { CollectiblesTables } from '../../store/tables.ts'
import { chosenCopies } from '../listing/chosen-copies.ts'
import type { CopyFilter } from '../listing/copy-filter.ts'
import { allOf } from '../../store/conditions.ts'

/** The ids of all copies that a filter leaves, on a reading thread. */
export const chosenIds = (database: Database, owner: string, filter: CopyFilter): Promise<readonly string[]> =>
  database.read<CollectiblesTables, readonly string[]>(async (db) => {
    const chosen = await chosenCopies(db, database.dialect, owner, filter, '-added')
    const conditions = await chosen.conditions()
    const { rows } = await sql<{ id: string }>`
      select copy.id from copies as copy where ${allOf(conditions)}
      order by copy.added_at, copy.id`.execute(db)
    return rows.map(({ id }) => id)
  })
