import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, initialize, postgresProgram, postgresPrograms } from './postgres-programs.mjs'

/**
 * A PostgreSQL server for tests: the one that TEST_POSTGRES_URL names, else a throw-away one on a free loopback port.
 * Gives `{ url, stop }`, or `{ missing }` with the reason.
 */
export async function testPostgres() {
  const given = process.env.TEST_POSTGRES_URL
  return given ? { url: given, stop: async () => {} } : startCluster(['synchronous_commit=off', ...speed])
}

/**
 * A server of a test's own, which keeps what it acknowledged. Gives `{ url, crash, stop }`, or `{ missing }` with the
 * reason; `crash` kills it without warning, starts it again and resolves when it answers.
 */
export const ownPostgres = () => startCluster(['synchronous_commit=on', ...speed])

/** The same for measurements: commits reach the disk. `pid` is the server's. */
export const measuredPostgres = (settings = []) => startCluster(['max_connections=200', ...settings])

// The data is thrown away, so nothing needs to reach the disk.
const speed = ['fsync=off', 'full_page_writes=off', 'max_connections=200']

async function startCluster(settings) {
  const programs = postgresPrograms()
  if (programs.missing) return programs
  const { dir } = programs
  const data = join(dir, 'data')
  const missing = initialize(programs, data)
  if (missing) return { missing }
  const port = await freePort()
  const server = postgresProgram(programs, data, port, settings)
  const stop = async () => {
    await server.end('SIGINT')
    rmSync(dir, { recursive: true, force: true })
  }
  const crash = async () => {
    await server.end('SIGKILL')
    if (!(await server.start())) throw new Error('the PostgreSQL server did not start again')
  }
  if (await server.start())
    return { url: `postgres://collect@127.0.0.1:${port}/postgres`, stop, crash, pid: server.pid() }
  await stop()
  return { missing: 'the PostgreSQL server did not start' }
}
