/** Why a database cannot work, for the operator. */
type DatabaseFault = 'full' | 'damaged' | 'failing' | 'away'

/** SQLite: SQLITE_FULL; SQLITE_CORRUPT and SQLITE_NOTADB; SQLITE_IOERR. */
const resultCodes: Readonly<Record<number, DatabaseFault>> = { 13: 'full', 11: 'damaged', 26: 'damaged', 10: 'failing' }
/** PostgreSQL, and the operating system during a sync. */
const codes: Readonly<Record<string, DatabaseFault>> = {
  '53100': 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  XX001: 'damaged',
  XX002: 'damaged',
  '58030': 'failing',
  EIO: 'failing',
}

/** The cause of a failed statement; `away` for all causes that the drivers do not tell apart. */
export function faultOf(error: unknown): DatabaseFault {
  if (!(error instanceof Error)) return 'away'
  const { errcode, code } = error as Error & { errcode?: unknown; code?: unknown } // the drivers' own fields
  const known = typeof errcode === 'number' ? resultCodes[errcode & 0xff] : codes[String(code)]
  return known ?? 'away'
}

const sentences: Readonly<Record<DatabaseFault, string>> = {
  full: 'The disk is full.',
  damaged: 'The database is damaged.',
  failing: 'The disk cannot store data.',
  away: 'The database does not answer.',
}

/** The text for clients. It is fixed, because the error itself may name hosts and files. */
export const faultSentence = (error: unknown): string => sentences[faultOf(error)]
