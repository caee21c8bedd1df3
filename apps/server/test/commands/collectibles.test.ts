import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@collect/storage'
import { describe, expect, test } from 'vitest'
import { testDatabases } from '../../../../packages/storage/test/databases.ts'

const program = fileURLToPath(new URL('../../src/commands/collectibles.ts', import.meta.url))

/** Runs `npm run collectibles -- …` on a database. */
async function collectibles(url: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['--conditions=source', program, ...args], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code: code as number } // a program that exits by itself has a code
}

describe.each(testDatabases)('npm run collectibles on $name', ({ create }) => {
  test('generates the demo tier, and the check names what does not add up', async () => {
    const { url, drop } = await create()
    const made = await collectibles(url, 'generate', '--tier=demo', '--account=ada')
    expect(made).toMatchObject({ code: 0, err: '', out: expect.stringContaining('240 copies') })
    expect(await collectibles(url, 'check')).toEqual({ code: 0, err: '', out: '0 differences\n' })

    const database = openDatabase(url)
    await database
      .tables<{ collectors: { photo_bytes: number } }>()
      .updateTable('collectors')
      .set({ photo_bytes: 7 })
      .execute()
    await database.close()
    expect(await collectibles(url, 'check')).toEqual({
      code: 1,
      err: '3-photos: The size of the photos of an account is wrong. (ada)\n',
      out: '1 difference\n',
    })
    await drop()
  })
})

test.each([
  [[], 'A task is missing.'],
  [['mend'], 'There is no task "mend".'],
  [['generate'], '--tier must be one of demo, big, bench.'],
  [['generate', '--tier=huge'], '--tier must be one of demo, big, bench.'],
  [['generate', '--tier=demo', '--seed=x'], '--seed must be a whole number.'],
  [['generate', '--tier=demo', '--as-of=soon'], '--as-of must be a day like 2026-01-01.'],
])('the arguments %j are refused: %s', async (args, problem) => {
  const { code, err } = await collectibles('file::memory:', ...args)
  expect(code).toBe(1)
  expect(err).toContain(problem)
  expect(err).toContain('npm run collectibles -- check')
})
