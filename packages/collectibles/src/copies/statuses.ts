import { sql, type SqlBool } from 'kysely'

import { leftStatuses } from '../wire/index.ts'
import type { StoredCopy } from './stored-copy.ts'

/** Statuses of things that are here or on their way. */
export const hereStatuses = ['draft', 'owned', 'ordered', 'lent'] as const
/** Statuses of things that their owner has: only these count in sets, holdings and values. */
export const hadStatuses = ['owned', 'lent'] as const

export const isHere = ({ status, deleted_at }: StoredCopy) =>
  deleted_at === null && hereStatuses.some((known) => known === status)
export const isHad = ({ status, deleted_at }: StoredCopy) =>
  deleted_at === null && hadStatuses.some((known) => known === status)
export const isLeft = ({ status }: StoredCopy) => leftStatuses.some((known) => known === status)

/** The same in SQL, over `copies`. */
export const here = sql<SqlBool>`deleted_at is null and status in (${sql.join([...hereStatuses])})`
export const had = sql<SqlBool>`deleted_at is null and status in (${sql.join([...hadStatuses])})`
