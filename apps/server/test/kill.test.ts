import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { serverArguments } from '../../../scripts/server-arguments.mjs'
import { submit, together } from './native-client.ts'
import { freePort, quickHashes } from './program.ts'

const registrations = 500
const kills = 20
/** Number of users who register at the same time. */
const people = 4

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The shipped program as a process. Each start uses a new port, because another program may take the old one meanwhile. */
async function openService(folder: string) {
  const settings = quickHashes(folder)
  let origin = ''
  let child: ChildProcess
  onTestFinished(() => void child.kill('SIGKILL'))

  const start = async () => {
    const port = await freePort()
    const env = {
      ...process.env,
      ...settings,
      PORT: String(port),
      ADMIN_PORT: 'off',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
    }
    const made = spawn(process.execPath, [...serverArguments], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    child = made
    // The service prints its address when it listens.
    const [begin] = await Promise.race([once(made.stdout, 'data'), once(made, 'exit')])
    if (made.exitCode !== null) throw new Error(`the service ended with ${made.exitCode} after ${begin}`)
    origin = `http://localhost:${port}`
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { origin: () => origin, start, kill }
}

test('no acknowledged change is lost when the service is killed at any moment', { timeout: 400_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'collect-kill-'))
  const service = await openService(folder)
  await service.start()

  /** Numbers of acknowledged registrations after which the service is killed, with a short random delay. */
  const moments = Array.from({ length: kills }, () => Math.floor(Math.random() * registrations)).toSorted(
    (one, other) => one - other,
  )
  const acknowledged: string[] = []
  const statuses = new Set<number>()
  let tried = 0
  let killed = 0
  let rising: Promise<void> = Promise.resolve()
  const killSoon = async () => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20))
    await service.kill()
    killed += 1
    await service.start()
  }

  await together(people, async () => {
    await rising
    const email = `person.${++tried}@collect.example`
    try {
      const { status } = await submit(service.origin(), 'registration', { traits: { email, name: 'Ada' } })
      statuses.add(status)
      if (status === 200) acknowledged.push(email)
    } catch {
      // The service was killed during the request, so this account was not acknowledged.
    }
    const moment = moments[killed]
    if (moment !== undefined && acknowledged.length >= moment) {
      moments[killed] = Number.POSITIVE_INFINITY
      rising = killSoon()
    }
    return acknowledged.length < registrations && tried < registrations * 2
  })
  await rising
  expect({ killed, statuses: [...statuses] }).toEqual({ killed: kills, statuses: [200] })

  const lost: string[] = []
  const left = [...acknowledged]
  await together(people, async () => {
    const email = left.pop()
    if (email === undefined) return false
    if ((await submit(service.origin(), 'login', { identifier: email })).status !== 200) lost.push(email)
    return true
  })
  expect(lost).toEqual([])
  expect(acknowledged.length).toBeGreaterThanOrEqual(registrations)

  await service.kill()
  const database = new DatabaseSync(join(folder, 'collect.db'))
  expect(database.prepare('pragma integrity_check').get()).toMatchObject({ integrity_check: 'ok' })
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([])
  database.close()
  rmSync(folder, { recursive: true })
})
