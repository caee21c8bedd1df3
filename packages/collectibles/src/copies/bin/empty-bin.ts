import { sql } from 'kysely'

import type { Act, Acts, Person } from '../../acts/act.ts'
import type { JobKind } from '../../jobs/job-kind.ts'
import { queueJob } from '../../jobs/job-store.ts'
import type { BulkResult } from '../../wire/index.ts'
import { nothingDone } from '../bulk/change-many.ts'
import { isShownCopy } from '../listing/hidden-samples.ts'
import { goneForGood } from '../reading/readable-copies.ts'
import { inBinAt } from './bin-life.ts'
import { eraseCopies, hasNoPhotos } from './erase-copies.ts'

/** Copies that one transaction deletes for good. */
export const erasedAtOnce = 500

interface EmptyingInput {
  readonly person: Person
  readonly batch: string
  /** What is deleted later stays. Milliseconds since 1970. */
  readonly until: number
}

/**
 * Deletes copies of the bin for good. One with photos leaves the bin at once, and is deleted with its files.
 * @param ids Of copies that lie in the bin.
 */
export async function eraseBinned(act: Act, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await act.db.selectFrom('copies').select(['id', 'own_name', 'item_id']).where('id', 'in', ids).execute()
  const bare = await act.db.selectFrom('copies').select('id').where('id', 'in', ids).where(hasNoPhotos).execute()
  const erased = new Set(bare.map(({ id }) => id))
  await eraseCopies(act.db, [...erased])
  const others = ids.filter((id) => !erased.has(id))
  if (others.length > 0)
    await act.db
      .updateTable('copies')
      .set({ deleted_at: goneForGood, updated_at: act.now })
      .where('id', 'in', others)
      .execute()
  for (const { id, own_name, item_id } of rows)
    act.note({
      entity: 'copy',
      id,
      verb: 'erased',
      // Its name, which nothing else tells any more.
      fields: {
        ...(own_name !== null && { own_name: [own_name, null] }),
        ...(item_id !== null && { item_id: [item_id, null] }),
      },
    })
}

/** Copies that lie in the bin since a time or longer. */
export async function idsInBin({ db, owner, now }: Act, until: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select copy.id as id from copies as copy
    where copy.owner_id = ${owner} and ${inBinAt(now)} and copy.deleted_at <= ${until} and ${isShownCopy}
    order by copy.deleted_at, copy.id limit ${sql.lit(erasedAtOnce)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Empties the bin: at once, or as a job if much lies in it. @returns The id of the job, if there is one */
export async function emptyBin(act: Act, person: Person, count: number): Promise<string | undefined> {
  const until = act.now
  if (count <= erasedAtOnce) {
    await eraseBinned(act, await idsInBin(act, until))
    return undefined
  }
  const input: EmptyingInput = { person, batch: act.batch, until }
  return queueJob(act.db, { owner: act.owner, kind: 'empty_bin', input, total: count }, act.now)
}

export const emptyBinJob = (acts: Acts): JobKind => ({
  async step(db, { input, done, total }) {
    const { person, batch, until } = JSON.parse(input) as EmptyingInput // written above
    return acts.within(db, person, batch, async (act) => {
      const ids = await idsInBin(act, until)
      await eraseBinned(act, ids)
      const result: BulkResult = { ...nothingDone, changed: done + ids.length }
      return { done: done + ids.length, total, result, isDone: ids.length < erasedAtOnce }
    })
  },
})
