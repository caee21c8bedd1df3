import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { sql, type Kysely } from 'kysely'
import type { Database } from '@collect/storage'
import { copiesOf, type CopiedTable, type Words } from './copied-tables.ts'

export interface Crowd {
  /** Address of an account that signed up and signed in. Each account of the crowd is a copy of it. */
  readonly email: string
  /** The accounts' numbers, from `first` on. */
  readonly first: number
  readonly count: number
}

/** Runs statements on one connection. */
interface Filler {
  readonly words: Words
  columnsOf(table: string): Promise<readonly string[]>
  run(statement: string): Promise<void>
  close(): Promise<void>
}

/** Accounts per statement. */
const batch = 100_000

/** The account with a number: its address, the token of its session, and the network address that its user has. */
export const crowdEmail = (number: number): string => `crowd.${number}@collect.example`
export const crowdToken = (number: number): string => `ory_st_crowd${number}`
export const crowdNetwork = (number: number): string =>
  `10.${Math.floor(number / 65_536) % 256}.${Math.floor(number / 256) % 256}.${number % 256}`

/**
 * Copies an account with all its rows, by statements that write many rows each. Foreign keys are not checked meanwhile.
 * On SQLite, the service must not run.
 */
export async function fillCrowd(database: Database, url: string, crowd: Crowd): Promise<void> {
  const filler = database.dialect === 'postgres' ? await fillPostgres(database) : fillSqlite(url)
  try {
    const tables = copiesOf(filler.words, crowd.email)
    for (const table of tables) {
      for (let first = crowd.first; first < crowd.first + crowd.count; first += batch) {
        const last = Math.min(first + batch, crowd.first + crowd.count) - 1
        await filler.run(await copying(filler, table, first, last))
      }
    }
    // PostgreSQL does it by itself after a while. SQLite has no statistics in an installation.
    if (database.dialect === 'postgres') await filler.run(`analyze ${tables.map(({ name }) => name).join(', ')}`)
  } finally {
    await filler.close()
  }
}

/** Writes rows of one table only, for numbers `first` to `last`. */
export async function fillTable(
  database: Database,
  url: string,
  { email, first, count }: Crowd,
  name: string,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const filler = database.dialect === 'postgres' ? await fillPostgres(database) : fillSqlite(url)
  try {
    const table = copiesOf(filler.words, email).find((one) => one.name === name)
    if (!table) throw new Error(`there is no table ${name} to copy`)
    for (let from = first; from < first + count; from += batch) {
      const to = Math.min(from + batch, first + count) - 1
      await filler.run(await copying(filler, { ...table, changed: { ...table.changed, ...changed } }, from, to))
    }
  } finally {
    await filler.close()
  }
}

async function copying(filler: Filler, table: CopiedTable, first: number, last: number): Promise<string> {
  const columns = await filler.columnsOf(table.name)
  const values = columns.map((column) => table.changed[column] ?? `t.${column}`)
  return `
    insert into ${table.name} (${columns.join(', ')})
    select ${values.join(', ')}
    from (${filler.words.numbers(first, last)}) numbers,
      (select o.*, row_number() over () as ordinal from ${table.name} o where ${table.template}) t
    where n % ${table.every ?? 1} = 0`
}

async function fillPostgres(database: Database): Promise<Filler> {
  const connection = await new Promise<{ db: Kysely<object>; release: () => void }>((resolve, reject) => {
    database
      .tables<object>()
      .connection()
      .execute((db) => new Promise<void>((release) => resolve({ db, release })))
      .catch(reject)
  })
  const { db, release } = connection
  const run = async (statement: string) => void (await sql.raw(statement).execute(db))
  await run('set session_replication_role = replica')
  await run('set synchronous_commit = off')
  return {
    run,
    words: {
      numbers: (first, last) => `select n::bigint as n from generate_series(${first}, ${last}) n`,
      hex: (number, digits) => `lpad(to_hex(${number}), ${digits}, '0')`,
      digest: (text) => `rtrim(translate(encode(sha256((${text})::bytea), 'base64'), '+/', '-_'), '=')`,
    },
    async columnsOf(table) {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns where table_name = ${table}`.execute(db)
      return rows.map(({ name }) => name)
    },
    async close() {
      await run('set session_replication_role = origin')
      await run('reset synchronous_commit')
      release()
    },
  }
}

function fillSqlite(url: string): Filler {
  const database = new DatabaseSync(url.slice('file:'.length))
  database.exec(
    'pragma busy_timeout = 5000; pragma foreign_keys = off; pragma synchronous = off; pragma temp_store = memory',
  )
  database.function('digest', { deterministic: true }, (text) =>
    createHash('sha256').update(String(text)).digest('base64url'),
  )
  return {
    run: async (statement) => database.exec(statement),
    words: {
      numbers: (first, last) =>
        `with recursive every(n) as (select ${first} union all select n + 1 from every where n < ${last}) select n from every`,
      hex: (number, digits) => `printf('%0${digits}x', ${number})`,
      digest: (text) => `digest(${text})`,
    },
    columnsOf: async (table) =>
      database
        .prepare(`select name from pragma_table_info('${table}')`)
        .all()
        .map(({ name }) => String(name)),
    close: async () => database.close(),
  }
}
