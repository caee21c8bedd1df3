import type { CatalogueStatus } from '../wire/index.ts'

/** The `source` of everything that the starter wrote. */
export const starterSource = 'Collect Everything starter'

interface Facts {
  readonly id: string
}

interface Changes<Row extends Facts> {
  readonly added: readonly Row[]
  readonly changed: readonly Row[]
  /** Ids of rows that this release does not deliver any more. */
  readonly dropped: readonly string[]
}

/** Compares what a database holds with what this release delivers. Rows that a moderator merged stay as they are. */
export function changesOf<Row extends Facts>(
  known: readonly (Facts & { readonly status: CatalogueStatus })[],
  delivered: readonly Row[],
): Changes<Row> {
  const before = new Map(known.map((row) => [row.id, row]))
  const ids = new Set(delivered.map(({ id }) => id))
  return {
    added: delivered.filter(({ id }) => !before.has(id)),
    changed: delivered.filter((row) => {
      const old = before.get(row.id)
      return old !== undefined && old.status !== 'merged' && !holds(old, row)
    }),
    dropped: known.filter(({ id, status }) => status === 'published' && !ids.has(id)).map(({ id }) => id),
  }
}

const holds = (old: object, row: object): boolean =>
  Object.entries(row).every(([key, value]) => (old as Readonly<Record<string, unknown>>)[key] === value) // by name
