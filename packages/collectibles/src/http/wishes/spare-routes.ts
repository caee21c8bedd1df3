import type { Database } from '@collect/storage'
import { Hono } from 'hono'

import type { Acts } from '../../acts/act.ts'
import { collectorOf, findCollector } from '../../collectors/collector-acts.ts'
import { idsAtOnce } from '../../jobs/job-parts.ts'
import { queueParts } from '../../jobs/parts-job.ts'
import { listSpares, variantsAbove } from '../../spares/list-spares.ts'
import { markSpares } from '../../spares/mark-spares.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import { markSparesInput, type SpareMarkAnswer, type SparePage } from '../../wire/index.ts'
import { answerOnce } from '../answer-once.ts'
import { acceptedLocale, type Callers } from '../callers.ts'
import { translatorFor } from '../catalogue-routes.ts'
import { takes } from '../parameters.ts'
import { parseBody } from '../parse-body.ts'
import { numberTokenOf, pageFrom, parseQuery, sparesQuery } from '../query.ts'

interface SpareRoutesOptions {
  readonly database: Database
  readonly acts: Acts
  readonly callers: Callers
  readonly now: () => number
  readonly wakeJobs: () => void
}

/** What a collector has more of than they keep. */
export function spareRoutes({ database, acts, callers, now, wakeJobs }: SpareRoutesOptions): Hono {
  const app = new Hono()
  const db = database.tables<CollectiblesTables>()

  app.get('/spares', takes(sparesQuery), async (c) => {
    const person = await callers.person(c)
    const { keep: given, page_size, page_token } = parseQuery(sparesQuery, c.req.query())
    const keep = given ?? (await findCollector(db, person)).keep_count
    const list = `spares/${keep}`
    const from = pageFrom(list, page_token)
    const [found, inWords] = await Promise.all([
      listSpares(database, person.id, { keep, from, limit: page_size }, acceptedLocale(c)),
      translatorFor(c),
    ])
    const next = from + found.spares.length
    return c.json({
      ...found,
      keep,
      spares: found.spares.map(({ variant, ...held }) => ({
        variant: { ...variant, item: inWords(variant.item) },
        ...held,
      })),
      ...(found.spares.length > 0 && next < found.count && { next_page_token: numberTokenOf(list, next) }),
    } satisfies SparePage)
  })

  app.post('/spares/mark', async (c) => {
    const person = await callers.writer(c, 'bulk')
    const body = await c.req.text()
    const given = await parseBody(c, markSparesInput)
    return answerOnce(c, database, { owner: person.id, body, now: now() }, async (keepAnswer) => {
      const { result } = await acts.run(person, async (act) => {
        const keep = given.keep ?? (await collectorOf(act)).keep_count
        const variants = await variantsAbove(act.db, act.owner, keep)
        const body: SpareMarkAnswer =
          variants.length > idsAtOnce
            ? { batch: act.batch, job: await queueParts(act, person, 'spares', variants, { keep }) }
            : { batch: act.batch, changed: await markSpares(act, variants, { keep }) }
        const isQueued = 'job' in body
        const headers = { ...((isQueued || body.changed > 0) && { 'Batch-Id': act.batch }) }
        const answer = { status: isQueued ? 202 : 200, body, headers }
        await keepAnswer(act.db, answer)
        return answer
      })
      if (result.status === 202) wakeJobs()
      return result
    })
  })

  return app
}
