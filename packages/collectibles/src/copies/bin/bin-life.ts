import { sql, type SqlBool } from 'kysely'

import { undoLife } from '../../acts/undo-life.ts'

/** A copy that its owner can still restore; one that is older waits for its end. */
export const inBinAt = (now: number) => sql<SqlBool>`copy.deleted_at > ${now - undoLife}`

/** Milliseconds since 1970 at which a copy leaves the bin for good. */
export const binEnd = (deletedAt: number): number => deletedAt + undoLife

/** The time of deletion of a copy that its owner deleted for good. It answers as gone, and waits for its files to go. */
export const goneForGood = 0

/** A copy that its owner can read: in the collection, or in the bin. */
export const isReadable = sql<SqlBool>`(copy.deleted_at is null or copy.deleted_at > ${sql.lit(goneForGood)})`

/** The time of deletion of a copy whose stay in the bin has ended. */
export const endedStay = (now: number): number => now - undoLife
