import type { Act } from '../../acts/act.ts'
import type { CopyPatch, FieldProblem } from '../../wire/index.ts'
import type { blankCopy, WrittenCopy } from '../copy-acts.ts'
import type { StoredCopy } from '../stored-copy.ts'
import { conditionProblems, detailText } from './copy-condition.ts'
import { attrsWith, hiddenAttrs } from './copy-fields.ts'
import { pieceWith } from './copy-piece.ts'
import { knownRows, type KnownRows } from './known-rows.ts'
import { tagList, tagsNamed } from '../copy-tags.ts'

/** A copy before a patch: what is written, and the pieces that are promised. */
export type CopyBase = Pick<StoredCopy, keyof typeof blankCopy | 'listed' | 'reserved'>

export type CopyReading =
  | { readonly written: WrittenCopy & { readonly category_id: string } }
  | { readonly problems: readonly FieldProblem[] }

/** What a patch leaves of a copy; a new copy is a patch of a blank one. */
export async function copyWith(
  act: Act,
  base: CopyBase,
  patch: CopyPatch,
  rows: KnownRows = knownRows(act),
): Promise<CopyReading> {
  const { piece, problems } = await pieceWith(act, base, patch)
  const own_name = textWith(patch.name, base.own_name ?? '') || null
  const isNamed = piece.item_id !== null || own_name !== null
  const isNew = base.category_id === ''
  const status = patch.status ?? (isNew ? (isNamed ? 'owned' : 'draft') : base.status)
  const quantity = patch.quantity ?? base.quantity
  const spare = patch.spare ?? base.spare
  const written = {
    ...piece,
    own_name,
    status,
    quantity,
    spare,
    ...conditionWith(base, patch),
    ...gradedWith(base, patch),
    ...moneyWith(base, patch),
    acquired_on: textWith(patch.acquired_on, base.acquired_on),
    acquired_from: textWith(patch.acquired_from, base.acquired_from),
    acquired_how: textWith(patch.acquired_how, base.acquired_how),
    folder_id: patch.folder === undefined ? base.folder_id : patch.folder,
    place_id: patch.place === undefined ? base.place_id : patch.place,
    serial: textWith(patch.serial, base.serial),
    notes: textWith(patch.notes, base.notes),
  }
  const fields = await fieldsWith(rows, piece.category_id, base, patch)
  const found = [
    ...problems,
    ...(isNamed || status === 'draft' ? [] : [nameless]),
    ...(spare > quantity ? [problem('spare', 'too_many', 'No more pieces can be spare than there are.')] : []),
    ...(base.listed + base.reserved > quantity ? [problem('quantity', 'too_few', 'More pieces are promised.')] : []),
    ...(await scaleProblems(rows, piece.category_id, written)),
    ...moneyProblems(base, written, patch),
    ...fields.problems,
    ...(await shelfProblems(rows, base, patch)),
  ]
  if (found.length > 0) return { problems: found }
  const tags = patch.tags === undefined ? undefined : await tagsNamed(act, patch.tags ?? [])
  if (patch.tags !== undefined && tags === undefined)
    return { problems: [problem('tags', 'quota', 'An account has at most 2,000 tags.')] }
  return { written: { ...written, attrs: fields.attrs, ...(tags && { tags: tagList(tags) }) } }
}

const problem = (path: string, id: string, message: string): FieldProblem => ({ path, id, message })

/** Only a draft has neither. */
export const nameless: FieldProblem = problem('name', 'required', 'A copy needs an item or a name.')

/** An absent text stays; null takes it away. */
const textWith = (given: string | null | undefined, before: string): string =>
  given === undefined ? before : (given ?? '')

function conditionWith(base: CopyBase, { condition }: CopyPatch) {
  if (condition === undefined) return { grade: base.grade, grade_detail: base.grade_detail }
  return { grade: condition?.grade ?? '', grade_detail: detailText(condition?.detail) }
}

function gradedWith(base: CopyBase, { graded }: CopyPatch) {
  if (graded === undefined) {
    const { company, company_grade, certificate } = base
    return { company, company_grade, certificate }
  }
  return {
    company: graded?.company ?? '',
    company_grade: graded?.grade ?? '',
    certificate: graded?.certificate ?? '',
  }
}

function moneyWith(base: CopyBase, { paid, fees, own_value, left }: CopyPatch) {
  return {
    paid_amount: paid === undefined ? base.paid_amount : (paid?.amount ?? null),
    paid_currency: paid === undefined ? base.paid_currency : (paid?.currency ?? null),
    fees_amount: fees === undefined ? base.fees_amount : (fees?.amount ?? null),
    own_value_amount: own_value === undefined ? base.own_value_amount : (own_value?.amount.amount ?? null),
    own_value_currency: own_value === undefined ? base.own_value_currency : (own_value?.amount.currency ?? null),
    own_value_on: own_value === undefined ? base.own_value_on : (own_value?.on ?? ''),
    own_value_note: own_value === undefined ? base.own_value_note : (own_value?.note ?? ''),
    left_on: left === undefined ? base.left_on : (left?.on ?? ''),
    left_to: left === undefined ? base.left_to : (left?.to ?? ''),
    left_amount: left === undefined ? base.left_amount : (left?.amount?.amount ?? null),
    left_currency: left === undefined ? base.left_currency : (left?.amount?.currency ?? null),
  }
}

/** Fees have the currency of the price, which the row holds once; those that stay keep the one they had. */
function moneyProblems(
  base: CopyBase,
  { fees_amount, paid_amount, paid_currency }: ReturnType<typeof moneyWith>,
  { fees }: CopyPatch,
): readonly FieldProblem[] {
  if (fees_amount === null) return []
  if (paid_amount === null) return [problem('paid', 'required', 'Fees need a price paid.')]
  return (fees?.currency ?? base.paid_currency) !== paid_currency
    ? [problem('fees.currency', 'other_currency', 'Fees have the currency of the price paid.')]
    : []
}

/** A grade that stays is checked too, since another category may have another scale. */
async function scaleProblems(
  rows: KnownRows,
  category: string,
  { grade, grade_detail }: ReturnType<typeof conditionWith>,
): Promise<readonly FieldProblem[]> {
  if (grade === '') return []
  const scale = await rows.scaleOf(category)
  const detail = JSON.parse(grade_detail) as { sleeve?: string; number?: string } // `detailText` wrote it
  return scale !== undefined ? conditionProblems(scale, { grade, detail }) : []
}

async function fieldsWith(rows: KnownRows, category: string, base: CopyBase, { fields }: CopyPatch) {
  if (fields === undefined) return { attrs: base.attrs, problems: [] }
  const known = await rows.fieldsOf(category)
  return fields === null
    ? { attrs: hiddenAttrs(known, base.attrs), problems: [] }
    : attrsWith(known, base.attrs, fields)
}

/** A folder or a place must be one of the owner's. */
async function shelfProblems(
  rows: KnownRows,
  base: CopyBase,
  { folder, place }: CopyPatch,
): Promise<readonly FieldProblem[]> {
  const given = [
    { path: 'folder', table: 'folders', id: folder, before: base.folder_id },
    { path: 'place', table: 'places', id: place, before: base.place_id },
  ] as const
  const problems: FieldProblem[] = []
  for (const { path, table, id, before } of given) {
    if (typeof id !== 'string' || id === before) continue
    if (!(await rows.hasShelf(table, id))) problems.push(problem(path, 'not_found', `There is no such ${path}.`))
  }
  return problems
}
