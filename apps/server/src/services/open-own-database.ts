import { openDatabase, type Database } from '@collect/storage'
import type { Log } from '../process/log.ts'
import { EnvironmentError } from '../environment/environment-error.ts'
import type { Environment } from '../environment/read-environment.ts'
import type { Tracing } from '../tracing/tracing.ts'

/** @throws EnvironmentError if the database does not answer; without its URL, which may contain a password */
export async function openOwnDatabase(
  { databaseUrl, databaseReadUrl, poolSize }: Pick<Environment, 'databaseUrl' | 'databaseReadUrl' | 'poolSize'>,
  log: Log,
  tracing?: Tracing,
): Promise<Database> {
  try {
    const database = openDatabase(databaseUrl, {
      onIdleError: (error) =>
        log.warn({ event: 'database.connection_lost', err: error }, 'An idle database connection broke.'),
      onHost: (host) => log.info({ event: 'database.host_found', host }, 'A database host accepts writes.'),
      ...(databaseReadUrl !== undefined && { readUrl: databaseReadUrl }),
      ...(poolSize !== undefined && { poolSize }),
      ...(tracing && { onQuery: tracing.onQuery }),
    })
    await database.ping()
    return database
  } catch (error) {
    throw new EnvironmentError(
      'DATABASE_URL',
      `cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
