import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/index.ts'

interface Tables {
  pairs: { id: number; half: string }
}

test('a backup made during writes is a sound database without half transactions', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'collect-backup-'))
  const database = openDatabase(`file:${join(dir, 'live.db')}`)
  await database.migrate('room', {
    '001_init': {
      up: async (db) => db.schema.createTable('pairs').addColumn('id', 'integer').addColumn('half', 'text').execute(),
    },
  })
  const tables = database.tables<Tables>()
  const filler = 'x'.repeat(2_000)
  const writePair = (id: number) =>
    tables.transaction().execute(async (trx) => {
      await trx
        .insertInto('pairs')
        .values({ id, half: `first ${filler}` })
        .execute()
      await trx
        .insertInto('pairs')
        .values({ id, half: `second ${filler}` })
        .execute()
    })
  for (let id = 0; id < 500; id++) await writePair(id)

  const progress = { isCopied: false }
  const copying = database.backup(join(dir, 'copy.db')).then(() => (progress.isCopied = true))
  let written = 500
  while (!progress.isCopied && written < 20_000) {
    await writePair(written++)
    // SQLite answers synchronously: without a turn of the event loop, the copy would never be reported as ready.
    await turn()
  }
  await copying
  await database.close()

  const copy = new DatabaseSync(join(dir, 'copy.db'), { readOnly: true })
  expect(copy.prepare('pragma integrity_check').get()).toMatchObject({ integrity_check: 'ok' })
  const halves = copy.prepare('select count(*) as count from pairs').get()?.['count']
  const pairs = copy.prepare('select count(distinct id) as count from pairs').get()?.['count']
  expect(Number(pairs)).toBeGreaterThanOrEqual(500)
  expect(halves).toBe(Number(pairs) * 2)
  copy.close()
  rmSync(dir, { recursive: true })
})
