import {
  Kysely,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely'
import type { StoredValue } from '../database.ts'
import { observeQueries } from '../observe-queries.ts'
import type { OpenOptions } from '../open-options.ts'
import { createReadingThreads, type ReadingThreads } from './reading-threads.ts'
import type { ThreadData } from './reading-thread.ts'
import { AdapterWithoutTurns } from '../sqlite-dialect.ts'
import type { SqliteHealth } from '../sqlite-health.ts'

interface ThreadReads {
  /** Runs reads with a query builder over the reading threads. It has no transaction. */
  read<Found>(reads: (db: Kysely<unknown>) => Promise<Found>): Promise<Found>
  /** Waits for the reads that have begun. */
  close(): Promise<void>
}

/** @param track Gets the error of a thread, so that damage to the file is recorded. */
export function openThreadReads(
  data: ThreadData,
  track: SqliteHealth['track'],
  onQuery: OpenOptions['onQuery'],
): ThreadReads {
  const threads = createReadingThreads(data)
  const kysely = new Kysely<unknown>({ dialect: threadDialect(threads, track), ...observeQueries('sqlite', onQuery) })
  const running = new Set<Promise<unknown>>()
  let isClosing = false

  return {
    async read(reads) {
      if (isClosing) throw new Error('the database is closed')
      const found = reads(kysely)
      running.add(found)
      try {
        return await found
      } finally {
        running.delete(found)
      }
    },
    async close() {
      isClosing = true
      await Promise.allSettled(running)
      await threads.close()
    },
  }
}

const threadDialect = (threads: ReadingThreads, track: SqliteHealth['track']): Dialect => ({
  createAdapter: () => new AdapterWithoutTurns(),
  createDriver: () => threadDriver(connectionTo(threads, track)),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

const threadDriver = (connection: DatabaseConnection): Driver => ({
  init: async () => {},
  acquireConnection: async () => connection,
  beginTransaction: async () => refuse('A read on a thread has no transaction.'),
  commitTransaction: async () => {},
  rollbackTransaction: async () => {},
  releaseConnection: async () => {},
  destroy: async () => {},
})

const connectionTo = (threads: ReadingThreads, track: SqliteHealth['track']): DatabaseConnection => ({
  async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
    try {
      const rows = await threads.ask({ sql, parameters: parameters as readonly StoredValue[] }) // as Kysely's driver
      return { rows: rows as Row[] } // the query names its columns
    } catch (error) {
      return track<never>(() => {
        throw error
      })
    }
  },
  streamQuery: () => refuse('A read on a thread has no stream.'),
})

function refuse(sentence: string): never {
  throw new Error(sentence)
}
