import type { Database } from '@collect/storage'
import { Hono } from 'hono'

import type { Act, Acts, Person } from '../../acts/act.ts'
import { queueMany } from '../../copies/bulk/bulk-job.ts'
import { changeMany, type ManyChange } from '../../copies/bulk/change-many.ts'
import { chosenIds } from '../../copies/bulk/chosen-ids.ts'
import { tagIdsOf, tagsNamed } from '../../copies/copy-tags.ts'
import { knownRows } from '../../copies/writing/known-rows.ts'
import { idsAtOnce } from '../../jobs/job-parts.ts'
import { bulkInput, type BulkAnswer, type BulkInput } from '../../wire/index.ts'
import { answerOnce } from '../answer-once.ts'
import type { Callers } from '../callers.ts'
import { HttpFailure } from '../failure.ts'
import { invalid, parseBody } from '../parse-body.ts'
import { nothing, parseQuery } from '../query.ts'
import { copyFilterOf } from './copies-query.ts'

interface BulkRoutesOptions {
  readonly database: Database
  readonly acts: Acts
  readonly callers: Callers
  readonly now: () => number
  readonly wakeJobs: () => void
}

/** Changes of many copies at once: up to 200 in the request itself, more as a job. */
export function bulkRoutes({ database, acts, callers, now, wakeJobs }: BulkRoutesOptions): Hono {
  const app = new Hono()

  app.post('/copies/bulk', async (c) => {
    const person = await callers.writer(c, 'bulk')
    const body = await c.req.text()
    const { selection, expected, change } = await parseBody(c, bulkInput)
    return answerOnce(c, database, { owner: person.id, body, now: now() }, async (keep) => {
      const ids = await idsOf(database, person.id, selection)
      if (expected !== undefined && expected !== ids.length)
        throw new HttpFailure(409, `The selection has ${ids.length} copies now.`, {
          id: 'plan_changed',
          beside: { count: ids.length },
        })
      const { result } = await acts.run(person, async (act) => {
        const body = await changed(act, person, ids, await changeOf(act, change))
        const answer = { status: 'job' in body ? 202 : 200, body, headers: { 'Batch-Id': act.batch } }
        await keep(act.db, answer)
        return answer
      })
      if (result.status === 202) wakeJobs()
      return result
    })
  })

  return app
}

async function idsOf(database: Database, owner: string, selection: BulkInput['selection']): Promise<readonly string[]> {
  if ('ids' in selection) return [...new Set(selection.ids)]
  const queries = Object.entries(selection.filter).map(([name, value]) => [name, [value].flat()] as const)
  const { filter, others } = copyFilterOf(Object.fromEntries(queries))
  parseQuery(nothing, others)
  return chosenIds(database, owner, filter)
}

const changed = async (act: Act, person: Person, ids: readonly string[], change: ManyChange): Promise<BulkAnswer> =>
  ids.length > idsAtOnce
    ? { batch: act.batch, job: await queueMany(act, person, ids, change) }
    : { batch: act.batch, ...(await changeMany(act, ids, change)) }

/** What becomes of each copy, with new tags made. @throws Failure 422 */
async function changeOf(act: Act, change: BulkInput['change']): Promise<ManyChange> {
  if (change.delete) return { kind: 'delete' }
  const { set, add_tags = [], remove_tags = [], folder, place } = change
  const rows = knownRows(act)
  for (const [path, table, id] of [
    ['folder', 'folders', folder],
    ['place', 'places', place],
  ] as const)
    if (typeof id === 'string' && !(await rows.hasShelf(table, id)))
      throw invalid([{ path: `change.${path}`, id: 'not_found', message: `There is no such ${path}.` }])
  const addTags = await tagsNamed(act, add_tags)
  if (!addTags) throw new HttpFailure(422, 'An account has at most 2,000 tags.', { id: 'quota' })
  return {
    kind: 'edit',
    patch: { ...set, ...(folder !== undefined && { folder }), ...(place !== undefined && { place }) },
    addTags,
    removeTags: await tagIdsOf(act, remove_tags),
  }
}
