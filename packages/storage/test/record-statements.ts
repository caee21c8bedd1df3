import { StatementSync } from 'node:sqlite'
import pg from 'pg'

/** A statement as the driver got it. */
export interface RecordedStatement {
  readonly text: string
  /** Unset on SQLite, whose plans do not depend on them. */
  readonly values: readonly unknown[]
}

const ways = ['all', 'get', 'run'] as const

/** Lists all statements that this process sends to a database until `stop`, each text once. */
export function recordStatements(): { readonly seen: ReadonlyMap<string, RecordedStatement>; stop(): void } {
  const seen = new Map<string, RecordedStatement>()
  const note = (text: string, values: readonly unknown[] = []) => void seen.set(text, { text, values })
  const stops = [recordPostgres(note), ...ways.map((way) => recordSqlite(way, note))]
  return { seen, stop: () => stops.forEach((stop) => stop()) }
}

type Note = (text: string, values?: readonly unknown[]) => void

function recordPostgres(note: Note): () => void {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: readonly unknown[]) {
    const [statement, values] = given
    if (typeof statement === 'string') note(statement, Array.isArray(values) ? values : [])
    else if (typeof statement === 'object' && statement !== null && 'text' in statement) {
      const { text, values: own = [] } = statement as { text: string; values?: readonly unknown[] } // the driver's form
      note(text, Array.isArray(values) ? values : own)
    }
    return Reflect.apply(query, this, given) as never // what the driver answers
  }
  return () => void (pg.Client.prototype.query = query)
}

/** Statements are prepared once, and run often. */
function recordSqlite(way: (typeof ways)[number], note: Note): () => void {
  const usual = StatementSync.prototype[way]
  const recorded = function (this: StatementSync, ...given: readonly unknown[]): unknown {
    note(this.sourceSQL)
    return Reflect.apply(usual, this, given)
  }
  Object.defineProperty(StatementSync.prototype, way, { value: recorded, configurable: true, writable: true })
  return () =>
    void Object.defineProperty(StatementSync.prototype, way, { value: usual, configurable: true, writable: true })
}
