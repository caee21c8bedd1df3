import type { ActivityPage } from '@collect/collectibles/wire'
import type { Formatter } from '@collect/messages'

type Activity = ActivityPage['activity'][number]

/** A change of a copy, as its timeline tells it. */
export interface HistoryEntry {
  readonly id: string
  readonly batch: string
  readonly verb: string
  readonly at: string
  /** What changed: a field, and its texts before and after where they say something. */
  readonly changes: readonly {
    readonly field: HistoryField
    readonly before?: string | undefined
    readonly after?: string | undefined
  }[]
  /** Nothing that it changed has changed since, and it is not too old. */
  readonly canBeUndone: boolean
}

/** What a line of the timeline names. Columns that belong together are one. */
export type HistoryField = (typeof fieldsByColumn)[keyof typeof fieldsByColumn]

const fieldsByColumn = {
  own_name: 'own-name',
  item_id: 'item',
  variant_id: 'variant',
  status: 'status',
  quantity: 'quantity',
  spare: 'spare',
  grade: 'condition',
  grade_detail: 'condition',
  company: 'company',
  company_grade: 'company',
  certificate: 'company',
  paid_amount: 'paid',
  paid_currency: 'paid',
  fees_amount: 'fees',
  acquired_on: 'acquired-on',
  acquired_from: 'acquired-from',
  acquired_how: 'acquired-how',
  own_value_amount: 'own-value',
  own_value_currency: 'own-value',
  own_value_on: 'own-value',
  own_value_note: 'own-value',
  folder_id: 'folder',
  place_id: 'place',
  tags: 'tags',
  serial: 'serial',
  notes: 'notes',
  attrs: 'fields',
  left_on: 'left-on',
  left_to: 'left-to',
  left_amount: 'left-amount',
  left_currency: 'left-amount',
} as const

/** Columns whose values are texts that people read. */
const readable = new Set([
  'quantity',
  'own_name',
  'serial',
  'acquired_from',
  'grade',
  'status',
  'place_id',
  'folder_id',
])

/**
 * A grade in words. A copy that has moved had a grade of another drawer, which its present scale may lack.
 * @param scales The first one that knows the grade has the word
 */
export function gradeWord({ find }: Pick<Formatter, 'find'>, scales: readonly string[], grade: string): string {
  for (const scale of scales) {
    const word = find(`scale.${scale}.${grade}`)
    if (word !== undefined) return word
  }
  return grade
}

/** An act can be undone for this long, in milliseconds (docs/contract/collectibles.md §1). */
const days30 = 30 * 86_400_000

/**
 * The timeline of a copy, the latest change first.
 * @param nameOf The text of a value, such as the path of a place; undefined for one that is gone.
 */
export function historyOf(
  activity: readonly Activity[],
  now: number,
  nameOf: (column: string, value: unknown) => string | undefined,
): readonly HistoryEntry[] {
  const changedSince = new Set<string>()
  return activity.map(({ id, batch, verb, at, changes }) => {
    const columns = Object.keys(changes)
    const canBeUndone =
      verb !== 'made' && now - Date.parse(at) < days30 && columns.every((column) => !changedSince.has(column))
    for (const column of columns) changedSince.add(column)
    const told = new Map<HistoryField, HistoryEntry['changes'][number]>()
    for (const [column, [before, after]] of Object.entries(changes)) {
      const field = Object.hasOwn(fieldsByColumn, column)
        ? fieldsByColumn[column as keyof typeof fieldsByColumn] // its own key
        : undefined
      if (field === undefined || told.has(field)) continue
      told.set(field, {
        field,
        ...(readable.has(column) && { before: nameOf(column, before), after: nameOf(column, after) }),
      })
    }
    return { id, batch, verb, at, changes: verb === 'changed' ? [...told.values()] : [], canBeUndone }
  })
}
