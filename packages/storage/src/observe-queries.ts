import type { Logger } from 'kysely'
import type { OpenOptions, StatementReport } from './open-options.ts'

/** Kysely's log: reports each statement after it ran, in the async context of its caller. */
export const observeQueries = (
  system: StatementReport['system'],
  onQuery: OpenOptions['onQuery'],
): { readonly log?: Logger } =>
  onQuery
    ? {
        log: ({ level, query, queryDurationMillis }) =>
          onQuery({
            system,
            operation: operationOf(query.sql),
            milliseconds: queryDurationMillis,
            hasFailed: level === 'error',
          }),
      }
    : {}

const operationOf = (sql: string): string => /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query'

/** The same for statements that do not pass through Kysely. */
export function observed<Values extends readonly unknown[], Found>(
  system: StatementReport['system'],
  operation: string,
  onQuery: OpenOptions['onQuery'],
  look: (...values: Values) => Promise<Found>,
): (...values: Values) => Promise<Found> {
  if (!onQuery) return look
  return async (...values) => {
    const began = performance.now()
    const report = (hasFailed: boolean) =>
      onQuery({ system, operation, milliseconds: performance.now() - began, hasFailed })
    try {
      const found = await look(...values)
      report(false)
      return found
    } catch (error) {
      report(true)
      throw error
    }
  }
}
