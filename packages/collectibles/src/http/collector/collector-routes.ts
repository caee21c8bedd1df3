import { isUniqueViolation, type Database } from '@collect/storage'
import { Hono, type Context } from 'hono'
import type { Kysely } from 'kysely'

import type { Act, Acts } from '../../acts/act.ts'
import {
  collectorOf,
  findCollector,
  handleLife,
  handleSetAt,
  isTakenHandle,
  type CollectorRowOfSettings,
  type CollectorSettings,
  type StoredCollector,
} from '../../collectors/collector-acts.ts'
import { changeCollector } from '../../settings/change-collector.ts'
import { removeSamples } from '../../settings/remove-samples.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import {
  collectorPatch,
  type AddDefaults,
  type Collector,
  type CollectorPatch,
  type NotifyChoices,
} from '../../wire/index.ts'
import type { Callers } from '../callers.ts'
import { invalid, parseBody } from '../parse-body.ts'
import { requireRevision, revisionTag } from '../revision.ts'

interface CollectorRoutesOptions {
  readonly database: Database
  readonly acts: Acts
  readonly callers: Callers
  readonly now: () => number
  readonly wakeJobs: () => void
}

/** What collectors set about themselves. */
export function collectorRoutes({ database, acts, callers, now, wakeJobs }: CollectorRoutesOptions): Hono {
  const app = new Hono()
  const db = database.tables<CollectiblesTables>()

  app.get('/collector', async (c) => {
    const person = await callers.person(c)
    return answer(c, await wireCollector(db, person.id, await findCollector(db, person), now()))
  })

  app.patch('/collector', async (c) => {
    const person = await callers.writer(c)
    const patch = await parseBody(c, collectorPatch)
    // Another currency counts the costs of the whole collection again.
    if (patch.currency !== undefined && patch.currency !== (await findCollector(db, person)).currency)
      await callers.writer(c, 'bulk')
    const { batch, result } = await acts
      .run(person, (act) => changed(c, act, patch))
      .catch((error: unknown) => {
        // Another account was faster.
        throw isUniqueViolation(error) ? takenHandle() : error
      })
    c.header('Batch-Id', batch)
    // A job counts the costs of a large collection again.
    if (patch.currency !== undefined) wakeJobs()
    return answer(c, result)
  })

  return app
}

async function changed(c: Context, act: Act, patch: CollectorPatch): Promise<Collector> {
  const before = await collectorOf(act)
  requireRevision(c, await wireCollector(act.db, act.owner, before, act.now))
  await checkHandle(act, before, patch.handle)
  const after = await changeCollector(act, before, columnsOf(patch))
  if (after.samples_hidden === 1 && before.samples_hidden === 0) await removeSamples(act)
  return wireCollector(act.db, act.owner, after, act.now)
}

const takenHandle = () => invalid([{ path: 'handle', id: 'taken', message: 'Another collector has this handle.' }])

/** @throws Failure 422 */
async function checkHandle(act: Act, before: StoredCollector, handle: string | undefined): Promise<void> {
  if (handle === undefined || handle === before.handle) return
  const setAt = before.handle === null ? undefined : await handleSetAt(act.db, act.owner)
  if (setAt !== undefined && setAt + handleLife > act.now) {
    const day = new Date(setAt + handleLife).toISOString()
    throw invalid([{ path: 'handle', id: 'too_soon', message: `The handle can be changed from ${day} on.` }])
  }
  if (await isTakenHandle(act, handle)) throw takenHandle()
}

const columnsOf = ({ samples_hidden, defaults, notify, display_name, about, ...same }: CollectorPatch) =>
  ({
    ...same,
    ...(display_name !== undefined && { display_name: display_name || null }),
    ...(about !== undefined && { about: about || null }),
    ...(samples_hidden !== undefined && { samples_hidden: Number(samples_hidden) }),
    ...(defaults && { defaults: JSON.stringify(defaults) }),
    ...(notify && { notify: JSON.stringify(notify) }),
  }) satisfies CollectorSettings

function answer(c: Context, collector: Collector): Response {
  c.header('ETag', revisionTag(collector.rev))
  return c.json(collector)
}

async function wireCollector(
  db: Kysely<CollectiblesTables>,
  owner: string,
  row: CollectorRowOfSettings,
  now: number,
): Promise<Collector> {
  const { rev, handle, display_name, about, country, currency, locale, keep_count, samples_hidden } = row
  const free = handle === null ? undefined : ((await handleSetAt(db, owner)) ?? 0) + handleLife
  return {
    rev,
    ...(handle !== null && { handle }),
    ...(free !== undefined && free > now && { handle_free_at: new Date(free).toISOString() }),
    ...(display_name !== null && { display_name }),
    ...(about !== null && { about }),
    ...(country !== null && { country }),
    currency,
    locale,
    keep_count,
    samples_hidden: samples_hidden === 1,
    // The route wrote both.
    defaults: JSON.parse(row.defaults) as AddDefaults,
    notify: JSON.parse(row.notify) as NotifyChoices,
  }
}
