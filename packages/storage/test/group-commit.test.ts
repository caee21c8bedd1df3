import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isUnavailable, openDatabase, unsynced, type OpenOptions } from '../src/index.ts'
import { groupCommitDialect } from '../src/sqlite-dialect.ts'

/** A database whose disk takes its time with each thing it is asked to keep, until the test lets it go on or fail. */
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
    addEasily: (name: string) => tell(name)(db.insertInto('shelves').values({ name }).modifyEnd(unsynced).execute()),
    names: async () => (await db.selectFrom('shelves').select('name').execute()).map(({ name }) => name),
  }
}

/** Long enough for everything that waits for no disk. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

test('who writes waits for the disk, but lets the next one write meanwhile; those share the next wait', async () => {
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

test('who reads, or writes what is not to be waited for, waits for no disk', async () => {
  const { runs, addEasily, names } = await onSlowDisk()
  await addEasily('top')
  expect(await names()).toEqual(['top'])
  expect(runs.length).toBe(0)
})

test('a transaction waits once, when it is committed, whatever is in it', async () => {
  const { db, runs } = await onSlowDisk()
  let isDone = false
  const made = db.transaction().execute(async (trx) => {
    await trx.insertInto('shelves').values({ name: 'top' }).execute()
    await trx.insertInto('shelves').values({ name: 'bottom' }).modifyEnd(unsynced).execute()
    expect(runs.length).toBe(0)
  })
  const told = made.then(() => (isDone = true))
  await soon()
  expect([runs.length, isDone]).toEqual([1, false])
  runs[0]?.resolve()
  await told
  const easy = db.transaction().execute((trx) => sql`delete from shelves ${unsynced}`.execute(trx))
  await soon()
  runs[1]?.resolve()
  await easy
  expect(runs.length).toBe(2)
})

test('a failure is told to those who wait for it; later ones ask anew', async () => {
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

test('what a statement writes and gives back is waited for, too', async () => {
  const { db, runs } = await onSlowDisk()
  const made = db.insertInto('shelves').values({ name: 'top' }).returning('name').execute()
  await soon()
  expect(runs.length).toBe(1)
  runs[0]?.resolve()
  expect(await made).toEqual([{ name: 'top' }])
})

test('who ends waits for all who wait', async () => {
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

/** A database in a file, and what is asked of the disk; the system's own function does it, unless a test says otherwise. */
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
  /** How often the file's own log was brought to the disk, and nothing else was. */
  const syncs = () => {
    const log = fs.statSync(`${file}-wal`).ino
    expect(asked.mock.calls.every(([descriptor]) => fs.fstatSync(descriptor).ino === log)).toBe(true)
    return asked.mock.calls.length
  }
  return { database, db, add, asked, syncs }
}

test('a file’s log is what the disk is asked for', async () => {
  const { db, add, syncs } = await inFile()
  expect(syncs()).toBe(1)
  await add('top').execute()
  expect(syncs()).toBe(2)
  await db.selectFrom('shelves').selectAll().execute()
  await add('bottom').modifyEnd(unsynced).execute()
  expect(syncs()).toBe(2)
})

test('so it is where a link leads to the file', async () => {
  const { add, syncs } = await inFile((file) => {
    const link = join(dirname(file), 'link.db')
    fs.writeFileSync(file, '')
    fs.symlinkSync(file, link)
    return link
  })
  await add('top').execute()
  expect(syncs()).toBe(2)
})

test('a disk that once failed is not believed again: it would say that all is well', async () => {
  const { database, add, asked } = await inFile()
  await database.ping()
  const gone = Object.assign(new Error('the disk is gone'), { code: 'EIO' })
  asked.mockImplementationOnce((_, tell) => tell(gone))
  await expect(add('top').execute()).rejects.toBe(gone)
  await expect(add('bottom').execute()).rejects.toSatisfy(isUnavailable)
  await expect(database.ping()).rejects.toBe(gone)
})

test('waiting for the disk is told as the statements are, and so is that it failed', async () => {
  const told: string[] = []
  const { add, asked } = await inFile(undefined, {
    onQuery: ({ operation, hasFailed }) => told.push(hasFailed ? `${operation} failed` : operation),
  })
  told.length = 0
  await add('top').execute()
  await add('middle').modifyEnd(unsynced).execute()
  asked.mockImplementationOnce((_, tell) => tell(new Error('the disk is gone')))
  await expect(add('bottom').execute()).rejects.toThrow('the disk is gone')
  expect(told).toEqual(['insert', 'sync', 'insert', 'insert', 'sync failed'])
})
