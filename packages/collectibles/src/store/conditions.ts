import { sql, type RawBuilder, type SqlBool } from 'kysely'

export type Condition = RawBuilder<SqlBool>

export const allOf = (conditions: readonly Condition[]): Condition => sql`${sql.join(conditions, sql` and `)}`

export const anyOf = (conditions: readonly Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`
