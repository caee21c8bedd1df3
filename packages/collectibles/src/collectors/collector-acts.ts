import type { Kysely, Selectable, Updateable } from 'kysely'

import type { Act, Person, Reader, Verb } from '../acts/act.ts'
import type { CollectorRow } from '../store/rows/collector-rows.ts'
import type { CollectiblesTables } from '../store/tables.ts'

export type StoredCollector = Selectable<CollectorRow>

/** What a collector sets about themselves. */
export type CollectorSettings = Pick<Updateable<CollectorRow>, 'display_name' | 'about' | 'country' | 'keep_count'>

export const collectorOf = ({ db, owner }: Reader): Promise<StoredCollector> =>
  db.selectFrom('collectors').selectAll().where('owner_id', '=', owner).executeTakeFirstOrThrow()

/** A collector; before the first act the one that it will make. */
export async function findCollector(
  db: Kysely<CollectiblesTables>,
  { id, currency }: Person,
): Promise<Pick<StoredCollector, 'rev' | 'display_name' | 'about' | 'country' | 'currency' | 'keep_count'>> {
  const found = await db.selectFrom('collectors').selectAll().where('owner_id', '=', id).executeTakeFirst()
  return found ?? { rev: 1, display_name: null, about: null, country: null, currency, keep_count: 1 }
}

/** Changes settings; the collector gets the next revision. */
export async function changeCollector(
  act: Act,
  before: StoredCollector,
  set: CollectorSettings,
  verb: Verb = 'changed',
): Promise<StoredCollector> {
  const after = await act.db
    .updateTable('collectors')
    .set({ ...set, rev: before.rev + 1, updated_at: act.now })
    .where('owner_id', '=', act.owner)
    .returningAll()
    .executeTakeFirstOrThrow()
  const names = Object.keys(set) as (keyof CollectorSettings)[] // its own keys
  act.note({
    entity: 'collector',
    id: act.owner,
    verb,
    fields: Object.fromEntries(
      names.filter((name) => before[name] !== after[name]).map((name) => [name, [before[name], after[name]] as const]),
    ),
  })
  return after
}
