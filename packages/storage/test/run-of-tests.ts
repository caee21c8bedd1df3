import { randomBytes } from 'node:crypto'
import { dropDatabasesOfRun } from './databases.ts'

/** Names the databases of all workers, before they start. */
export function setup(): void {
  process.env['TEST_RUN'] = randomBytes(4).toString('hex')
}

/** Drops what the workers have left: the databases that they copied. */
export const teardown = dropDatabasesOfRun
