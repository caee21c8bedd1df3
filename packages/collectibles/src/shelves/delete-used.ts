import { sql } from 'kysely'

import type { Act, Acts, Person } from '../acts/act.ts'
import { bulkJob, queueMany } from '../copies/bulk/bulk-job.ts'
import { changeMany, type ManyChange } from '../copies/bulk/change-many.ts'
import { idsAtOnce } from '../jobs/job-parts.ts'
import type { JobKind } from '../jobs/job-kind.ts'
import { dropOwnRow, loadOwnRows, type RowKind } from './own-row.ts'
import { folderKind, placeKind } from './shelf-kinds.ts'
import { tagKind } from './tag-kind.ts'

type UsedEntity = 'folder' | 'place' | 'tag'

const kinds: Readonly<Record<UsedEntity, RowKind>> = { folder: folderKind, place: placeKind, tag: tagKind }

/** The rows that go when nothing lies in them any more, the innermost last. */
interface Ending {
  readonly entity: UsedEntity
  readonly ids: readonly string[]
}

/** A copy that refers to a row; only one outside the bin is seen there. */
export interface CopyOnRow {
  readonly id: string
  readonly deleted_at: number | null
}

/** Copies that refer to these rows, those in the bin too. */
export async function copiesOn(
  { db, owner }: Act,
  entity: UsedEntity,
  ids: readonly string[],
): Promise<readonly CopyOnRow[]> {
  const isOn =
    entity === 'tag'
      ? sql`copies.id in (select copy_id from copy_tags where tag_id in (${sql.join([...ids])}))`
      : sql`${sql.ref(entity === 'folder' ? 'folder_id' : 'place_id')} in (${sql.join([...ids])})`
  const { rows } = await sql<CopyOnRow>`
    select id, deleted_at from copies where owner_id = ${owner} and ${isOn} order by id`.execute(db)
  return rows
}

/** Changes the copies, then deletes the rows; more copies than one transaction takes change in a job. */
export async function deleteUsed(
  act: Act,
  person: Person,
  ending: Ending,
  copies: readonly CopyOnRow[],
  change: ManyChange,
): Promise<{ readonly job?: string }> {
  const ids = copies.map(({ id }) => id)
  if (ids.length > idsAtOnce) return { job: await queueMany(act, person, ids, change, 'delete_used', { ending }) }
  await changeMany(act, ids, change)
  await end(act, ending)
  return {}
}

/** A row in which something was put meanwhile stays. */
async function end(act: Act, { entity, ids }: Ending): Promise<void> {
  const kind = kinds[entity]
  for (const id of ids.toReversed()) {
    const row = (await loadOwnRows(act, kind, [id])).get(id)
    if (row && (await copiesOn(act, entity, [id])).length === 0 && !(await hasInside(act, kind, id)))
      await dropOwnRow(act, kind, row)
  }
}

async function hasInside({ db }: Act, { table }: RowKind, id: string): Promise<boolean> {
  if (table !== 'folders' && table !== 'places') return false
  return (await db.selectFrom(table).select('id').where('parent_id', '=', id).executeTakeFirst()) !== undefined
}

export const deleteUsedJob = (acts: Acts): JobKind =>
  bulkJob(acts, async (act, input) => end(act, (JSON.parse(input) as { readonly ending: Ending }).ending)) // written above
