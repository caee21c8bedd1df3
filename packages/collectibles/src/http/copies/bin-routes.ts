import type { Database } from '@collect/storage'
import { Hono } from 'hono'
import { z } from 'zod'

import type { Acts } from '../../acts/act.ts'
import { eraseBinned, emptyBin } from '../../copies/bin/empty-bin.ts'
import { countBin, listBin, type BinPlace } from '../../copies/bin/list-bin.ts'
import { endedStay } from '../../copies/bin/bin-life.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import type { BinPage } from '../../wire/index.ts'
import { acceptedLocale, type Callers } from '../callers.ts'
import { translatorFor } from '../catalogue-routes.ts'
import { HttpFailure } from '../failure.ts'
import { takes } from '../parameters.ts'
import { pageSize, parseQuery, uuid } from '../query.ts'
import { requireRevision } from '../revision.ts'
import { copyIdIn, copyOf, noCopy, ownCopy } from './copy-answer.ts'

interface BinRoutesOptions {
  readonly database: Database
  readonly acts: Acts
  readonly callers: Callers
  readonly now: () => number
  readonly wakeJobs: () => void
}

/** Deleted copies, until they are deleted for good. */
export function binRoutes({ database, acts, callers, now, wakeJobs }: BinRoutesOptions): Hono {
  const app = new Hono()

  app.get('/bin', takes(binQuery), async (c) => {
    const owner = await callers.owner(c)
    const { page_size, page_token } = parseQuery(binQuery, c.req.query())
    const inWords = await translatorFor(c)
    const listing = { owner, now: now(), after: page_token, limit: page_size }
    const { copies, count, next } = await database.read<CollectiblesTables, Awaited<ReturnType<typeof listBin>>>((db) =>
      listBin(db, listing, acceptedLocale(c), inWords),
    )
    return c.json({ copies, count, ...(next && { next_page_token: binTokenOf(next) }) } satisfies BinPage)
  })

  app.delete('/bin', takes(emptyingQuery), async (c) => {
    const person = await callers.writer(c, 'bulk')
    const { expected } = parseQuery(emptyingQuery, c.req.query())
    const { batch, result: job } = await acts.run(person, async (act) => {
      const count = await countBin(act.db, act.owner, act.now)
      if (expected !== undefined && expected !== count)
        throw new HttpFailure(409, `The bin has ${count} copies now.`, { id: 'plan_changed', beside: { count } })
      return emptyBin(act, person, count)
    })
    if (job === undefined) return c.body(null, 204)
    wakeJobs()
    return c.json({ batch, job }, 202)
  })

  app.delete('/bin/:id', async (c) => {
    const person = await callers.writer(c)
    const id = copyIdIn(c)
    await acts.run(person, async (act) => {
      const copy = await ownCopy(act, id)
      if (!copy || copy.deleted_at === null || copy.deleted_at <= endedStay(act.now)) throw noCopy()
      requireRevision(c, await copyOf(c, act, id))
      await eraseBinned(act, [id])
    })
    return c.body(null, 204)
  })

  return app
}

const binQuery = z.strictObject({
  page_size: pageSize.default(24),
  page_token: z.string().transform(binPlaceOf).optional(),
})

const emptyingQuery = z.strictObject({
  /** The number of copies that the owner saw. */
  expected: z
    .string()
    .regex(/^\d{1,7}$/, 'not a number of copies')
    .transform(Number)
    .optional(),
})

const binTokenOf = ({ at, id }: BinPlace): string => Buffer.from(`bin:${at}:${id}`).toString('base64url')

function binPlaceOf(token: string, context: z.RefinementCtx): BinPlace {
  const [list, at, id, ...rest] = Buffer.from(token, 'base64url').toString().split(':')
  if (list === 'bin' && Number.isSafeInteger(Number(at)) && uuid.safeParse(id).success && rest.length === 0)
    return { at: Number(at), id: id ?? '' }
  context.addIssue({ code: 'custom', message: 'not a valid token' })
  return z.NEVER
}
