/** Compares two states of an own entry: column → [before, after], where the two differ. */
export function changedFields<Written extends object>(blank: Written) {
  const columns = Object.keys(blank) as (keyof Written)[] // its own keys
  return (before: Written, after: Written) =>
    Object.fromEntries(
      columns
        .filter((column) => before[column] !== after[column])
        .map((column) => [column, [before[column], after[column]] as const]),
    )
}
