import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isUnavailable, openDatabase, asyncCommit, type OpenOptions } from '../src/index.ts'
import { groupCommitDialect } from '../src/sqlite-dialect.ts'

/** A database whose syncs wait until the test completes or fails them. */
async function onSlowDisk() {
  const runs: PromiseWithResolvers<void>[] = []
  const connection = new DatabaseSync(':memory:')
  let isOver = false
  const sync = async () => {
    if (isOver) return
    const run = Promise.withResolvers<void>()
    runs.push(run)
    await run.promise
  }
  connection.exec('create table shelves (name text unique)')
  const db = new Kysely<{ shelves: { name: string } }>({ dialect: groupCommitDialect(connection, sync) })
  onTestFinished(() => {
    isOver = true
    return db.destroy()
  })
  const done: string[] = []
  const tell = (name: string) => (work: Promise<unknown>) => work.then(() => void done.push(name))
  return {
    db,
    runs,
    done,
    add: (name: string) => tell(name)(db.insertInto('shelves').values({ name }).execute()),
    addEasily: (name: string) => tell(name)(db.insertInto('shelves').values({ name }).modifyEnd(asyncCommit).execute()),
    names: async () => (await db.selectFrom('shelves').select('name').execute()).map(({ name }) => name),
  }
}

/** Long enough for everything that does not wait for the disk. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

test('a writer waits for the disk while others write, and those share the next sync', async () => {
  const { runs, done, add, names } = await onSlowDisk()
  const all = Promise.all(['top', 'middle', 'bottom'].map(add))
  await soon()
  expect([await names(), runs.length, done]).toEqual([['top', 'middle', 'bottom'], 1, []])
  runs[0]?.resolve()
  await soon()
  expect([runs.length, done]).toEqual([2, ['top']])
  runs[1]?.resolve()
  await all
  expect([runs.length, done]).toEqual([2, ['top', 'middle', 'bottom']])
})

test('reads and asynchronous commits do not wait for the disk', async () => {
  const { runs, addEasily, names } = await onSlowDisk()
  await addEasily('top')
  expect(await names()).toEqual(['top'])
  expect(runs.length).toBe(0)
})

test('a transaction waits for the disk once, after its commit', async () => {
  const { db, runs } = await onSlowDisk()
  let isDone = false
  const made = db.transaction().execute(async (trx) => {
    await trx.insertInto('shelves').values({ name: 'top' }).execute()
    await trx.insertInto('shelves').values({ name: 'bottom' }).modifyEnd(asyncCommit).execute()
    expect(runs.length).toBe(0)
  })
  const committed = made.then(() => (isDone = true))
  await soon()
  expect([runs.length, isDone]).toEqual([1, false])
  runs[0]?.resolve()
  await committed
  const easy = db.transaction().execute((trx) => sql`delete from shelves ${asyncCommit}`.execute(trx))
  await soon()
  runs[1]?.resolve()
  await easy
  expect(runs.length).toBe(2)
})

test('a failed sync rejects the writers that wait for it, and the next writer syncs again', async () => {
  const { runs, done, add } = await onSlowDisk()
  const lost = add('top')
  await soon()
  const later = add('bottom')
  runs[0]?.reject(Object.assign(new Error('the disk is gone'), { code: 'EIO' }))
  await expect(lost).rejects.toSatisfy(isUnavailable)
  await soon()
  runs[1]?.resolve()
  await later
  expect(done).toEqual(['bottom'])
})

test('an insert with a returning clause waits for the disk', async () => {
  const { db, runs } = await onSlowDisk()
  const made = db.insertInto('shelves').values({ name: 'top' }).returning('name').execute()
  await soon()
  expect(runs.length).toBe(1)
  runs[0]?.resolve()
  expect(await made).toEqual([{ name: 'top' }])
})

test('closing the database waits for pending syncs', async () => {
  const { db, runs, done, add } = await onSlowDisk()
  const all = Promise.all(['top', 'bottom'].map(add))
  await soon()
  const ended = db.destroy().then(() => void done.push('the end'))
  for (const at of [0, 1, 2]) {
    await soon()
    runs[at]?.resolve()
  }
  await Promise.all([all, ended])
  expect(done).toEqual(['top', 'bottom', 'the end'])
})

/** A database in a file that records its syncs. The system's own function does the work unless a test replaces it. */
async function inFile(link?: (file: string) => string, options?: OpenOptions) {
  const folder = fs.mkdtempSync(join(tmpdir(), 'collect-log-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = join(folder, 'test.db')
  const asked = vi.spyOn(fs, 'fdatasync')
  syncBuiltinESMExports()
  onTestFinished(() => {
    asked.mockRestore()
    syncBuiltinESMExports()
  })
  const database = openDatabase(`file:${link?.(file) ?? file}`, options)
  onTestFinished(() => database.close())
  const db = database.tables<{ shelves: { name: string } }>()
  await db.schema.createTable('shelves').addColumn('name', 'text').execute()
  const add = (name: string) => db.insertInto('shelves').values({ name })
  /** Number of syncs of the file's log; fails if another file was synced. */
  const syncs = () => {
    const log = fs.statSync(`${file}-wal`).ino
    expect(asked.mock.calls.every(([descriptor]) => fs.fstatSync(descriptor).ino === log)).toBe(true)
    return asked.mock.calls.length
  }
  return { database, db, add, asked, syncs }
}

test('a write syncs the write-ahead log of the file', async () => {
  const { db, add, syncs } = await inFile()
  expect(syncs()).toBe(1)
  await add('top').execute()
  expect(syncs()).toBe(2)
  await db.selectFrom('shelves').selectAll().execute()
  await add('bottom').modifyEnd(asyncCommit).execute()
  expect(syncs()).toBe(2)
})

test('a write through a symbolic link syncs the log of the target', async () => {
  const { add, syncs } = await inFile((file) => {
    const link = join(dirname(file), 'link.db')
    fs.writeFileSync(file, '')
    fs.symlinkSync(file, link)
    return link
  })
  await add('top').execute()
  expect(syncs()).toBe(2)
})

test('after a failed sync of the log, all later writes and pings fail', async () => {
  const { database, add, asked } = await inFile()
  await database.ping()
  const gone = Object.assign(new Error('the disk is gone'), { code: 'EIO' })
  asked.mockImplementationOnce((_, tell) => tell(gone))
  await expect(add('top').execute()).rejects.toBe(gone)
  await expect(add('bottom').execute()).rejects.toSatisfy(isUnavailable)
  await expect(database.ping()).rejects.toBe(gone)
})

test('onQuery reports each sync and its failure', async () => {
  const reported: string[] = []
  const { add, asked } = await inFile(undefined, {
    onQuery: ({ operation, hasFailed }) => reported.push(hasFailed ? `${operation} failed` : operation),
  })
  reported.length = 0
  await add('top').execute()
  await add('middle').modifyEnd(asyncCommit).execute()
  asked.mockImplementationOnce((_, tell) => tell(new Error('the disk is gone')))
  await expect(add('bottom').execute()).rejects.toThrow('the disk is gone')
  expect(reported).toEqual(['insert', 'sync', 'insert', 'insert', 'sync failed'])
})
