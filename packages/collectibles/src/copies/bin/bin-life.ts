import { sql, type SqlBool } from 'kysely'

import { undoLife } from '../../acts/undo-life.ts'

/** A copy that its owner can still restore; one that is older waits for its end. */
export const inBinAt = (now: number) => sql<SqlBool>`copy.deleted_at > ${now - undoLife}`

/** Milliseconds since 1970 at which a copy leaves the bin for good. */
export const binEnd = (deletedAt: number): number => deletedAt + undoLife

/** The time of deletion of a copy whose stay in the bin has ended. */
export const endedStay = (now: number): number => now - undoLife
