import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { StoredValue } from '../database.ts'

/** What a thread opens. */
export interface ThreadData {
  readonly file: string
  readonly busyTimeout: number
}

export interface ThreadQuestion {
  readonly sql: string
  readonly parameters: readonly StoredValue[]
}

export type ThreadAnswer =
  | { readonly rows: readonly unknown[] }
  /** The fields that `isUnavailable` and `faultOf` read. */
  | { readonly message: string; readonly code?: unknown; readonly errcode?: unknown }

/** Maximum number of prepared statements. */
const keptStatements = 200

const { file, busyTimeout } = workerData as ThreadData // reading-threads.ts gives it
const connection = new DatabaseSync(file, { readOnly: true })
connection.exec(`pragma busy_timeout = ${busyTimeout}`)
// A read may go through all rows of an account. With the 2 MB that SQLite keeps otherwise, it asks the system again for
// pages that it had before: up to a third of its time (docs/collectibles-figures.md).
connection.exec('pragma cache_size = -32000')
const statements = new Map<string, StatementSync>()

function prepared(sql: string): StatementSync {
  const known = statements.get(sql)
  if (known) return known
  const statement = connection.prepare(sql)
  if (statements.size >= keptStatements) statements.clear()
  statements.set(sql, statement)
  return statement
}

function answer({ sql, parameters }: ThreadQuestion): ThreadAnswer {
  try {
    return { rows: prepared(sql).all(...parameters) }
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown } // the driver's own fields
    return { message, code, errcode }
  }
}

parentPort?.on('message', (question: ThreadQuestion) => parentPort?.postMessage(answer(question), []))
