import type { Insertable, Selectable, Updateable } from 'kysely'

import type { Act, Verb } from '../acts/act.ts'
import { newId } from '../ids/uuid-v7.ts'
import type { CopyRow } from '../store/rows/copy-rows.ts'
import { countChanges, type CopyChange } from './counts.ts'

export type StoredCopy = Selectable<CopyRow>
type NewCopy = Omit<Insertable<CopyRow>, 'n' | 'id' | 'owner_id' | 'added_at' | 'created_at' | 'updated_at'>

/** What a person writes about a copy; other columns follow from these. Activity and undo look at nothing else. */
export const writtenColumns = [
  'category_id',
  'item_id',
  'variant_id',
  'own_name',
  'status',
  'quantity',
  'spare',
  'grade',
  'grade_detail',
  'company',
  'company_grade',
  'certificate',
  'paid_amount',
  'paid_currency',
  'fees_amount',
  'acquired_on',
  'acquired_from',
  'acquired_how',
  'own_value_amount',
  'own_value_currency',
  'own_value_on',
  'own_value_note',
  'folder_id',
  'place_id',
  'serial',
  'notes',
  'attrs',
  'left_on',
  'left_to',
  'left_amount',
  'left_currency',
  'deleted_at',
] as const satisfies readonly (keyof CopyRow)[]

/** Makes one copy. */
export async function makeCopy(act: Act, facts: NewCopy): Promise<StoredCopy> {
  const copy = await act.db
    .insertInto('copies')
    .values({
      ...facts,
      id: newId(act.now),
      owner_id: act.owner,
      added_at: act.now,
      created_at: act.now,
      updated_at: act.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await countChanges(act.db, act.owner, [{ after: copy }])
  act.note({
    entity: 'copy',
    id: copy.id,
    verb: 'made',
    fields: Object.fromEntries(writtenColumns.map((column) => [column, [null, copy[column]] as const])),
  })
  return copy
}

export interface CopyEdit {
  readonly before: StoredCopy
  readonly set: Updateable<CopyRow>
  readonly verb: Verb
}

/** Changes copies of the owner; each gets its next revision. */
export async function changeCopies(act: Act, edits: readonly CopyEdit[]): Promise<readonly StoredCopy[]> {
  const changes: (CopyChange & { readonly after: StoredCopy })[] = []
  for (const { before, set, verb } of edits) {
    const after = await act.db
      .updateTable('copies')
      .set({ ...set, rev: before.rev + 1, updated_at: act.now })
      .where('id', '=', before.id)
      .where('owner_id', '=', act.owner)
      .returningAll()
      .executeTakeFirstOrThrow()
    changes.push({ before, after })
    act.note({
      entity: 'copy',
      id: before.id,
      verb,
      fields: Object.fromEntries(
        writtenColumns
          .filter((column) => before[column] !== after[column])
          .map((column) => [column, [before[column], after[column]] as const]),
      ),
    })
  }
  await countChanges(act.db, act.owner, changes)
  return changes.map(({ after }) => after)
}

/** Puts copies into the bin, where they lie for 30 days. */
export const binCopies = (act: Act, copies: readonly StoredCopy[]) =>
  changeCopies(
    act,
    copies.map((before) => ({ before, set: { deleted_at: act.now }, verb: 'deleted' })),
  )
