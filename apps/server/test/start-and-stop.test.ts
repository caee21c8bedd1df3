import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage } from 'node:http'
import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { testDatabases } from '@collect/storage/test'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort, runProgram, testFolder, type Environment } from './program.ts'

describe('a start that fails prints one sentence', () => {
  test.each<{ env: Environment; sentence: RegExp }>([
    { env: { PORT: 'abc' }, sentence: /^PORT must be a port number between 0 and 65535\.\n$/ },
    {
      env: { HYDRA_ADMIN_URL: 'hydra:4445' },
      sentence: /^HYDRA_ADMIN_URL must be an address like http:\/\/127\.0\.0\.1:4445\.\n$/,
    },
    {
      env: { ORIGIN: 'https://collect.example' },
      sentence: /^SMTP_URL must be set because ORIGIN is not an address of this machine\.\n$/,
    },
    {
      env: { IDENTITY_CONFIG: '/nowhere/kratos.yml' },
      sentence: /^IDENTITY_CONFIG cannot be used: .*nowhere\/kratos\.yml.*\.\n$/,
    },
    {
      env: { DATABASE_URL: 'postgres://collect:hunter2@127.0.0.1:1/none' },
      sentence: /^DATABASE_URL cannot be opened: (?!.*hunter2).*\.\n$/,
    },
    { env: { DATABASE_URL: 'file:/dev/null/collect.db' }, sentence: /^DATABASE_URL cannot be opened: .*\.\n$/ },
  ])('$env', async ({ env, sentence }) => {
    const program = runProgram('identity-only.ts', { DATA_DIR: testFolder(), PORT: '0', ADMIN_PORT: 'off', ...env })
    expect(await program.ended()).toBe(1)
    expect(program.written()).toMatch(sentence)
  })

  const secretsFile = (make: (file: string) => void) => () => {
    const folder = testFolder()
    make(join(folder, 'secrets'))
    return { DATA_DIR: folder }
  }
  test.each<{ what: string; env: () => Environment; sentence: RegExp }>([
    {
      what: 'an empty file of secrets',
      env: secretsFile((file) => writeFileSync(file, '\n')),
      sentence: /^SECRETS cannot be read: .*secrets is empty; put its copy back, or remove it to begin anew\.\n$/,
    },
    {
      what: 'a folder instead of the file of secrets',
      env: secretsFile((file) => mkdirSync(file)),
      sentence: /^SECRETS cannot be read: .*secrets is a folder\.\n$/,
    },
    {
      what: 'a secret of three letters',
      env: secretsFile((file) => writeFileSync(file, `${'a'.repeat(32)}\nabc\n`)),
      sentence: /^SECRETS cannot be used: .*secrets holds one of fewer than 32 characters\.\n$/,
    },
  ])('$what', async ({ env, sentence }) => {
    const program = runProgram('identity-only.ts', { PORT: '0', ADMIN_PORT: 'off', ...env() })
    expect(await program.ended()).toBe(1)
    expect(program.written()).toMatch(sentence)
  })

  test.each(['main.ts', 'identity-only.ts'] as const)('a database of a newer release, for %s', async (file) => {
    const folder = testFolder()
    const env = { DATA_DIR: folder, PORT: '0', ADMIN_PORT: 'off' }
    const first = runProgram('identity-only.ts', env)
    await first.spoken()
    first.child.kill('SIGTERM')
    await first.ended()
    const database = new DatabaseSync(join(folder, 'collect.db'))
    database.exec("insert into identity_migrations values ('999_tomorrow', '2027-01-01T00:00:00Z')")
    database.close()
    const program = runProgram(file, env)
    expect(await program.ended()).toBe(1)
    expect(program.written()).toMatch(
      /^The service cannot start: a newer release has changed the database \(identity: 999_tomorrow\); .*\.\n$/,
    )
  })

  test('a damaged database ends the start without a stack', async () => {
    const folder = testFolder()
    const env = { DATA_DIR: folder, PORT: '0', ADMIN_PORT: 'off' }
    const first = runProgram('identity-only.ts', env)
    await first.spoken()
    first.child.kill('SIGTERM')
    await first.ended()
    const file = join(folder, 'collect.db')
    writeFileSync(file, readFileSync(file).fill(0xa5, 100, 4096))
    const program = runProgram('identity-only.ts', env)
    expect(await program.ended()).toBe(1)
    expect(program.written()).toMatch(/^[A-Z].*malformed.*\.\n$/)
  })

  test('an unknown key of the configuration is named with its path', async () => {
    const folder = testFolder()
    writeFileSync(join(folder, 'kratos.yml'), 'selfservice:\n  default_browser_return_url: /\n  colour: blue\n')
    const program = runProgram('identity-only.ts', {
      DATA_DIR: folder,
      PORT: '0',
      ADMIN_PORT: 'off',
      IDENTITY_CONFIG: join(folder, 'kratos.yml'),
    })
    expect(await program.ended()).toBe(1)
    expect(program.written()).toContain('selfservice.colour: unknown key')
  })

  test('a port that another program uses', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const address = other.address()
    const port = String(typeof address === 'object' && address ? address.port : 0)
    const program = runProgram('identity-only.ts', { DATA_DIR: testFolder(), PORT: port, ADMIN_PORT: 'off' })
    expect(await program.ended()).toBe(1)
    expect(program.written()).toBe(`PORT cannot be ${port}: another program listens there already.\n`)
  })
})

describe.each(testDatabases)('processes on one $name database', ({ create }) => {
  test('start together, agree on their secrets, and stop when asked', async () => {
    const folder = testFolder()
    const database = await create()
    onTestFinished(() => database.drop())
    const programs = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const port = await freePort()
        return {
          port,
          program: runProgram('identity-only.ts', {
            DATA_DIR: folder,
            DATABASE_URL: database.url,
            PORT: String(port),
            ADMIN_PORT: 'off',
          }),
        }
      }),
    )
    for (const { port, program } of programs) {
      await program.spoken()
      expect(program.written()).toContain(`http://localhost:${port}`)
      expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200)
    }
    expect(readdirSync(folder).filter((file) => file.startsWith('secrets'))).toEqual(['secrets'])

    // SQLite deletes its journal when the last connection closes. If all processes end at once, none may be the last,
    // so they end one after the other.
    for (const { program } of programs) {
      program.child.kill('SIGTERM')
      expect(await program.ended()).toBe(0)
    }
    expect(existsSync(`${database.url.replace('file:', '')}-wal`)).toBe(false)
  })
})

test('after SIGTERM the service answers open requests, accepts no new ones, and waits for no unused connection', async () => {
  const port = await freePort()
  const program = runProgram('identity-only.ts', { DATA_DIR: testFolder(), PORT: String(port), ADMIN_PORT: 'off' })
  await program.spoken()
  const origin = `http://localhost:${port}`
  const flow = (await (await fetch(`${origin}/self-service/registration/api`)).json()) as { ui: { action: string } }
  const form = JSON.stringify({
    method: 'password',
    password: 'a long sentence about cabinets',
    traits: { email: 'ada@collect.example', name: 'Ada' },
  })
  // Half of a form has arrived when the process gets the signal.
  const post = request(flow.ui.action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Content-Length': form.length },
  })
  const answered = once(post, 'response') as Promise<[IncomingMessage]> // what this event carries
  await new Promise((resolve) => post.write(form.slice(0, 20), resolve))
  await (await fetch(`${origin}/health/alive`)).text()
  // A browser opens connections in advance.
  const unused = connect(port, 'localhost')
  const closed = once(unused, 'close')
  await once(unused, 'connect')

  program.child.kill('SIGTERM')
  // From a terminal the signal comes more than once.
  program.child.kill('SIGINT')
  await expect.poll(() => fetch(`${origin}/health/alive`).catch((error: Error) => error.message)).toBe('fetch failed')
  // While the half form is still open.
  await closed
  post.end(form.slice(20))
  const [answer] = await answered
  expect(answer.statusCode).toBe(200)
  answer.resume()
  expect(await program.ended()).toBe(0)
})

describe('the backup command', () => {
  test('without a file name prints its usage', async () => {
    const program = runProgram('commands/backup.ts', { DATA_DIR: testFolder() })
    expect(await program.ended()).toBe(1)
    expect(program.written()).toBe('Say where to: npm run backup -- <file>\n')
  })

  test('refuses to overwrite a file, or to copy a missing database', async () => {
    const folder = testFolder()
    const missing = runProgram('commands/backup.ts', { DATA_DIR: folder }, [join(folder, 'copy.db')])
    expect(await missing.ended()).toBe(1)
    expect(missing.written()).toMatch(/^There is no database at .*collect\.db yet\.\n$/)

    new DatabaseSync(join(folder, 'collect.db')).close()
    writeFileSync(join(folder, 'copy.db'), 'an older backup')
    const program = runProgram('commands/backup.ts', { DATA_DIR: folder }, [join(folder, 'copy.db')])
    expect(await program.ended()).toBe(1)
    expect(program.written()).toMatch(/copy\.db exists already; name a new file\.\n$/)
    expect(readFileSync(join(folder, 'copy.db'), 'utf8')).toBe('an older backup')
  })

  test('copies the database of a running service', async () => {
    const folder = testFolder()
    const service = runProgram('identity-only.ts', {
      DATA_DIR: folder,
      PORT: String(await freePort()),
      ADMIN_PORT: 'off',
    })
    await service.spoken()
    const program = runProgram('commands/backup.ts', { DATA_DIR: folder }, [join(folder, 'copy.db')])
    expect(await program.ended()).toBe(0)
    const copy = new DatabaseSync(join(folder, 'copy.db'), { readOnly: true })
    expect(copy.prepare('pragma integrity_check').get()).toMatchObject({ integrity_check: 'ok' })
    expect(copy.prepare("select count(*) as count from sqlite_master where name = 'identities'").get()).toMatchObject({
      count: 1,
    })
    copy.close()
  })
})

test('a SIGTERM that reaches npm alone stops the service', async () => {
  const port = String(await freePort())
  const env = { ...process.env, DATA_DIR: testFolder(), PORT: port, ADMIN_PORT: 'off' }
  const npm = spawn('npm', ['run', 'identity'], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(npm, 'close') // the service holds the same pipes
  onTestFinished(() => {
    try {
      if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGKILL')
    } catch {
      // All processes of the group have ended.
    }
  })
  let isReady = false
  for (let tries = 0; !isReady && tries < 300; tries += 1) {
    await sleep(100)
    isReady = await fetch(`http://localhost:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
  expect(isReady).toBe(true)
  npm.kill('SIGTERM')
  await ended
  await expect(fetch(`http://localhost:${port}/health/ready`)).rejects.toThrow('fetch failed')
})
