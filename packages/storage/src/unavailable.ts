/** SQLite: busy, locked, out of memory, read-only, I/O error, corrupt, full, cannot open, not a database. */
const resultCodes = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26])
/**
 * PostgreSQL: connection errors, a server that became a standby, a transaction that was ended because it and another one
 * waited for each other, missing resources, operator intervention.
 */
const states = /^(08|25006|40001|40P01|53|57P|58|XX00[12])/
/** Errors of the network, and of the disk during a sync. */
const system = /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|AI_AGAIN|IO|NOSPC|DQUOT)$/
/** Errors for which the driver has no code. */
const words =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end|timeout exceeded when trying to connect)/

/** Whether a statement failed because the database is unavailable, not because the statement is wrong: it may be tried again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { errcode, code, message } = error as Error & { errcode?: unknown; code?: unknown } // the drivers' own fields
  if (typeof errcode === 'number') return resultCodes.has(errcode & 0xff)
  return typeof code === 'string' && code !== 'ERR_SQLITE_ERROR'
    ? states.test(code) || system.test(code)
    : words.test(message)
}
