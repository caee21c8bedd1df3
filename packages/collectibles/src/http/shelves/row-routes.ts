import type { Context, Hono } from 'hono'

import type { Act } from '../../acts/act.ts'
import { changedRowFields, changeOwnRow, type OwnRow, type RowKind, type WrittenRow } from '../../shelves/own-row.ts'
import { parseBody, type BodySchema } from '../parse-body.ts'
import { requireRevision, revisionTag } from '../revision.ts'
import { answerRow, existingRow, findRow, makeRow, noRow, rowIdIn, type RowRoutesOptions } from './row-answer.ts'

/** A row as the wire shows it. */
interface ShownRow {
  readonly id: string
  readonly rev: number
}

/** What one kind of rows has of its own. */
interface RowWiring<Given, Shown extends ShownRow> {
  readonly kind: RowKind
  /** The path, and the list's name in its answer. */
  readonly table: string
  /** Rows of an account (docs/contract/collectibles.md §4.6). */
  readonly most: number
  /** The body of `PUT`. */
  readonly input: BodySchema<Given>
  /** The body of `PATCH`. */
  readonly patch: BodySchema<Given>
  /** All rows of an owner, as the wire shows them. */
  list(owner: string, db?: Act['db']): Promise<readonly Shown[]>
  /** What the answer to `GET` of one row says beside the list. */
  detail?(owner: string, row: Shown): Promise<object>
  /** The row that a body makes of the one before; for `PUT` of a blank one. */
  writtenOf(before: WrittenRow, given: Given): WrittenRow
  /** @param before Absent for a new row. @throws Failure 409 or 422 */
  requireFitting(act: Act, id: string, written: WrittenRow, before: OwnRow | undefined): Promise<void>
}

/** `GET` of the list and of one row, `PUT` and `PATCH`: the same for every kind of rows. */
export function addRowRoutes<Given, Shown extends ShownRow>(
  app: Hono,
  wiring: RowWiring<Given, Shown>,
  { acts, callers }: Pick<RowRoutesOptions, 'acts' | 'callers'>,
): void {
  const { kind, table, list, detail } = wiring
  const path = `/${table}`

  app.get(path, async (c) => {
    const owner = await callers.owner(c)
    return c.json({ [table]: await list(owner) })
  })

  app.get(`${path}/:id`, async (c) => {
    const owner = await callers.owner(c)
    const id = rowIdIn(c, kind)
    const row = (await list(owner)).find((known) => known.id === id)
    if (!row) throw noRow(kind)
    c.header('ETag', revisionTag(row.rev))
    return c.json({ ...row, ...(await detail?.(owner, row)) })
  })

  app.on(['PUT', 'PATCH'], `${path}/:id`, async (c) => {
    const person = await callers.writer(c)
    const id = rowIdIn(c, kind)
    const given = await parseBody(c, isPut(c) ? wiring.input : wiring.patch)
    const { batch, result } = await acts.run(person, (act) => saveRow(c, act, wiring, id, given))
    return answerRow(c, batch, result)
  })
}

const isPut = (c: Context): boolean => c.req.method === 'PUT'

/** A row of an act as the wire shows it now. @throws Failure 404 */
export async function shownRow<Shown extends ShownRow>(
  act: Act,
  { kind, list }: Pick<RowWiring<never, Shown>, 'kind' | 'list'>,
  id: string,
): Promise<Shown> {
  const row = (await list(act.owner, act.db)).find((known) => known.id === id)
  if (!row) throw noRow(kind)
  return row
}

async function saveRow<Given, Shown extends ShownRow>(
  c: Context,
  act: Act,
  wiring: RowWiring<Given, Shown>,
  id: string,
  given: Given,
) {
  const { kind, most, writtenOf, requireFitting } = wiring
  const before = isPut(c) ? await findRow(act, kind, id) : await existingRow(act, kind, id)
  const written = writtenOf(isPut(c) || !before ? kind.blank : before, given)
  if (!before) {
    await requireFitting(act, id, written, before)
    await makeRow(act, kind, id, written, most)
    return { row: await shownRow(act, wiring, id), isNew: true, isChanged: true }
  }
  const isChanged = Object.keys(changedRowFields(kind, before, { ...before, ...written })).length > 0
  // The same `PUT` twice is one thing, so it needs no revision.
  if (isChanged || !isPut(c)) requireRevision(c, await shownRow(act, wiring, id))
  await requireFitting(act, id, written, before)
  if (isChanged) await changeOwnRow(act, kind, before, written)
  return { row: await shownRow(act, wiring, id), isNew: false, isChanged }
}
