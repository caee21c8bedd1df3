import type { Updateable } from 'kysely'

import type { Act, Verb } from '../acts/act.ts'
import { changedFields } from '../acts/changed-fields.ts'
import { newId } from '@collect/storage'
import { keepCopyWords } from '../words/copy-words.ts'
import { listOfTexts } from '../store/list-of-texts.ts'
import type { CopyRow } from '../store/rows/copy-rows.ts'
import { countChanges, type CopyChange } from './counts.ts'
import { followingColumns, leadingColumns, type Following } from './following-columns.ts'
import type { StoredCopy } from './stored-copy.ts'
import { tagListsOf, tagsIn, writeTags } from './copy-tags.ts'

/**
 * What a person writes about a copy, and what it is where nothing is written; other columns follow from these. Activity
 * and undo look at nothing else.
 */
export const blankCopy = {
  category_id: '',
  item_id: null,
  variant_id: null,
  own_name: null,
  status: 'owned',
  quantity: 1,
  spare: 0,
  grade: '',
  grade_detail: '{}',
  company: '',
  company_grade: '',
  certificate: '',
  paid_amount: null,
  paid_currency: null,
  fees_amount: null,
  acquired_on: '',
  acquired_from: '',
  acquired_how: '',
  own_value_amount: null,
  own_value_currency: null,
  own_value_on: '',
  own_value_note: '',
  folder_id: null,
  place_id: null,
  serial: '',
  notes: '',
  attrs: '{}',
  left_on: '',
  left_to: '',
  left_amount: null,
  left_currency: null,
  deleted_at: null,
} as const satisfies Partial<StoredCopy>

type WrittenColumn = keyof typeof blankCopy
const writtenColumns = Object.keys(blankCopy) as WrittenColumn[] // its own keys

/** The columns that give a copy words of its own. */
const wordedColumns = ['own_name', 'notes', 'serial', 'certificate', 'attrs'] as const

export type WrittenCopy = Pick<Updateable<CopyRow>, WrittenColumn> & {
  /** As `tagList` writes them. */
  readonly tags?: string
}

/** The tags of a copy without any, as `tagList` writes them. */
export const noTags = '[]'

/** What a client writes as one: the price with its fees, a grade in the scale of its category, and so on. */
const writtenTogether = [
  ['category_id', 'grade', 'grade_detail'],
  ['company', 'company_grade', 'certificate'],
  ['paid_amount', 'paid_currency', 'fees_amount'],
  ['own_value_amount', 'own_value_currency', 'own_value_on', 'own_value_note'],
  ['left_on', 'left_to', 'left_amount', 'left_currency'],
] as const satisfies readonly (readonly WrittenColumn[])[]

/** The written columns in which two states of a copy differ, and those that belong to them. */
export const changedCopyFields = changedFields(writtenColumns, writtenTogether)

interface NewCopy extends WrittenCopy {
  readonly category_id: string
  /** Made by a client; a new one unless given. */
  readonly id?: string
}

/** Makes one copy. Its id must be free. */
export async function makeCopy(
  act: Act,
  { id = newId(act.now), tags = noTags, ...written }: NewCopy,
): Promise<StoredCopy> {
  const [following] = await followingColumns(act.db, act.owner, [{ ...blankCopy, ...written }])
  const copy = await act.db
    .insertInto('copies')
    .values({
      sort_name: '',
      ...written,
      ...following,
      id,
      owner_id: act.owner,
      added_at: act.now,
      created_at: act.now,
      updated_at: act.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const tagsAfter = tags === noTags ? [] : ((await writeTags(act, new Map([[id, tags]]))).get(id) ?? [])
  if (wordedColumns.some((column) => copy[column] !== blankCopy[column])) await keepCopyWords(act.db, [copy])
  await countChanges(act.db, act.owner, [{ after: copy, tags: { before: [], after: tagsAfter } }])
  act.note({
    entity: 'copy',
    id: copy.id,
    verb: 'made',
    fields: { ...changedCopyFields(blankCopy, copy), ...(tags !== noTags && { tags: [noTags, tags] as const }) },
  })
  return copy
}

export interface CopyEdit {
  readonly before: StoredCopy
  readonly set: WrittenCopy
  readonly verb: Verb
}

/** Changes copies of the owner; each gets its next revision. */
export async function changeCopies(act: Act, edits: readonly CopyEdit[]): Promise<readonly StoredCopy[]> {
  const changes: (CopyChange & { readonly before: StoredCopy; readonly after: StoredCopy })[] = []
  const following = await followingOf(act, edits)
  // A copy that comes or goes takes its tags along.
  const tagged = edits.filter(({ set }) => ['tags', 'status', 'deleted_at'].some((name) => name in set))
  const tagsBefore = await tagListsOf(
    act.db,
    tagged.map(({ before }) => before.id),
  )
  const written = await updateCopies(
    act,
    edits.map(({ before, set: { tags: _tags, ...columns } }) => ({
      before,
      set: { ...columns, ...following.get(before.id) },
    })),
  )
  const tagLists = new Map(
    edits.flatMap(({ before: { id }, set: { tags } }) =>
      tags === undefined || tags === (tagsBefore.get(id) ?? noTags) ? [] : [[id, tags] as const],
    ),
  )
  const tagsAfter = await writeTags(act, tagLists)
  for (const { before, verb } of edits) {
    const after = written.get(before.id)
    if (!after) throw new Error(`the copy ${before.id} is gone`)
    const hadTags = tagsBefore.get(before.id) ?? noTags
    const tags = tagLists.get(before.id)
    changes.push({
      before,
      after,
      tags: { before: tagsIn(hadTags), after: tagsAfter.get(before.id) ?? tagsIn(hadTags) },
    })
    act.note({
      entity: 'copy',
      id: before.id,
      verb,
      fields: { ...changedCopyFields(before, after), ...(tags !== undefined && { tags: [hadTags, tags] as const }) },
    })
  }
  const reworded = changes.filter(({ before, after }) => wordedColumns.some((name) => before[name] !== after[name]))
  await keepCopyWords(
    act.db,
    reworded.map(({ after }) => after),
  )
  await countChanges(act.db, act.owner, changes)
  return changes.map(({ after }) => after)
}

/** The following columns by id, of copies of which a leading column changes; those of the others stay. */
async function followingOf({ db, owner }: Act, edits: readonly CopyEdit[]): Promise<ReadonlyMap<string, Following>> {
  const led = edits
    .filter(({ before, set }) => leadingColumns.some((name) => name in set && set[name] !== before[name]))
    .map(({ before, set }) => ({ ...before, ...set }))
  const following = await followingColumns(db, owner, led)
  return new Map(following.map((columns, at) => [led[at]?.id ?? '', columns]))
}

/** Writes columns of copies; copies that change alike are one statement. Answers the rows by id. */
async function updateCopies(
  act: Act,
  edits: readonly { readonly before: StoredCopy; readonly set: Partial<StoredCopy> }[],
): Promise<ReadonlyMap<string, StoredCopy>> {
  const changed = edits.map(({ before, set }) => ({
    id: before.id,
    set: Object.fromEntries(
      Object.entries(set).filter(([column, value]) => before[column as keyof StoredCopy] !== value),
    ) as Partial<StoredCopy>, // a part of it
  }))
  const rows: StoredCopy[] = []
  for (const alike of Map.groupBy(changed, ({ set }) => JSON.stringify(set)).values())
    rows.push(
      ...(await act.db
        .updateTable('copies')
        .set(({ eb }) => ({ ...alike[0]?.set, rev: eb('rev', '+', 1), updated_at: act.now }))
        .where('owner_id', '=', act.owner)
        .where(
          'id',
          'in',
          listOfTexts(
            act.db,
            alike.map(({ id }) => id),
          ),
        )
        .returningAll()
        .execute()),
    )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Puts copies into the bin, where they lie for 30 days. */
export const binCopies = (act: Act, copies: readonly StoredCopy[]) =>
  changeCopies(
    act,
    copies.map((before) => ({ before, set: { deleted_at: act.now }, verb: 'deleted' })),
  )
