import { Hono } from 'hono'

import type { Act } from '../../acts/act.ts'
import { mostTags, tagIdsOf } from '../../copies/copy-tags.ts'
import { copiesOn, deleteUsed } from '../../shelves/delete-used.ts'
import { listTags } from '../../shelves/list-shelves.ts'
import { changeOwnRow } from '../../shelves/own-row.ts'
import { tagKind } from '../../shelves/tag-kind.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import { tagInput, tagPatch, type Tag, type TagList } from '../../wire/index.ts'
import { parseBody } from '../parse-body.ts'
import { nothing, parseQuery } from '../query.ts'
import { requireRevision, revisionTag } from '../revision.ts'
import {
  answerDeletion,
  answerRow,
  existingRow,
  findRow,
  leavingOf,
  makeRow,
  nameTaken,
  noRow,
  notEmpty,
  refuseField,
  rowIdIn,
  type RowRoutesOptions,
} from './row-answer.ts'

/** Tags, which have no order of their own. */
export function tagRoutes({ database, acts, callers, wakeJobs }: RowRoutesOptions): Hono {
  const app = new Hono()
  const list = (owner: string) => database.read<CollectiblesTables, readonly Tag[]>((db) => listTags(db, owner))

  app.get('/tags', async (c) => {
    const owner = await callers.owner(c)
    parseQuery(nothing, c.req.query())
    return c.json({ tags: await list(owner) } satisfies TagList)
  })

  app.get('/tags/:id', async (c) => {
    const owner = await callers.owner(c)
    const id = rowIdIn(c, tagKind)
    const tag = (await list(owner)).find((known) => known.id === id)
    if (!tag) throw noRow(tagKind)
    c.header('ETag', revisionTag(tag.rev))
    return c.json(tag)
  })

  app.on(['PUT', 'PATCH'], '/tags/:id', async (c) => {
    const person = await callers.writer(c)
    const id = rowIdIn(c, tagKind)
    const { name } = await parseBody(c, c.req.method === 'PUT' ? tagInput : tagPatch)
    const { batch, result } = await acts.run(person, async (act) => {
      const before = c.req.method === 'PUT' ? await findRow(act, tagKind, id) : await existingRow(act, tagKind, id)
      const written = { name: name ?? String(before?.['name']) }
      if ((await tagIdsOf(act, [written.name])).some((known) => known !== id)) nameTaken()
      if (!before) {
        await makeRow(act, tagKind, id, written, mostTags)
        return { row: await tagOf(act, id), isNew: true, isChanged: true }
      }
      const isChanged = before['name'] !== written.name
      if (isChanged || c.req.method === 'PATCH') requireRevision(c, await tagOf(act, id))
      if (isChanged) await changeOwnRow(act, tagKind, before, written)
      return { row: await tagOf(act, id), isNew: false, isChanged }
    })
    return answerRow(c, batch, result)
  })

  app.delete('/tags/:id', async (c) => {
    const person = await callers.writer(c)
    const id = rowIdIn(c, tagKind)
    const { moveTo, isDropped } = leavingOf(c)
    const { batch, result } = await acts.run(person, async (act) => {
      await existingRow(act, tagKind, id)
      requireRevision(c, await tagOf(act, id))
      const copies = await copiesOn(act, 'tag', [id])
      if (moveTo === undefined && !isDropped && copies.length > 0) throw notEmpty(copies.length)
      if (moveTo !== undefined && (moveTo === id || !(await findRow(act, tagKind, moveTo))))
        refuseField('move_to', 'not_found', 'There is no such other tag.')
      const addTags = moveTo === undefined ? [] : [moveTo]
      const change = { kind: 'reshelve', set: {}, addTags, removeTags: [id] } as const
      return deleteUsed(act, person, { entity: 'tag', ids: [id] }, copies, change)
    })
    return answerDeletion(c, batch, result.job, wakeJobs)
  })

  return app
}

async function tagOf(act: Act, id: string): Promise<Tag> {
  const tag = (await listTags(act.db, act.owner)).find((known) => known.id === id)
  if (!tag) throw noRow(tagKind)
  return tag
}
