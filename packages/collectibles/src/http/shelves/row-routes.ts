import type { Database } from '@collect/storage'
import type { Context, Hono } from 'hono'

import type { Act } from '../../acts/act.ts'
import { changedRowFields, changeOwnRow, type OwnRow, type RowKind, type WrittenRow } from '../../shelves/own-row.ts'
import { parseBody, type BodySchema } from '../parse-body.ts'
import { answeringRevision, expectRevision, revisionTag } from '../revision.ts'
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
  /**
   * All rows of an owner, as the wire shows them. Counting what lies in them may take long, so no act waits for it.
   * @param readRows of the database; `read` unless given
   */
  list(owner: string, readRows?: Database['read']): Promise<readonly Shown[]>
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
  { database, acts, callers }: Pick<RowRoutesOptions, 'database' | 'acts' | 'callers'>,
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
    const row = await shownRow(wiring, owner, id)
    c.header('ETag', revisionTag(row.rev))
    return c.json({ ...row, ...(await detail?.(owner, row)) })
  })

  app.on(['PUT', 'PATCH'], `${path}/:id`, async (c) => {
    const person = await callers.writer(c)
    const id = rowIdIn(c, kind)
    const given = await parseBody(c, isPut(c) ? wiring.input : wiring.patch)
    const shown = () => shownRow(wiring, person.id, id, database.readLatest)
    const { batch, result } = await answeringRevision(c, shown, () =>
      acts.run(person, (act) => saveRow(c, act, wiring, id, given)),
    )
    return answerRow(c, batch, { ...result, row: await shown() })
  })
}

const isPut = (c: Context): boolean => c.req.method === 'PUT'

/** A row as the wire shows it now. @throws Failure 404 */
export async function shownRow<Shown extends ShownRow>(
  { kind, list }: Pick<RowWiring<never, Shown>, 'kind' | 'list'>,
  owner: string,
  id: string,
  readRows?: Database['read'],
): Promise<Shown> {
  const row = (await list(owner, readRows)).find((known) => known.id === id)
  if (!row) throw noRow(kind)
  return row
}

async function saveRow<Given, Shown extends ShownRow>(
  c: Context,
  act: Act,
  { kind, most, writtenOf, requireFitting }: RowWiring<Given, Shown>,
  id: string,
  given: Given,
) {
  const before = isPut(c) ? await findRow(act, kind, id) : await existingRow(act, kind, id)
  const written = writtenOf(isPut(c) || !before ? kind.blank : before, given)
  if (!before) {
    await requireFitting(act, id, written, before)
    await makeRow(act, kind, id, written, most)
    return { isNew: true, isChanged: true }
  }
  const isChanged = Object.keys(changedRowFields(kind, before, { ...before, ...written })).length > 0
  // The same `PUT` twice is one thing, so it needs no revision.
  if (isChanged || !isPut(c)) expectRevision(c, before.rev)
  await requireFitting(act, id, written, before)
  if (isChanged) await changeOwnRow(act, kind, before, written)
  return { isNew: false, isChanged }
}
