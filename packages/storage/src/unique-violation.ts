/** SQLite's extended codes for a broken unique index and primary key, and PostgreSQL's for both. */
const codes = new Set<unknown>([2067, 1555, '23505'])

/** Whether a write failed because such a row already exists. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { errcode, code } = error as Error & { errcode?: unknown; code?: unknown } // the drivers' own fields
  return codes.has(errcode) || codes.has(code)
}
