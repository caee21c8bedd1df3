import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/index.ts'
import { testDatabases, type TestDatabase } from './databases.ts'

const starter = fileURLToPath(new URL('./starter.ts', import.meta.url))

/** Starts a process that migrates the database; returns its exit code and error output. */
async function start(url: string) {
  const child = spawn(process.execPath, ['--conditions=source', starter, url], { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (chunk) => (complaints += chunk))
  const [code] = await once(child, 'close')
  return { code, complaints }
}

describe.each(testDatabases)('several processes on one $name database', ({ create }) => {
  let place: TestDatabase
  beforeEach(async () => {
    place = await create()
  })
  afterEach(() => place.drop())

  test('start at once: all succeed, and every migration runs once', async () => {
    const starts = await Promise.all(Array.from({ length: 5 }, () => start(place.url)))
    expect(starts).toEqual(Array.from({ length: 5 }, () => ({ code: 0, complaints: '' })))

    const database = openDatabase(place.url)
    const count = database.prepare(
      'select count(*) as count from marks',
      ([row]: readonly { count: number }[]) => row?.count,
    )
    expect(await count()).toBe(2)
    await database.close()
  })
})
