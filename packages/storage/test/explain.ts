import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { RecordedStatement } from './record-statements.ts'

/** A statement with its plan, and the tables of which it reads every row. */
export interface ExplainedStatement {
  readonly text: string
  readonly plan: string
  readonly scanned: readonly string[]
}

/** The plans of the statements that read or write rows, on the data that is there. */
export const explainAll = (url: string, statements: Iterable<RecordedStatement>) =>
  url.startsWith('file:')
    ? explainOnSqlite(url.slice('file:'.length), explainable(statements))
    : explainOnPostgres(url, explainable(statements))

const explainable = (statements: Iterable<RecordedStatement>): readonly RecordedStatement[] =>
  [...statements].filter(({ text }) => /^\s*(select|insert|update|delete|with)\b/i.test(text))

async function explainOnSqlite(file: string, statements: readonly RecordedStatement[]) {
  const database = new DatabaseSync(file)
  const explained = statements.map(({ text }): ExplainedStatement => {
    const lines = database
      .prepare(`explain query plan ${text}`)
      .all()
      .map(({ detail }) => String(detail))
    const scanned = lines.flatMap((line) => {
      const [, table, index] = /^SCAN ([a-z]\w*)( USING (?:COVERING )?INDEX)?/.exec(line) ?? []
      // A page in the order of an index ends at its limit.
      return table === undefined || (index && /\blimit\b/i.test(text)) ? [] : [table]
    })
    return { text, plan: lines.join('\n'), scanned }
  })
  database.close()
  return explained
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

/** Ways of a plan to read whole tables. */
const wholeTables = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']

async function explainOnPostgres(url: string, statements: readonly RecordedStatement[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const explained: ExplainedStatement[] = []
  const { rows: large } = await client.query(
    "select relname as name from pg_class where relkind = 'r' and reltuples >= 1000",
  )
  const isLarge = new Set((large as readonly { name: string }[]).map(({ name }) => name))
  for (const { text, values } of statements) {
    const ask = async (how: string) => {
      const { rows } = await client.query({ text: `explain ${how} ${text}`, values: [...values] })
      return rows as readonly { 'QUERY PLAN': unknown }[]
    }
    const planned = async () => {
      const [json] = await ask('(format json)')
      const trees = (json?.['QUERY PLAN'] ?? []) as readonly { readonly Plan: PlanNode }[] // documented form
      return trees.flatMap(({ Plan: top }) => scannedIn(top, false))
    }
    const lines = (await ask('')).map((row) => String(row['QUERY PLAN']))
    const chosen = (await planned()).filter((table) => isLarge.has(table))
    // A small table is read whole even with an index. Without that way, only a missing index leads to a scan.
    await client.query(wholeTables.map((way) => `set ${way} = off`).join(';'))
    const forced = await planned()
    await client.query(wholeTables.map((way) => `reset ${way}`).join(';'))
    explained.push({ text, plan: lines.join('\n'), scanned: [...new Set([...chosen, ...forced])] })
  }
  await client.end()
  return explained
}

/** Tables whose rows a plan reads one after the other, or all in the order of an index without a limit. */
function scannedIn(node: PlanNode, isLimited: boolean): readonly string[] {
  const type = node['Node Type']
  const table = node['Relation Name']
  const isWhole = type === 'Seq Scan' || (/^Index (Only )?Scan$/.test(type) && !node['Index Cond'] && !isLimited)
  const below = (node.Plans ?? []).flatMap((child) => scannedIn(child, isLimited || type === 'Limit'))
  return table !== undefined && isWhole ? [table, ...below] : below
}

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
