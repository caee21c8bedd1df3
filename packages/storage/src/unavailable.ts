/** Of SQLite: busy, locked, out of memory, read-only, an error of the disk, damaged, full, can't be opened, no database. */
const resultCodes = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26])
/** Of PostgreSQL: connections, resources, operators that end them. */
const states = /^(08|53|57P|58|XX00[12])/
/** Of the network, and of the disk when it is asked to keep what was written. */
const system = /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|AI_AGAIN|IO|NOSPC|DQUOT)$/
/** The driver has no code for these. */
const words =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Whether a statement failed because the database can't work just now, and not because of what it said. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { errcode, code, message } = error as Error & { errcode?: unknown; code?: unknown } // the drivers' own fields
  if (typeof errcode === 'number') return resultCodes.has(errcode & 0xff)
  return typeof code === 'string' && code !== 'ERR_SQLITE_ERROR'
    ? states.test(code) || system.test(code)
    : words.test(message)
}
