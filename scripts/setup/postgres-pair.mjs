import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, initialize, postgresProgram, postgresPrograms } from './postgres-programs.mjs'

// Killed processes lose nothing that they gave to the operating system, so nothing needs to reach the disk.
const settings = ['fsync=off', 'synchronous_commit=on', 'max_connections=100', 'wal_keep_size=256MB', 'hot_standby=on']

/**
 * A primary and its standby, which confirms each commit before the primary does (`synchronous_standby_names`). Gives
 * `{ url, primary, standby, kill, promote, join, … }`, or `{ missing }` with the reason. `url` names both hosts.
 */
export async function postgresPair() {
  const programs = postgresPrograms()
  if (programs.missing) return programs
  const { bin, account, dir } = programs
  const ports = [await freePort(), await freePort()]
  const data = ports.map((port) => join(dir, `data-${port}`))
  const missing = initialize(programs, data[0])
  if (missing) return { missing }
  const servers = ports.map((port, at) => postgresProgram(programs, data[at], port, settings))
  const urls = ports.map((port) => `postgres://collect@127.0.0.1:${port}/postgres`)
  let primary = 0
  /** The answer to a statement as text; undefined while the server does not answer. */
  const ask = (at, text) => {
    const { status, stdout } = spawnSync(join(bin, 'psql'), ['-XAtqc', text, urls[at]], { cwd: dir, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : undefined
  }
  /** Polls for at most ten seconds. */
  const until = async (at, text) => {
    for (let attempt = 0; attempt < 200; attempt++) {
      if (ask(at, text) === 't') return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`The PostgreSQL server never answered "${text}" with yes.`)
  }
  const start = async (at) => {
    if (!(await servers[at].start())) throw new Error('a PostgreSQL server did not start')
  }
  const stop = async () => {
    await Promise.all(servers.map((server) => server.end('SIGQUIT')))
    rmSync(dir, { recursive: true, force: true })
  }

  const pair = {
    url: `postgres://collect@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres?target_session_attrs=read-write`,
    primary: () => urls[primary],
    standby: () => urls[1 - primary],
    /** Kills the primary without warning. */
    kill: () => servers[primary].end('SIGKILL'),
    /** The standby becomes the primary, as a fail-over manager decides. It commits alone until another one joins. */
    async promote() {
      primary = 1 - primary
      await until(primary, 'select pg_promote(true, 10)')
    },
    /** Copies the primary into the other folder, starts it as the standby, and waits until commits wait for it. */
    async join() {
      const other = 1 - primary
      rmSync(data[other], { recursive: true, force: true })
      const copied = spawnSync(
        join(bin, 'pg_basebackup'),
        ['-D', data[other], '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync', '-d', urls[primary]],
        { ...account, cwd: dir, encoding: 'utf8' },
      )
      if (copied.status !== 0) throw new Error(`pg_basebackup failed: ${copied.stderr || copied.error}`)
      await start(other)
      ask(primary, "alter system set synchronous_standby_names = '*'")
      ask(primary, 'select pg_reload_conf()')
      await until(primary, "select count(*) = 1 from pg_stat_replication where sync_state = 'sync'")
    },
    /** The standby takes in changes, but shows none of them until it continues. */
    pauseReplay: async () => void ask(1 - primary, 'select pg_wal_replay_pause()'),
    killStandby: () => servers[1 - primary].end('SIGKILL'),
    stop,
  }
  try {
    await start(0)
    await pair.join()
    return pair
  } catch (error) {
    await stop()
    return { missing: error instanceof Error ? error.message : String(error) }
  }
}
