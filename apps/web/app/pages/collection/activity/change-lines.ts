import { categories, isAmount, type Batch, type BatchPage } from '@collect/collectibles/wire'
import type { Formatter } from '@collect/messages'

import { priceText } from '../../../item/price.ts'
import { pieceName } from '../pieces/cells/piece-words.ts'

type Activity = Batch['activity'][number]
type Names = BatchPage['names']

/** What a column of a row is called. Columns of one group are told once. */
const groups = {
  name: 'name',
  own_name: 'name',
  label: 'name',
  category_id: 'kind',
  item_id: 'kind',
  variant_id: 'kind',
  type: 'kind',
  status: 'status',
  quantity: 'quantity',
  spare: 'spare',
  grade: 'condition',
  grade_detail: 'condition',
  company: 'graded',
  company_grade: 'graded',
  certificate: 'graded',
  paid_amount: 'paid',
  paid_currency: 'paid',
  fees_amount: 'paid',
  acquired_on: 'bought',
  acquired_from: 'bought',
  acquired_how: 'bought',
  own_value_amount: 'value',
  own_value_currency: 'value',
  own_value_on: 'value',
  own_value_note: 'value',
  folder_id: 'folder',
  place_id: 'place',
  parent_id: 'inside',
  position: 'order',
  serial: 'serial',
  notes: 'notes',
  tags: 'tags',
  attrs: 'fields',
  left_on: 'left',
  left_to: 'left',
  left_amount: 'left',
  left_currency: 'left',
  priority: 'wish',
  min_rank: 'wish',
  max_amount: 'wish',
  max_currency: 'wish',
  note: 'wish',
} as const satisfies Record<string, string>
type Group = (typeof groups)[keyof typeof groups] | 'other'

/** Columns that say nothing to their owner: the verb does. */
const silent = new Set(['deleted_at', 'fulfilled_at'])
/** Columns whose value is short and means the same to everybody. */
const told = new Set(['name', 'own_name', 'label', 'quantity', 'spare', 'serial'])
const references = new Set(['item_id', 'folder_id', 'place_id', 'parent_id'])

type Words = Pick<Formatter, 'text' | 'list' | 'locale'>

/** What a group of columns was and is; absent where a line does not tell it. */
interface Line {
  readonly before?: string
  readonly after?: string
}

/** What an act changed, in words: each group of columns once, with the values that all its rows share. */
export function changeLines(words: Words, { activity }: Pick<Batch, 'activity'>, names: Names): readonly string[] {
  const rows = activity.filter(({ verb }) => verb === 'changed').map((row) => linesOf(words, row, names))
  const changed = new Set(rows.flatMap((lines) => [...lines.keys()]))
  return [...changed].map((group) => {
    const label = words.text(`shelves.column.${group}`)
    const before = shared(rows.map((lines) => lines.get(group)?.before))
    const after = shared(rows.map((lines) => lines.get(group)?.after))
    if (after === undefined) return label
    return words.text('error.line', { label, value: `${before === undefined ? '' : `${before} `}→ ${after}` })
  })
}

const shared = (values: readonly (string | undefined)[]): string | undefined =>
  new Set(values).size === 1 ? values[0] : undefined

function linesOf(words: Words, { changes }: Activity, names: Names): ReadonlyMap<Group, Line> {
  const lines = new Map<Group, Line>()
  for (const [column, sides] of Object.entries(changes)) {
    if (silent.has(column)) continue
    const group: Group = Object.hasOwn(groups, column) ? groups[column as keyof typeof groups] : 'other' // its own key
    const [before, after] = sides.map((side) => valueText(words, column, side, changes, names))
    if (before !== undefined && after !== undefined) lines.set(group, { before, after })
    else if (!lines.has(group)) lines.set(group, {})
  }
  return lines
}

/** A value in words; undefined for one that a line does not tell. */
function valueText(
  { text, list, locale }: Words,
  column: string,
  value: unknown,
  changes: Activity['changes'],
  names: Names,
): string | undefined {
  if (column === 'tags') {
    const ids = JSON.parse(String(value)) as readonly string[] // the service's own writing
    const known = ids.map((id) => names[id]).filter((name) => name !== undefined)
    return known.length === 0 ? text('shelves.activity.nothing') : list(known)
  }
  if (!told.has(column) && !references.has(column) && column !== 'category_id' && column !== 'paid_amount')
    return undefined
  if (value === null || value === '') return text('shelves.activity.nothing')
  if (references.has(column)) return names[String(value)] ?? text('shelves.activity.gone')
  if (column === 'category_id') {
    const category = categories.find((known) => known === value)
    return category && text(`category.${category}`)
  }
  if (column === 'paid_amount') {
    // Where the currency stayed, the activity does not name it.
    const currency = changes['paid_currency']?.find((side) => typeof side === 'string')
    return typeof currency === 'string' && isAmount(value) ? priceText({ amount: value, currency }, locale) : undefined
  }
  return shortened(String(value))
}

/** Characters of a value in a line. */
const longest = 60

const shortened = (value: string): string => {
  const signs = [...value]
  return signs.length <= longest ? value : `${signs.slice(0, longest).join('')}…`
}

/** The name of the row that an act changed last. A draft may have none yet. */
export function nameOfRow({ text }: Words, { entity, entity_id, changes }: Activity, names: Names): string {
  if (entity === 'collector') return text('shelves.thing.collector')
  const kept = names[entity_id]
  if (kept !== undefined) return pieceName({ text }, { name: kept })
  const written = ['own_name', 'name', 'label'].flatMap((column) => changes[column]?.toReversed() ?? [])
  const own = written.find((side) => typeof side === 'string' && side !== '')
  const meant = ['item_id', 'set_id'].flatMap((column) => changes[column] ?? []).map((id) => names[String(id)])
  return (
    (typeof own === 'string' ? own : undefined) ??
    meant.find((name) => name !== undefined) ??
    text('shelves.activity.gone')
  )
}
