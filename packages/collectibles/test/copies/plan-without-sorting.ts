import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

import type { RecordedStatement } from '../../../storage/test/record-statements.ts'

interface FoundPlan {
  readonly text: string
  /** Whether rows are put in order after they were read. */
  readonly sorts: boolean
}

/** The plan of a statement. On PostgreSQL without sorting, where an index allows it: a small table is sorted anyway. */
export async function planOf(url: string, { text, values }: RecordedStatement): Promise<FoundPlan> {
  if (url.startsWith('file:')) {
    const file = new DatabaseSync(url.slice('file:'.length))
    const lines = file
      .prepare(`explain query plan ${text}`)
      .all()
      .map(({ detail }) => String(detail))
    file.close()
    return { text: lines.join('\n'), sorts: lines.some((line) => line.includes('USE TEMP B-TREE')) }
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set enable_sort = off; set enable_seqscan = off; set enable_bitmapscan = off')
  const { rows } = await client.query({ text: `explain ${text}`, values: [...values] })
  await client.end()
  const lines = (rows as readonly Record<string, unknown>[]).map((row) => String(row['QUERY PLAN']))
  return { text: lines.join('\n'), sorts: lines.some((line) => /\bSort\b/.test(line)) }
}
