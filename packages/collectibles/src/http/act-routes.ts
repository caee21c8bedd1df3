import type { Database } from '@collect/storage'
import { Hono, type Context } from 'hono'

import type { Acts } from '../acts/act.ts'
import { activityOfRow, listActivity } from '../acts/list-activity.ts'
import { listBatches } from '../acts/list-batches.ts'
import { namesInActivity } from '../views/names-in-activity.ts'
import type { KeptAnswer } from '../idempotency/claim-key.ts'
import { cancelJob, findJob } from '../jobs/job-store.ts'
import type { StoredJob } from '../jobs/job-kind.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { undoBatch, type Undo } from '../undo/undo.ts'
import { undoableBatches } from '../undo/undoable-batches.ts'
import type { ActivityPage, BatchPage, Job, UndoAnswer } from '../wire/index.ts'
import { answerOnce } from './answer-once.ts'
import { acceptedLocale, type Callers } from './callers.ts'
import { translatorFor } from './catalogue-routes.ts'
import { HttpFailure } from './failure.ts'
import { takes } from './parameters.ts'
import { activityQuery, activityTokenOf, batchesQuery, parseQuery, uuid } from './query.ts'

interface ActRoutesOptions {
  readonly database: Database
  readonly acts: Acts
  readonly callers: Callers
  readonly now: () => number
  /** Starts waiting jobs. */
  readonly wakeJobs: () => void
}

/** What was done, its undo, and the jobs of long acts. */
export function actRoutes({ database, acts, callers, now, wakeJobs }: ActRoutesOptions): Hono {
  const app = new Hono()
  const db = database.tables<CollectiblesTables>()

  app.post('/batches/:id/undo', async (c) => {
    const person = await callers.writer(c)
    const batch = uuid.safeParse(c.req.param('id'))
    if (!batch.success) throw new HttpFailure(404, 'There is no such batch.')
    const body = await c.req.text()
    return answerOnce(c, database, { owner: person.id, body, now: now() }, async (keep) => {
      const undo = await undoBatch(database, acts, person, batch.data, now(), async (trx, undo) => {
        const answer = answerOf(undo)
        if (answer) await keep(trx, answer)
      })
      const answer = answerOf(undo)
      if (!answer) throw refusalOf(undo)
      if (undo.outcome === 'queued') wakeJobs()
      return answer
    })
  })

  app.get('/activity', takes(activityQuery), async (c) => {
    const owner = await callers.owner(c)
    const { entity, page_size, page_token } = parseQuery(activityQuery, c.req.query())
    if (page_token && page_token.entity !== (entity ?? ''))
      throw new HttpFailure(400, 'page_token: it belongs to another list')
    const found = await listActivity(db, { owner, entity, after: page_token, limit: page_size })
    return c.json({
      activity: found.activity,
      ...(found.next && { next_page_token: activityTokenOf({ ...found.next, entity: entity ?? '' }) }),
    } satisfies ActivityPage)
  })

  app.get('/batches', takes(batchesQuery), async (c) => {
    const owner = await callers.owner(c)
    const { page_size, page_token } = parseQuery(batchesQuery, c.req.query())
    const [locale, inWords] = [acceptedLocale(c), await translatorFor(c)]
    const listing = { owner, after: page_token, limit: page_size }
    const found = await database.read<CollectiblesTables, Awaited<ReturnType<typeof listBatches>>>((db) =>
      listBatches(db, listing),
    )
    const { batches, next } = found
    const undoable = await undoableBatches({ db, owner }, batches, now())
    return c.json({
      batches: batches.map(({ id, at, count, rows }) => ({
        id,
        at: new Date(at).toISOString(),
        count,
        activity: rows.map(activityOfRow),
        undo: undoable.has(id),
      })),
      names: await namesInActivity(
        { db, owner },
        batches.flatMap(({ rows }) => rows),
        locale,
        inWords,
      ),
      ...(next && { next_page_token: activityTokenOf({ ...next, entity: 'batches' }) }),
    } satisfies BatchPage)
  })

  app.get('/jobs/:id', async (c) => {
    const owner = await callers.owner(c)
    const job = await findJob(db, owner, jobIdIn(c))
    if (!job) throw noJob()
    return c.json(jobOf(job))
  })

  app.delete('/jobs/:id', async (c) => {
    const { id: owner } = await callers.writer(c)
    const id = jobIdIn(c)
    const isCancelled = await cancelJob(db, owner, id)
    const job = await findJob(db, owner, id)
    if (!job) throw noJob()
    if (!isCancelled)
      throw new HttpFailure(409, 'This job has ended.', { id: 'wrong_state', beside: { state: job.state } })
    return c.json(jobOf(job))
  })

  return app
}

function refusalOf({ outcome }: Undo): HttpFailure {
  if (outcome === 'expired') return new HttpFailure(410, 'This was done more than 30 days ago.')
  if (outcome === 'busy') return new HttpFailure(409, 'This is still being done.', { id: 'in_progress' })
  return new HttpFailure(404, 'There is no such batch.')
}

function answerOf(undo: Undo): KeptAnswer | undefined {
  if (undo.outcome !== 'undone' && undo.outcome !== 'queued') return undefined
  const { batch } = undo
  const headers = { 'Batch-Id': batch }
  return undo.outcome === 'undone'
    ? { status: 200, body: { batch, ...undo.result } satisfies UndoAnswer, headers }
    : { status: 202, body: { batch, job: undo.job } satisfies UndoAnswer, headers }
}

const noJob = () => new HttpFailure(404, 'There is no such job.')

/** @throws Failure 404 */
function jobIdIn(c: Context): string {
  const parsed = uuid.safeParse(c.req.param('id'))
  if (!parsed.success) throw noJob()
  return parsed.data
}

const jobOf = ({ id, kind, state, done, total, problem, result, created_at }: StoredJob): Job => ({
  id,
  kind,
  state,
  done,
  total,
  ...(problem !== '' && { problem }),
  ...(state === 'done' && { result: JSON.parse(result) as unknown }),
  created_at: new Date(created_at).toISOString(),
})
