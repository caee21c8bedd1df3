import { Hono } from 'hono'
import { sql, type Kysely } from 'kysely'

import type { Act } from '../../acts/act.ts'
import { categoryOf } from '../../catalogue/item-of-row.ts'
import { countFieldUses, fieldKind } from '../../shelves/field-kind.ts'
import { changeOwnRow, dropOwnRow, loadOwnRows, type OwnRow, type WrittenRow } from '../../shelves/own-row.ts'
import type { CollectiblesTables } from '../../store/tables.ts'
import {
  compareText,
  ownFieldInput,
  ownFieldOrder,
  ownFieldPatch,
  type FieldType,
  type OwnField,
  type OwnFieldPatch,
} from '../../wire/index.ts'
import { answerOnce } from '../answer-once.ts'
import { HttpFailure } from '../failure.ts'
import { takes } from '../parameters.ts'
import { parseBody } from '../parse-body.ts'
import { requireRevision } from '../revision.ts'
import {
  answerDeletion,
  existingRow,
  leavingOf,
  leavingParameters,
  notEmpty,
  refuseField,
  rowIdIn,
  type RowRoutesOptions,
} from './row-answer.ts'
import { addRowRoutes } from './row-routes.ts'

/** Own fields of an account (docs/contract/collectibles.md §4.6). */
const mostFields = 100

/** Fields that an owner adds to their copies. */
export function fieldRoutes(options: RowRoutesOptions): Hono {
  const { database, acts, callers, now, wakeJobs } = options
  const app = new Hono()
  const db = database.tables<CollectiblesTables>()

  const wiring = {
    kind: fieldKind,
    table: 'fields',
    most: mostFields,
    input: ownFieldInput,
    patch: ownFieldPatch,
    list: (owner: string) => listFields(db, owner),
    detail: async (owner: string, { key }: OwnField) => ({
      copies: await database.read<CollectiblesTables, number>((db) => countFieldUses({ db, owner }, key)),
    }),
    writtenOf,
    async requireFitting(act: Act, _id: string, written: WrittenRow, before: OwnRow | undefined) {
      await (before ? requireFixed(act, before, written) : requireFreeKey(act, String(written['key'])))
    },
  }
  addRowRoutes(app, wiring, options)

  app.post('/fields/order', async (c) => {
    const person = await callers.writer(c)
    const body = await c.req.text()
    const { ids } = await parseBody(c, ownFieldOrder)
    return answerOnce(c, database, { owner: person.id, body, now: now() }, async (keep) => {
      const { result } = await acts.run(person, async (act) => {
        await reorder(act, ids)
        // Without the list: it is long, and each answer with a key is kept for a day.
        const answer = { status: 204, headers: { 'Batch-Id': act.batch } }
        await keep(act.db, answer)
        return answer
      })
      return result
    })
  })

  app.delete('/fields/:id', takes(leavingParameters), async (c) => {
    const person = await callers.writer(c)
    const id = rowIdIn(c, fieldKind)
    const { moveTo, isDropped } = leavingOf(c)
    if (moveTo !== undefined) throw new HttpFailure(400, 'move_to: values of a field stay with their copies')
    const { batch } = await acts.run(person, async (act) => {
      const before = await existingRow(act, fieldKind, id)
      requireRevision(c, fieldOf(before))
      const uses = isDropped ? 0 : await countFieldUses(act, String(before['key']))
      if (uses > 0) throw notEmpty(uses)
      await dropOwnRow(act, fieldKind, before)
    })
    return answerDeletion(c, batch, undefined, wakeJobs)
  })

  return app
}

function writtenOf(
  before: WrittenRow,
  { category, key, label, type, choices, unit, position, shown }: OwnFieldPatch,
): WrittenRow {
  const kept = Object.fromEntries(Object.keys(fieldKind.blank).map((column) => [column, before[column] ?? null]))
  return {
    ...kept,
    ...(category !== undefined && { category_id: category }),
    ...(key !== undefined && { key }),
    ...(label !== undefined && { label }),
    ...(type !== undefined && { type }),
    ...(choices !== undefined && { choices: JSON.stringify([...new Set(choices)]) }),
    ...(unit !== undefined && { unit: unit ?? '' }),
    ...(position !== undefined && { position }),
    ...(shown !== undefined && { is_shown: shown ? 1 : 0 }),
  }
}

/** Gives each field its place in the list. @throws Failure 409 for another list than the owner's */
async function reorder(act: Act, ids: readonly string[]): Promise<void> {
  const fields = await listFields(act.db, act.owner)
  const isWhole = new Set(ids).size === ids.length && ids.length === fields.length
  if (!isWhole || !fields.every(({ id }) => ids.includes(id)))
    throw new HttpFailure(409, 'The list must name each field once.', { id: 'plan_changed' })
  const rows = await loadOwnRows(act, fieldKind, ids)
  for (const [position, id] of ids.entries()) {
    const row = rows.get(id)
    if (row && row['position'] !== position) await changeOwnRow(act, fieldKind, row, { position })
  }
}

async function requireFreeKey({ db, owner }: Act, key: string): Promise<void> {
  const query = db.selectFrom('own_fields').select('id').where('owner_id', '=', owner).where('key', '=', key)
  if (await query.executeTakeFirst()) refuseField('key', 'taken', 'Another field has this key.')
}

/** Values lie under the key, and are of the type. @throws Failure 409 or 422 */
async function requireFixed(act: Act, before: OwnRow, written: WrittenRow): Promise<void> {
  if (before['key'] !== written['key']) refuseField('key', 'fixed', 'The key of a field stays.')
  if (before['type'] !== written['type'] && (await countFieldUses(act, String(before['key']))) > 0)
    throw new HttpFailure(409, 'Copies have values of this type. Make another field.', { id: 'still_used' })
}

async function listFields(db: Kysely<CollectiblesTables>, owner: string): Promise<readonly OwnField[]> {
  const { rows } = await sql<OwnRow>`select * from own_fields where owner_id = ${owner}`.execute(db)
  return rows
    .map(fieldOf)
    .toSorted(
      (one, other) =>
        one.position - other.position || compareText(one.label, other.label) || compareText(one.id, other.id),
    )
}

const fieldOf = (row: OwnRow): OwnField => ({
  id: row.id,
  rev: row.rev,
  ...(row['category_id'] !== null && { category: categoryOf(String(row['category_id'])) }),
  key: String(row['key']),
  label: String(row['label']),
  type: row['type'] as FieldType, // checked when it was written
  choices: JSON.parse(String(row['choices'])) as readonly string[], // our own writing
  ...(row['unit'] !== '' && { unit: String(row['unit']) }),
  position: Number(row['position']),
  shown: row['is_shown'] === 1,
})
