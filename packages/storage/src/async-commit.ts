import { sql } from 'kysely'

const mark = '/* unsynced */'

/**
 * Ends a statement that does not wait for the disk. Its effect survives a crash of the process, but maybe not a power
 * failure. A later sync covers it too, so the database on disk is always a state that once existed. The mark has no
 * effect inside a transaction, and none on PostgreSQL, where each statement waits for the disk.
 */
export const asyncCommit = sql.raw(mark)

const readsOnly = /^\s*(select|begin|rollback|pragma)\b/i

/** Whether the caller waits for the disk after this statement. */
export const mustBeSynced = (text: string): boolean => !text.endsWith(mark) && !readsOnly.test(text)
