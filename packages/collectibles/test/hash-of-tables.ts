import { createHash } from 'node:crypto'
import type { Database } from '@collect/storage'
import { sql } from 'kysely'

type Row = Readonly<Record<string, unknown>>

const isLeftOut = /migration|^(?:catalogue|set)_words|^search_/

/**
 * SHA-256 over the rows of all tables but the lists of migrations and the words of the search, which follow from the
 * others and from the platform's names of countries: tables by name, rows by id (by all their values
 * without one), columns by name. It is the same on both engines if all values are.
 */
export async function hashOfTables(database: Database): Promise<string> {
  const db = database.tables<object>()
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !isLeftOut.test(name))
  const hash = createHash('sha256')
  for (const table of tables.toSorted()) {
    const { rows } = await database.read((db) => sql<Row>`select * from ${sql.table(table)}`.execute(db))
    const lines = rows.map((row) => [String(row['id'] ?? ''), JSON.stringify(withSortedKeys(row))] as const)
    hash.update(`${table}\n`)
    for (const [, line] of lines.toSorted(
      ([id, line], [otherId, otherLine]) => compare(id, otherId) || compare(line, otherLine),
    ))
      hash.update(`${line}\n`)
  }
  return hash.digest('hex')
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const withSortedKeys = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).toSorted(([one], [other]) => compare(one, other)))
