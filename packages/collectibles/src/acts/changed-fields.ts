import type { Change } from './act.ts'

/**
 * Compares two states of a row: column → [before, after] of what differs.
 * @param together columns that a person writes as one, such as an amount with its currency: if one of them differs, all
 * of them are there, so that an undo sees a later change of the others
 */
export const changedFields =
  <Column extends string>(columns: readonly Column[], together: readonly (readonly Column[])[] = []) =>
  (before: Readonly<Record<Column, unknown>>, after: Readonly<Record<Column, unknown>>): Change['fields'] => {
    const differing = new Set(columns.filter((column) => before[column] !== after[column]))
    for (const group of together)
      if (group.some((column) => differing.has(column))) for (const column of group) differing.add(column)
    return Object.fromEntries([...differing].map((column) => [column, [before[column], after[column]] as const]))
  }
