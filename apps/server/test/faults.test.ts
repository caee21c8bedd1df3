import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { testDatabases } from '@collect/storage/test'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ownPostgres } from '../../../scripts/setup/postgres.mjs'
import { openMailServer } from '../../../packages/identity/test/service/outside/mail-server.ts'
import { ask, send, submit, together } from './native-client.ts'
import { openLine } from './line.ts'
import { freePort, quickHashes, runProgram, testFolder, type Environment } from './program.ts'

async function openService(env: Environment): Promise<string> {
  const port = await freePort()
  const program = runProgram('identity-only.ts', {
    PORT: String(port),
    ADMIN_PORT: 'off',
    LOG_LEVEL: 'info',
    ...quickHashes(testFolder()),
    ...env,
  })
  await program.spoken()
  if (program.child.exitCode !== null) throw new Error(`the service ended: ${program.written()}`)
  return `http://localhost:${port}`
}

const register = (origin: string, email: string) => submit(origin, 'registration', { traits: { email, name: 'Ada' } })
const signIn = (origin: string, identifier: string) => submit(origin, 'login', { identifier })
/** The answer to clients while the database does not work. */
const honest = { status: 503, body: { error: { code: 503, reason: 'The database is unavailable.' } } }

/** Mounts a file system of a few megabytes; undefined if the system account may not mount one. */
function smallDisk(): string | undefined {
  const folder = join(testFolder(), 'disk')
  mkdirSync(folder)
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder]).status !== 0) return undefined
  onTestFinished(() => void spawnSync('umount', ['-l', folder]))
  return folder
}

/** Fills the disk. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  const block = Buffer.alloc(4096)
  try {
    for (let count = 0; count < 10_000; count += 1) writeSync(file, block)
  } catch {
    // The disk is full now.
  } finally {
    closeSync(file)
  }
}

describe('a fault outside the service', () => {
  test(
    'a full disk: no acknowledged change is lost, and the service continues once there is space',
    { timeout: 90_000 },
    async (context) => {
      const folder = smallDisk()
      if (!folder) return context.skip('this account may not mount a small disk')
      const origin = await openService({ DATA_DIR: folder })
      const known: string[] = []
      const registerNext = async () => {
        const email = `person.${known.length}@collect.example`
        const answer = await register(origin, email)
        if (answer.status === 200) known.push(email)
        return answer
      }
      expect(await registerNext()).toMatchObject({ status: 200 })
      fill(join(folder, 'filler'))

      let answer = await registerNext()
      for (let count = 0; count < 300 && answer.status === 200; count += 1) answer = await registerNext()
      expect(answer).toMatchObject(honest)
      expect(await ask(`${origin}/health/alive`)).toMatchObject({ status: 200 })
      const readiness = () => ask(`${origin}/health/ready`)
      await expect
        .poll(readiness, { timeout: 5_000 })
        .toMatchObject({ status: 503, body: { errors: { database: 'The disk is full.' } } })

      rmSync(join(folder, 'filler'))
      await expect.poll(readiness, { timeout: 5_000 }).toMatchObject({ status: 200 })
      expect(await registerNext()).toMatchObject({ status: 200 })
      for (const email of known) expect(await signIn(origin, email)).toMatchObject({ status: 200 })
      return undefined
    },
  )

  test(
    'a database locked by another process: the service answers 503, and continues afterwards',
    { timeout: 60_000 },
    async () => {
      const folder = testFolder()
      const origin = await openService({ DATA_DIR: folder })
      expect(await register(origin, 'ada@collect.example')).toMatchObject({ status: 200 })
      const { body } = await ask(`${origin}/self-service/login/api`)
      const { ui } = body as { readonly ui: { readonly action: string } } // by contract

      const other = new DatabaseSync(join(folder, 'collect.db'))
      other.exec('begin exclusive')
      expect(await send(ui.action, { identifier: 'ada@collect.example' })).toMatchObject(honest)
      other.exec('rollback')
      other.close()
      expect(await send(ui.action, { identifier: 'ada@collect.example' })).toMatchObject({ status: 200 })
    },
  )

  test('a mail server that is down for a while: every mail arrives once', { timeout: 150_000 }, async () => {
    const port = await freePort()
    const origin = await openService({
      DATA_DIR: testFolder(),
      SMTP_URL: `smtp://127.0.0.1:${port}/?disable_starttls=true`,
    })
    const people = Array.from({ length: 8 }, (_, number) => `person.${number}@collect.example`)
    for (const email of people) expect(await register(origin, email)).toMatchObject({ status: 200 })

    const server = await openMailServer(port)
    onTestFinished(() => server.close())
    const arrived = () => server.taken.map(({ to }) => to).toSorted()
    await expect.poll(arrived, { timeout: 90_000 }).toEqual(people)
    // A mail to another recipient arrives at once, and no repeated mail follows it.
    expect(await register(origin, 'the.last@collect.example')).toMatchObject({ status: 200 })
    await expect.poll(arrived, { timeout: 40_000 }).toEqual([...people, 'the.last@collect.example'])
  })
})

describe.each(testDatabases.filter(({ name }) => name === 'postgres'))(
  '$name, if it ends all connections',
  ({ create }) => {
    test(
      'and accepts none for a while, under load: no acknowledged change is lost, and the service continues by itself',
      { timeout: 240_000 },
      async () => {
        const { url, drop } = await create()
        const behind = new URL(url)
        const line = await openLine(behind.hostname, Number(behind.port))
        behind.port = String(line.port)
        const origin = await openService({ DATA_DIR: testFolder(), DATABASE_URL: behind.href })
        onTestFinished(drop)
        onTestFinished(() => line.cut())

        const acknowledged: string[] = []
        const others: unknown[] = []
        let tried = 0
        await together(4, async () => {
          const number = (tried += 1)
          // The database is unreachable during ten of thirty tries.
          if (number % 30 === 0) await line.cut()
          if (number % 30 === 10) await line.mend()
          const email = `person.${number}@collect.example`
          const answer = await register(origin, email)
          if (answer.status === 200) acknowledged.push(email)
          else others.push(answer)
          return tried < 120
        })
        await line.mend()
        expect(others.length).toBeGreaterThan(10)
        for (const answer of others) expect(answer).toMatchObject(honest)
        await expect.poll(async () => (await ask(`${origin}/health/ready`)).status, { timeout: 60_000 }).toBe(200)
        expect(await register(origin, 'afterwards@collect.example')).toMatchObject({ status: 200 })
        for (const email of acknowledged) expect(await signIn(origin, email)).toMatchObject({ status: 200 })
      },
    )

    test(
      'under load: each answer is a success or a 503, and no acknowledged change is lost',
      { timeout: 240_000 },
      async () => {
        const { url, drop, cutOff } = await create()
        const origin = await openService({ DATA_DIR: testFolder(), DATABASE_URL: url })
        onTestFinished(drop)

        const acknowledged: string[] = []
        const others: unknown[] = []
        let tried = 0
        let cuts = 0
        await together(4, async () => {
          const number = (tried += 1)
          if (number % 10 === 0) {
            cuts += 1
            await cutOff?.()
          }
          const email = `person.${number}@collect.example`
          const answer = await register(origin, email)
          if (answer.status === 200) acknowledged.push(email)
          else others.push(answer)
          return tried < 120
        })
        expect(cuts).toBeGreaterThan(10)
        for (const answer of others) expect(answer).toMatchObject(honest)
        expect(acknowledged.length).toBeGreaterThan(20)
        for (const email of acknowledged) expect(await signIn(origin, email)).toMatchObject({ status: 200 })
      },
    )
  },
)

test(
  'a PostgreSQL that is killed under load, again and again: no acknowledged change is lost, and the service continues',
  { timeout: 240_000 },
  async (context) => {
    const server = await ownPostgres()
    if ('missing' in server) return context.skip(server.missing)
    onTestFinished(server.stop)
    const origin = await openService({ DATA_DIR: testFolder(), DATABASE_URL: server.url })

    const acknowledged: string[] = []
    const others: unknown[] = []
    let tried = 0
    await together(4, async () => {
      const number = (tried += 1)
      if (number % 30 === 0) await server.crash()
      const email = `person.${number}@collect.example`
      const answer = await register(origin, email)
      if (answer.status === 200) acknowledged.push(email)
      else others.push(answer)
      return tried < 120
    })
    expect(others.length).toBeGreaterThan(3)
    for (const answer of others) expect(answer).toMatchObject(honest)
    await expect.poll(async () => (await ask(`${origin}/health/ready`)).status, { timeout: 60_000 }).toBe(200)
    expect(acknowledged.length).toBeGreaterThan(20)
    for (const email of acknowledged) expect(await signIn(origin, email)).toMatchObject({ status: 200 })
    return undefined
  },
)
