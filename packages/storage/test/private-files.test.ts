import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../src/index.ts'

let dir: string
let mask: number
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'collect-private-'))
  mask = process.umask(0o022)
})
afterEach(() => {
  process.umask(mask)
  rmSync(dir, { recursive: true })
})

const modeOf = (path: string) => statSync(path).mode & 0o777

async function written(file: string) {
  const database = openDatabase(`file:${file}`)
  await database.migrate('room', {
    '001_init': { up: async (db) => db.schema.createTable('secrets').addColumn('id', 'integer').execute() },
  })
  return database
}

test('other users of the machine cannot read the database, its log or its folder', async () => {
  const database = await written(join(dir, 'data', 'live.db'))
  expect(modeOf(join(dir, 'data'))).toBe(0o700)
  const files = readdirSync(join(dir, 'data')).toSorted()
  expect(files).toEqual(['live.db', 'live.db-shm', 'live.db-wal'])
  for (const file of files) expect(modeOf(join(dir, 'data', file))).toBe(0o600)
  await database.close()
})

test('other users of the machine cannot read a backup', async () => {
  const database = await written(join(dir, 'live.db'))
  await database.backup(join(dir, 'copy.db'))
  await database.close()
  expect(modeOf(join(dir, 'copy.db'))).toBe(0o600)
})

test('an existing file keeps its permissions', async () => {
  writeFileSync(join(dir, 'live.db'), '')
  chmodSync(join(dir, 'live.db'), 0o640)
  const database = await written(join(dir, 'live.db'))
  await database.close()
  expect(modeOf(join(dir, 'live.db'))).toBe(0o640)
})
