import type { Database } from '@collect/storage'
import { Hono, type Context } from 'hono'

import type { Act, Acts } from '../../acts/act.ts'
import { listActivity } from '../../acts/list-activity.ts'
import { artworkOf } from '../../art/designs.ts'
import { binCopies, blankCopy, changeCopies, changedCopyFields, makeCopy, noTags } from '../../copies/copy-acts.ts'
import { copyArtVersion, drawnCopy } from '../../copies/reading/copy-art.ts'
import { findCopy } from '../../copies/reading/find-copy.ts'
import type { StoredCopy } from '../../copies/stored-copy.ts'
import { tagListsOf } from '../../copies/copy-tags.ts'
import { fieldsOfCopies, hiddenAttrs } from '../../copies/writing/copy-fields.ts'
import { copyWith, type CopyBase } from '../../copies/writing/copy-with.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import { copyInput, copyPatch, type ActivityPage, type CopyPatch } from '../../wire/index.ts'
import { sendAnswer } from '../answer-once.ts'
import { acceptedLocale, type Callers } from '../callers.ts'
import { translatorFor } from '../catalogue-routes.ts'
import { HttpFailure } from '../failure.ts'
import { takes } from '../parameters.ts'
import { invalid, parseBody } from '../parse-body.ts'
import { activityQuery, activityTokenOf, parseQuery } from '../query.ts'
import { requireRevision, revisionTag } from '../revision.ts'
import { copyAnswer, copyIdIn, copyOf, liveCopy, noCopy, ownCopy, promised } from './copy-answer.ts'
import { requireRoom } from './copy-quota.ts'

const copyActivityQuery = activityQuery.omit({ entity: true })

/** A blank copy, over which a new one is a patch. */
const nothingWritten: CopyBase = { ...blankCopy, listed: 0, reserved: 0 }

/** Copies one by one. */
export function copyRoutes(database: Database, callers: Callers, acts: Acts): Hono {
  const app = new Hono()
  const db = database.tables<CollectiblesTables>()

  app.get('/copies/:id', async (c) => {
    const owner = await callers.owner(c)
    const [copy, inWords] = await Promise.all([findCopy(db, owner, copyIdIn(c), acceptedLocale(c)), translatorFor(c)])
    if (!copy) throw noCopy()
    c.header('ETag', revisionTag(copy.rev))
    return c.json({ ...copy, ...(copy.item && { item: inWords(copy.item) }) })
  })

  app.get('/copies/:id/art.svg', takes(['v']), async (c) => {
    const drawn = await drawnCopy(db, await callers.owner(c), copyIdIn(c))
    if (!drawn) throw noCopy()
    const isNamed = c.req.query('v') === copyArtVersion(drawn.category)
    return c.body(artworkOf(drawn), 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      ...(isNamed && { 'Cache-Control': 'private, max-age=31536000, immutable' }),
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
  })

  app.get('/copies/:id/activity', takes(copyActivityQuery), async (c) => {
    const owner = await callers.owner(c)
    const id = copyIdIn(c)
    const { page_size, page_token } = parseQuery(copyActivityQuery, c.req.query())
    const list = `copy/${id}`
    if (page_token && page_token.entity !== list) throw new HttpFailure(400, 'page_token: it belongs to another list')
    if (!(await findCopy(db, owner, id, acceptedLocale(c)))) throw noCopy()
    const filter = { owner, entity: 'copy', entityId: id, after: page_token, limit: page_size }
    const { activity, next } = await listActivity(db, filter)
    return c.json({
      activity,
      ...(next && { next_page_token: activityTokenOf({ ...next, entity: list }) }),
    } satisfies ActivityPage)
  })

  app.put('/copies/:id', async (c) => {
    const person = await callers.writer(c)
    const id = copyIdIn(c)
    const input = await parseBody(c, copyInput)
    const { batch, result } = await acts.run(person, async (act) => {
      const before = await ownCopy(act, id)
      if (before === undefined) {
        const written = await read(act, nothingWritten, { ...input, tags: input.tags ?? null })
        await requireRoom(act.db, act.owner)
        await makeCopy(act, { ...written, id })
        return { copy: await copyOf(c, act, id), isNew: true, isChanged: true }
      }
      if (before.deleted_at !== null) throw inBin()
      const shown = await fieldsOfCopies(act.db, act.owner, before.category_id)
      const attrs = hiddenAttrs(shown, before.attrs)
      const base = { ...nothingWritten, attrs, listed: before.listed, reserved: before.reserved }
      const written = await read(act, base, { ...input, tags: input.tags ?? null })
      return save(c, act, before, written, { isSameAllowed: true })
    })
    return sendAnswer(c, copyAnswer(batch, result))
  })

  app.patch('/copies/:id', async (c) => {
    const person = await callers.writer(c)
    const id = copyIdIn(c)
    const patch = await parseBody(c, copyPatch)
    const { batch, result } = await acts.run(person, async (act) => {
      const before = await liveCopy(act, id)
      requireRevision(c, await copyOf(c, act, id))
      return save(c, act, before, await read(act, before, patch), { isSameAllowed: false })
    })
    return sendAnswer(c, copyAnswer(batch, result))
  })

  app.delete('/copies/:id', async (c) => {
    const person = await callers.writer(c)
    const id = copyIdIn(c)
    const { batch } = await acts.run(person, async (act) => {
      const before = await liveCopy(act, id)
      requireRevision(c, await copyOf(c, act, id))
      if (before.listed + before.reserved > 0) throw promised(before)
      await binCopies(act, [before])
    })
    c.header('Batch-Id', batch)
    return c.body(null, 204)
  })

  return app
}

const inBin = () => new HttpFailure(409, 'This copy lies in the bin.', { beside: { state: 'deleted' } })

async function read(act: Act, base: CopyBase, patch: CopyPatch) {
  const reading = await copyWith(act, base, patch)
  if ('problems' in reading) throw invalid(reading.problems)
  return reading.written
}

async function save(
  c: Context,
  act: Act,
  before: StoredCopy,
  written: Awaited<ReturnType<typeof read>>,
  { isSameAllowed }: { readonly isSameAllowed: boolean },
) {
  const hadTags = (await tagListsOf(act.db, [before.id])).get(before.id) ?? noTags
  const { tags = hadTags, ...columns } = written
  const isChanged = tags !== hadTags || Object.keys(changedCopyFields(before, { ...before, ...columns })).length > 0
  // The same request twice is one thing.
  if (isChanged && isSameAllowed) requireRevision(c, await copyOf(c, act, before.id))
  if (isChanged) await changeCopies(act, [{ before, set: { ...columns, tags }, verb: 'changed' }])
  return { copy: await copyOf(c, act, before.id), isNew: false, isChanged }
}
