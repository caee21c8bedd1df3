import { sql, type SqlBool } from 'kysely'

/** The time of deletion of a copy that its owner deleted for good. It answers as gone, and waits for its files to go. */
export const goneForGood = 0

/** A copy that its owner can read: in the collection, or in the bin. */
export const isReadable = sql<SqlBool>`(copy.deleted_at is null or copy.deleted_at > ${sql.lit(goneForGood)})`
