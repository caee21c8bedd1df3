/** Why a database cannot work, as far as its error tells: what an operator has to look after. */
type Trouble = 'full' | 'damaged' | 'failing' | 'away'

/** Of SQLite: the disk is full; the file is damaged, or no database; the disk failed. */
const resultCodes: Readonly<Record<number, Trouble>> = { 13: 'full', 11: 'damaged', 26: 'damaged', 10: 'failing' }
/** Of PostgreSQL, and of the system when it is asked to keep what was written. */
const codes: Readonly<Record<string, Trouble>> = {
  '53100': 'full',
  ENOSPC: 'full',
  EDQUOT: 'full',
  XX001: 'damaged',
  XX002: 'damaged',
  '58030': 'failing',
  EIO: 'failing',
}

/** What is wrong where a statement failed with this; `away` for all that the drivers do not tell apart. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return 'away'
  const { errcode, code } = error as Error & { errcode?: unknown; code?: unknown } // the drivers' own fields
  const known = typeof errcode === 'number' ? resultCodes[errcode & 0xff] : codes[String(code)]
  return known ?? 'away'
}

const sentences: Readonly<Record<Trouble, string>> = {
  full: 'The disk is full.',
  damaged: 'The database is damaged.',
  failing: 'The disk does not keep what is written.',
  away: 'The database does not answer.',
}

/** What every client may read of it. The error itself may name hosts and files, so the words are always these. */
export const troubleSentence = (error: unknown): string => sentences[troubleOf(error)]
