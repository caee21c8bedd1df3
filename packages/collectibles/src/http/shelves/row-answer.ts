import type { Database } from '@collect/storage'
import type { Context } from 'hono'

import type { Act, Acts } from '../../acts/act.ts'
import {
  countOwnRows,
  loadOwnRows,
  makeOwnRow,
  type OwnRow,
  type RowKind,
  type WrittenRow,
} from '../../shelves/own-row.ts'
import type { FieldProblem } from '../../wire/index.ts'
import type { Callers } from '../callers.ts'
import { HttpFailure } from '../failure.ts'
import { invalid } from '../parse-body.ts'
import { madeId } from '../query.ts'
import { revisionTag } from '../revision.ts'

export interface RowRoutesOptions {
  readonly database: Database
  readonly acts: Acts
  readonly callers: Callers
  readonly now: () => number
  readonly wakeJobs: () => void
}

/** A row of another account answers as one that does not exist. */
export const noRow = ({ entity }: Pick<RowKind, 'entity'>) => new HttpFailure(404, `There is no such ${entity}.`)

export function rowIdIn(c: Context, kind: RowKind): string {
  const parsed = madeId.safeParse(c.req.param('id'))
  if (!parsed.success) throw noRow(kind)
  return parsed.data
}

export const findRow = async (act: Act, kind: RowKind, id: string): Promise<OwnRow | undefined> =>
  (await loadOwnRows(act, kind, [id])).get(id)

/** @throws Failure 404 */
export async function existingRow(act: Act, kind: RowKind, id: string): Promise<OwnRow> {
  const row = await findRow(act, kind, id)
  if (!row) throw noRow(kind)
  return row
}

/** Makes a row. @throws Failure 404 if another account has its id, 422 if there would be too many */
export async function makeRow(act: Act, kind: RowKind, id: string, written: WrittenRow, most: number): Promise<void> {
  if ((await countOwnRows(act, kind)) >= most)
    throw new HttpFailure(422, `An account has at most ${most.toLocaleString('en')} ${kind.entity}s.`, { id: 'quota' })
  if (!(await makeOwnRow(act, kind, id, written))) throw noRow(kind)
}

export const refuseField = (path: string, id: string, message: string): never => {
  const problem: FieldProblem = { path, id, message }
  throw invalid([problem])
}

export const nameTaken = (path = 'name'): never =>
  refuseField(path, 'taken', 'Another one of this account has this name.')

interface SavedRow {
  readonly row: { readonly rev: number }
  readonly isNew: boolean
  readonly isChanged: boolean
}

export function answerRow(c: Context, batch: string, { row, isNew, isChanged }: SavedRow): Response {
  if (isChanged) c.header('Batch-Id', batch)
  c.header('ETag', revisionTag(row.rev))
  return c.json(row, isNew ? 201 : 200)
}

/** Parameters of the deletion of a row. */
export const leavingParameters = ['move_to', 'keep']

/** What becomes of the things that refer to a row that is deleted. @throws Failure 400 */
export function leavingOf(c: Context): { readonly moveTo?: string; readonly isDropped: boolean } {
  const { move_to, keep } = c.req.query()
  if (keep !== undefined && (keep !== 'none' || move_to !== undefined)) throw new HttpFailure(400, 'keep: not valid')
  if (move_to === undefined) return { isDropped: keep === 'none' }
  if (!madeId.safeParse(move_to).success) throw new HttpFailure(400, 'move_to: not an id')
  return { moveTo: move_to, isDropped: false }
}

export const notEmpty = (copies: number, inside = 0) =>
  new HttpFailure(409, 'Copies or shelves lie in it. A deletion needs move_to or keep=none.', {
    id: 'not_empty',
    beside: { copies, inside },
  })

/** The end of a deletion: done, or a job that ends it. */
export function answerDeletion(c: Context, batch: string, job: string | undefined, wakeJobs: () => void): Response {
  c.header('Batch-Id', batch)
  if (job === undefined) return c.body(null, 204)
  wakeJobs()
  return c.json({ batch, job }, 202)
}
