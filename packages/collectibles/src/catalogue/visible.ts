import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Statuses in which an own entry of the catalogue is there for its owner alone. */
export const ownStatuses = ['private', 'pending'] as const

/**
 * Entries of the catalogue that a caller may see (docs/contract/collectibles.md §18.1), over a table of this alias. The
 * status is written out, so that SQLite uses the indexes of published entries.
 */
export function visibleTo(caller: string | undefined, alias: string): RawBuilder<SqlBool> {
  const [status, owner] = [sql.ref(`${alias}.status`), sql.ref(`${alias}.owner_id`)]
  return caller === undefined
    ? sql<SqlBool>`${status} = 'published'`
    : sql<SqlBool>`(${status} = 'published' or (${owner} = ${caller} and ${status} in (${sql.join([...ownStatuses])})))`
}

/** Items that an account wrote and that no other account sees. */
export const ownedBy = (caller: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`item.owner_id = ${caller} and item.status in (${sql.join([...ownStatuses])})`

/** An item that was merged into another one stays readable, so that old links lead on. */
export const readableBy = (caller: string | undefined) =>
  caller === undefined
    ? sql<SqlBool>`item.status in ('published', 'merged')`
    : sql<SqlBool>`(item.status in ('published', 'merged')
        or (item.owner_id = ${caller} and item.status in (${sql.join([...ownStatuses])})))`

/** False for what an account has of a sample while users see none (`SAMPLES=off`). */
export const isOfShownItem = (item: RawBuilder<string | null>): RawBuilder<SqlBool> => sql<SqlBool>`not exists (
  select 1 from items as hidden where hidden.id = ${item} and hidden.is_sample = 1 and hidden.status = 'withdrawn'
)`
