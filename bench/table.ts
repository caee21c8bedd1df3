/** Prints rows under a heading, columns aligned. */
export function table(heading: string, rows: readonly (readonly (string | number)[])[]): void {
  const texts = rows.map((row) => row.map(String))
  const widths = texts[0]?.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0))) ?? []
  console.log(`\n${heading}`)
  for (const row of texts) {
    console.log(
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('   ')}`,
    )
  }
}

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The bounds of the middle half. */
export const quartiles = (numbers: readonly number[]): readonly [number, number] => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
  return [at(0.25), at(0.75)]
}

export const kB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`

export const MB = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`

export const share = (of: number, whole: number): string => `${(of / whole).toFixed(2)} ×`
