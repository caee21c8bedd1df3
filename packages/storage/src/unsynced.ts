import { sql } from 'kysely'

const mark = '/* unsynced */'

/**
 * The end of a statement that nobody waits for the disk with: what it did outlives the process, but not a power failure
 * in the moments after it. Whoever waits later brings all that came before to the disk, too, so what is left is always
 * the past as it was at some time. In a transaction it changes nothing.
 */
export const unsynced = sql.raw(mark)

const readsOnly = /^\s*(select|begin|rollback|pragma)\b/i

/** Whether somebody has to wait for the disk after such a statement. */
export const mustBeSynced = (text: string): boolean => !text.endsWith(mark) && !readsOnly.test(text)
