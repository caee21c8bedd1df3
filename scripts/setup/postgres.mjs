import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall } from './apt.mjs'

const installed = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

/**
 * A PostgreSQL server for tests: the one that TEST_POSTGRES_URL names, else a throw-away one on a free loopback port.
 * Gives `{ url, stop }`, or `{ missing }` with the reason.
 */
export async function testPostgres() {
  const given = process.env.TEST_POSTGRES_URL
  return given ? { url: given, stop: async () => {} } : startCluster('off')
}

/**
 * A server of a test's own, which keeps what it acknowledged. Gives `{ url, crash, stop }`, or `{ missing }` with the
 * reason; `crash` kills it without warning, starts it again and resolves when it answers.
 */
export const ownPostgres = () => startCluster('on')

function binaries() {
  if (!existsSync(installed)) return undefined
  const newest = readdirSync(installed)
    .filter((version) => existsSync(join(installed, version, 'bin', 'initdb')))
    .toSorted((one, other) => Number(other) - Number(one))[0]
  return newest && join(installed, newest, 'bin')
}

async function startCluster(synchronousCommit) {
  const bin = binaries() ?? (isRoot && process.env.CI && aptInstall('postgresql') ? binaries() : undefined)
  if (!bin) return { missing: 'no PostgreSQL is installed' }
  const account = accountOf()
  if (!account) return { missing: 'PostgreSQL refuses to run as root and there is no account "postgres"' }
  const dir = mkdtempSync(join(tmpdir(), 'collect-postgres-'))
  if (account.uid !== undefined) chownSync(dir, account.uid, account.gid)
  const data = join(dir, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'collect', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...account,
      cwd: dir,
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) return { missing: `initdb failed: ${made.stderr || made.error}` }

  const port = await freePort()
  // The data is thrown away, so nothing needs to reach the disk.
  const speed = ['fsync=off', `synchronous_commit=${synchronousCommit}`, 'full_page_writes=off', 'max_connections=200']
  const place = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`]
  const options = [...place, ...speed].flatMap((option) => ['-c', option])
  let server
  const end = async (signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(signal)
    await once(server, 'exit')
  }
  /** Whether it answers within ten seconds; a killed server's last child may delay the next one. */
  const start = async () => {
    for (let attempt = 0; attempt < 100; attempt++) {
      if (!server || server.exitCode !== null || server.signalCode !== null) {
        server = spawn(join(bin, 'postgres'), ['-D', data, ...options], { ...account, cwd: dir, stdio: 'ignore' })
      }
      const { status } = spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port), '-t', '1'])
      if (status === 0) return true
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return false
  }
  const stop = async () => {
    await end('SIGINT')
    rmSync(dir, { recursive: true, force: true })
  }
  const crash = async () => {
    await end('SIGKILL')
    if (!(await start())) throw new Error('the PostgreSQL server did not start again')
  }
  // If this script ends early, the cluster ends too.
  process.once('exit', () => server.kill('SIGQUIT'))
  if (await start()) return { url: `postgres://collect@127.0.0.1:${port}/postgres`, stop, crash }
  await stop()
  return { missing: 'the PostgreSQL server did not start' }
}

/** PostgreSQL refuses root; other accounts run it as themselves. */
function accountOf() {
  if (!isRoot) return {}
  try {
    const id = (flag) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined // no such account
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
