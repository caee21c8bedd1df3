import { sql, type Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { postgresPair } from '../../../scripts/setup/postgres-pair.mjs'
import { openDatabase, type Database } from '../src/index.ts'

/** Whether a read ran on the standby. */
async function runsOnCopy(db: Kysely<object>): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_copy: boolean }>`select pg_is_in_recovery() as is_copy`.execute(db)
  return rows[0]?.is_copy
}
/** The same for a read that may be stale. */
const isCopy = (database: Database) => database.read(runsOnCopy)

test('reads that may be stale run on the standby while it keeps up, else on the primary', async (context) => {
  const pair = await postgresPair()
  if ('missing' in pair) return context.skip(pair.missing)
  onTestFinished(pair.stop)
  const database = openDatabase(pair.url, { readUrl: pair.standby() })
  onTestFinished(() => database.close())
  expect(await isCopy(database)).toBe(false)
  await expect.poll(() => isCopy(database), { timeout: 10_000 }).toBe(true)

  expect(await database.readLatest(runsOnCopy)).toBe(false)

  await pair.pauseReplay()
  await sql`create table boxes (name text)`.execute(database.tables())
  await expect.poll(() => isCopy(database), { timeout: 10_000 }).toBe(false)
  // It stays so, although the standby still answers.
  await sql`insert into boxes values ('a')`.execute(database.tables())
  expect(await isCopy(database)).toBe(false)

  await pair.promote()
  await expect.poll(() => isCopy(database).catch(() => 'away'), { timeout: 10_000 }).toBe(false)
  return undefined
})
