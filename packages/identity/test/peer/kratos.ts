import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenOnLoopback } from '../service/loopback.ts'
import { fileWith, merged, type ConfigChanges } from '../service/config-changes.ts'

const schema = readFileSync(new URL('../../../../config/identity.schema.json', import.meta.url))

export interface Kratos {
  readonly origin: string
  readonly adminOrigin: string
  readonly pid: number | undefined
  stop(): Promise<void>
}

/** Starts Kratos in an empty folder with our settings and these changes; `program` is its path. */
export async function openKratos(program: string, changes: ConfigChanges): Promise<Kratos> {
  const folder = mkdtempSync(join(tmpdir(), 'peer-'))
  const [port, adminPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const file = join(folder, 'kratos.json')
  writeFileSync(file, JSON.stringify(settingsFor(origin, port, adminPort, changes)))
  const env = { PATH: '/usr/bin:/bin', HOME: folder, DSN: `sqlite://${join(folder, 'db.sqlite')}?_fk=true` }
  execFileSync(program, ['migrate', 'sql', '-e', '--yes', '-c', file], { env, stdio: 'ignore' })

  let log = ''
  const child = spawn(program, ['serve', '--dev', '-c', file], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log = (log + chunk).slice(-20_000)))
  const adminOrigin = `http://127.0.0.1:${adminPort}`
  await untilReady(`${adminOrigin}/health/ready`, () => log)
  return {
    origin,
    adminOrigin,
    pid: child.pid,
    async stop() {
      if (child.exitCode === null) {
        child.kill()
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Adds the settings of a separate process, and absolute addresses: Kratos has no ORIGIN. */
function settingsFor(origin: string, port: number, adminPort: number, changes: ConfigChanges): ConfigChanges {
  const rp = { id: 'localhost', origins: [origin] }
  const more = {
    selfservice: { methods: { webauthn: { config: { rp } }, passkey: { config: { rp } } } },
    serve: {
      public: { host: '127.0.0.1', port, base_url: `${origin}/` },
      admin: { host: '127.0.0.1', port: adminPort },
    },
    identity: { schemas: [{ id: 'default', url: `base64://${schema.toString('base64')}` }] },
    courier: { smtp: { connection_uri: 'smtp://localhost:1/' } },
    secrets: {
      cookie: ['the house keeps its secret in here'],
      cipher: ['thirty-two-characters-long-secret'.slice(0, 32)],
    },
  }
  const inFull = (key: string, value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('/') && key !== 'host' ? origin + value : value
  return JSON.parse(JSON.stringify(merged(fileWith(changes), more)), inFull) as ConfigChanges // made from such an object
}

async function freePort(): Promise<number> {
  const { port, close } = await listenOnLoopback(createServer())
  await close()
  return port
}

async function untilReady(url: string, log: () => string): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the Kratos does not get ready: ${log()}`)
}
