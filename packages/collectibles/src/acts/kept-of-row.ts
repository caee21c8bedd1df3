import type { Change } from './act.ts'

/** The columns that activity keeps of a row beside what a person writes. */
export const keptColumns = ['rev', 'created_at'] as const

/** What an undo needs of a row that is deleted: the row that it makes again goes on from its revision. */
export const keptOfRow = (row: Readonly<Record<string, unknown>>): Change['fields'] =>
  Object.fromEntries(keptColumns.map((column) => [column, [row[column] ?? null, null] as const]))
