import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall } from './apt.mjs'

const installed = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

/** The programs, the account that runs them and an empty folder: `{ bin, account, dir }`, or `{ missing }` with the reason. */
export function postgresPrograms() {
  const bin = binaries() ?? (isRoot && process.env.CI && aptInstall('postgresql') ? binaries() : undefined)
  if (!bin) return { missing: 'no PostgreSQL is installed' }
  const account = accountOf()
  if (!account) return { missing: 'PostgreSQL refuses to run as root and there is no account "postgres"' }
  const dir = mkdtempSync(join(tmpdir(), 'collect-postgres-'))
  if (account.uid !== undefined) chownSync(dir, account.uid, account.gid)
  return { bin, account, dir }
}

/** Makes the data folder of a new server. Answers the reason if that fails. */
export function initialize({ bin, account, dir }, data) {
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'collect', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...account, cwd: dir, encoding: 'utf8' },
  )
  return made.status === 0 ? undefined : `initdb failed: ${made.stderr || made.error}`
}

/** A server on a data folder and a loopback port: `start` resolves with true once it answers, `end` when it is gone. */
export function postgresProgram({ bin, account, dir }, data, port, settings) {
  const place = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`]
  const options = [...place, ...settings].flatMap((option) => ['-c', option])
  let server
  const isGone = () => !server || server.exitCode !== null || server.signalCode !== null
  const end = async (signal) => {
    if (isGone()) return
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }
  /** Whether it answers within ten seconds; a killed server's last child may delay the next one. */
  const start = async () => {
    for (let attempt = 0; attempt < 100; attempt++) {
      if (isGone()) {
        server = spawn(join(bin, 'postgres'), ['-D', data, ...options], { ...account, cwd: dir, stdio: 'ignore' })
      }
      const { status } = spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port), '-t', '1'])
      if (status === 0) return true
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return false
  }
  // If this script ends early, the server ends too.
  process.once('exit', () => server?.kill('SIGQUIT'))
  return { start, end, pid: () => server?.pid }
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function binaries() {
  if (!existsSync(installed)) return undefined
  const newest = readdirSync(installed)
    .filter((version) => existsSync(join(installed, version, 'bin', 'initdb')))
    .toSorted((one, other) => Number(other) - Number(one))[0]
  return newest && join(installed, newest, 'bin')
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
