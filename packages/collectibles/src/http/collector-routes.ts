import type { Database } from '@collect/storage'
import { Hono } from 'hono'
import { z } from 'zod'

import type { Acts } from '../acts/act.ts'
import { changeCollector, collectorOf, findCollector, type StoredCollector } from '../collectors/collector-acts.ts'
import type { CollectiblesTables } from '../store/tables.ts'
import { readPlainText, type Collector, type textLengths } from '../wire/index.ts'
import type { Callers } from './callers.ts'
import { HttpFailure } from './failure.ts'
import { jsonBodyOf } from './json-body.ts'
import { requireRevision, revisionTag } from './revision.ts'

const text = (kind: keyof typeof textLengths) =>
  z.string().transform((typed, context) => {
    const reading = readPlainText(typed, kind)
    if ('text' in reading) return reading.text === '' ? null : reading.text
    context.addIssue({ code: 'custom', message: reading.problem })
    return z.NEVER
  })

/** A merge patch: an absent field stays, `null` takes a value away. */
const settings = z.strictObject({
  display_name: text('name').nullable().optional(),
  about: text('notes').nullable().optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .optional(),
  keep_count: z.int().min(0).max(1000).optional(),
})

/** What collectors set about themselves. */
export function collectorRoutes(database: Database, callers: Callers, acts: Acts): Hono {
  const app = new Hono()
  const db = database.tables<CollectiblesTables>()

  app.get('/collector', async (c) => {
    const person = await callers.person(c)
    const collector = wireCollector(await findCollector(db, person))
    c.header('ETag', revisionTag(collector.rev))
    return c.json(collector)
  })

  app.patch('/collector', async (c) => {
    const person = await callers.writer(c)
    const parsed = settings.safeParse(await jsonBodyOf(c))
    if (!parsed.success)
      throw new HttpFailure(422, 'Some fields are invalid.', {
        details: parsed.error.issues.map(({ path, code, message }) => ({ path: path.join('.'), id: code, message })),
      })
    const { batch, result } = await acts.run(person, async (act) => {
      const before = await collectorOf(act)
      requireRevision(c, wireCollector(before))
      return changeCollector(act, before, parsed.data)
    })
    c.header('Batch-Id', batch)
    c.header('ETag', revisionTag(result.rev))
    return c.json(wireCollector(result))
  })

  return app
}

const wireCollector = ({
  rev,
  display_name,
  about,
  country,
  currency,
  keep_count,
}: Pick<StoredCollector, keyof Collector>): Collector => ({
  rev,
  ...(display_name !== null && { display_name }),
  ...(about !== null && { about }),
  ...(country !== null && { country }),
  currency,
  keep_count,
})
