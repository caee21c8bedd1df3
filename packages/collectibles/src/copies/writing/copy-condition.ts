import { gradesOf } from '../../catalogue/condition-scales.ts'
import type { ConditionDetail, CopyPatch, FieldProblem } from '../../wire/index.ts'

/** Scales on which a grade may have a number: [smallest, largest, decimals], in tenths. */
const numbered: Readonly<Record<string, readonly [least: number, most: number, step: number]>> = {
  coin: [10, 700, 10],
  paper: [10, 700, 10],
  comic: [5, 100, 1],
}

/** Whether a condition is one of the category's scale (docs/contract/collectibles.md §2.6). */
export function conditionProblems(
  scale: string,
  { grade, detail = {} }: NonNullable<CopyPatch['condition']>,
): readonly FieldProblem[] {
  const isGrade = (word: string) => gradesOf(scale).some(({ id }) => id === word)
  return [
    ...(isGrade(grade) ? [] : [problem('condition.grade', 'The scale of the category has no such grade.')]),
    ...(detail.sleeve === undefined || (scale === 'record' && isGrade(detail.sleeve))
      ? []
      : [problem('condition.detail.sleeve', 'The scale of the category has no such grade of a sleeve.')]),
    ...(detail.number === undefined || isNumberOf(scale, detail.number)
      ? []
      : [problem('condition.detail.number', 'The scale of the category has no such number.')]),
  ]
}

/** A detail as it is stored. */
export const detailText = ({ sleeve, number }: ConditionDetail = {}): string =>
  JSON.stringify({ ...(sleeve !== undefined && { sleeve }), ...(number !== undefined && { number }) })

function isNumberOf(scale: string, number: string): boolean {
  const [least, most, step] = numbered[scale] ?? [1, 0, 1]
  const [whole = '', decimal = '0'] = number.split('.')
  const tenths = Number(whole) * 10 + Number(decimal)
  return tenths >= least && tenths <= most && tenths % step === 0
}

const problem = (path: string, message: string): FieldProblem => ({ path, id: 'not_found', message })
