import { openSync, readFileSync, rmSync, writeFileSync, writeSync, closeSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { startShipped, type Shipped } from '../shipped.ts'
import { testFolder } from '../program.ts'

const readiness = (shipped: Shipped) => async () => {
  const { status, text } = await shipped.client().send('/health/ready')
  return { status, body: JSON.parse(text) }
}

test('readiness reports a full disk until there is space again', { timeout: 60_000 }, async (context) => {
  const folder = testFolder()
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]).status !== 0)
    return context.skip('this account may not mount a small disk')
  onTestFinished(() => void spawnSync('umount', ['-l', folder]))
  const shipped = await startShipped({ DATA_DIR: folder })
  const ready = readiness(shipped)
  expect(await ready()).toMatchObject({ status: 200 })

  const filler = openSync(join(folder, 'filler'), 'w')
  try {
    for (;;) writeSync(filler, Buffer.alloc(4096))
  } catch {
    closeSync(filler) // the disk is full now
  }
  // The write-ahead log may have room left, so the service can still write for a while.
  const start = async () => (await shipped.client().send('/self-service/login/api')).status
  let status = await start()
  for (let count = 0; count < 1_000 && status === 200; count += 1) status = await start()
  expect(status).toBe(503)
  await expect
    .poll(ready, { timeout: 10_000, interval: 1_100 })
    .toEqual({ status: 503, body: { errors: { service: 'The disk is full.' } } })
  rmSync(join(folder, 'filler'))
  await expect.poll(ready, { timeout: 10_000 }).toMatchObject({ status: 200 })
  return undefined
})

test('readiness reports a damaged database until the process restarts', { timeout: 60_000 }, async () => {
  const shipped = await startShipped()
  const file = join(shipped.folder, 'collect.db')
  shipped.program.child.kill('SIGTERM')
  await shipped.program.ended()
  const database = new DatabaseSync(file)
  const page = Number(database.prepare("select rootpage from sqlite_schema where name = 'flows'").get()?.['rootpage'])
  const { page_size: size } = database.prepare('pragma page_size').get() ?? {}
  database.close()
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xa5, (page - 1) * Number(size), page * Number(size)))

  const again = await startShipped({ DATA_DIR: shipped.folder })
  const headers = { accept: 'application/json' }
  const flow = await again.client().send('/self-service/login/browser', { headers })
  expect([flow.status, flow.text]).toEqual([503, expect.stringContaining('is unavailable')])
  expect(await readiness(again)()).toEqual({
    status: 503,
    body: { errors: { service: 'The database is damaged.' } },
  })
})
