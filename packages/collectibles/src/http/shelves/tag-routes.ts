import { Hono } from 'hono'

import type { Act } from '../../acts/act.ts'
import { mostTags, tagIdsOf } from '../../copies/copy-tags.ts'
import { copiesOn, deleteUsed } from '../../shelves/delete-used.ts'
import { listTags } from '../../shelves/list-shelves.ts'
import type { WrittenRow } from '../../shelves/own-row.ts'
import { tagKind } from '../../shelves/tag-kind.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import { tagInput, tagPatch, type Tag, type TagPatch } from '../../wire/index.ts'
import { takes } from '../parameters.ts'
import { answeringRevision, expectRevision } from '../revision.ts'
import {
  answerDeletion,
  existingRow,
  findRow,
  leavingOf,
  leavingParameters,
  nameTaken,
  notEmpty,
  refuseField,
  rowIdIn,
  type RowRoutesOptions,
} from './row-answer.ts'
import { addRowRoutes, shownRow } from './row-routes.ts'

/** Tags, which have no order of their own. */
export function tagRoutes(options: RowRoutesOptions): Hono {
  const { database, acts, callers, wakeJobs } = options
  const app = new Hono()
  const list = (owner: string, readRows = database.read) =>
    readRows<CollectiblesTables, readonly Tag[]>((db) => listTags(db, owner))

  const wiring = {
    kind: tagKind,
    table: 'tags',
    most: mostTags,
    input: tagInput,
    patch: tagPatch,
    list,
    writtenOf: (before: WrittenRow, { name }: TagPatch): WrittenRow => ({ name: name ?? before['name'] ?? '' }),
    async requireFitting(act: Act, id: string, { name }: WrittenRow) {
      if ((await tagIdsOf(act, [String(name)])).some((known) => known !== id)) nameTaken()
    },
  }
  addRowRoutes(app, wiring, options)

  app.delete('/tags/:id', takes(leavingParameters), async (c) => {
    const person = await callers.writer(c)
    const id = rowIdIn(c, tagKind)
    const { moveTo, isDropped } = leavingOf(c)
    const erase = async (act: Act) => {
      const before = await existingRow(act, tagKind, id)
      expectRevision(c, before.rev)
      const copies = await copiesOn(act, 'tag', [id])
      const seen = copies.filter(({ deleted_at }) => deleted_at === null).length
      if (moveTo === undefined && !isDropped && seen > 0) throw notEmpty(seen)
      if (moveTo !== undefined && (moveTo === id || !(await findRow(act, tagKind, moveTo))))
        refuseField('move_to', 'not_found', 'There is no such other tag.')
      const addTags = moveTo === undefined ? [] : [moveTo]
      const change = { kind: 'reshelve', set: {}, addTags, removeTags: [id] } as const
      return deleteUsed(act, person, { entity: 'tag', ids: [id] }, copies, change)
    }
    const current = () => shownRow(wiring, person.id, id, database.readLatest)
    const { batch, result } = await answeringRevision(c, current, () => acts.run(person, erase))
    return answerDeletion(c, batch, result.job, wakeJobs)
  })

  return app
}
