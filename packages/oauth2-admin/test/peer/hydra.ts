import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** A running Hydra with an empty database. */
export interface Hydra {
  readonly publicUrl: string
  readonly adminUrl: string
  stop(): void
}

/** Pages that a Hydra leads to; the tests read their addresses and open none. */
export const pages = 'http://127.0.0.1:1'

export async function startHydra(program: string): Promise<Hydra> {
  const [publicPort, adminPort] = [await freePort(), await freePort()]
  const [publicUrl, adminUrl] = [publicPort, adminPort].map((port) => `http://127.0.0.1:${port}`) as [string, string]
  const child = spawn(program, ['serve', 'all', '--dev'], {
    cwd: tmpdir(),
    env: {
      PATH: process.env['PATH'],
      HOME: tmpdir(),
      DSN: 'memory',
      LOG_LEVEL: 'error',
      SECRETS_SYSTEM: 'a secret of the tests with 42 characters...',
      SERVE_PUBLIC_HOST: '127.0.0.1',
      SERVE_PUBLIC_PORT: String(publicPort),
      SERVE_ADMIN_HOST: '127.0.0.1',
      SERVE_ADMIN_PORT: String(adminPort),
      SQA_OPT_OUT: 'true',
      URLS_SELF_ISSUER: publicUrl,
      URLS_LOGIN: `${pages}/login`,
      URLS_CONSENT: `${pages}/consent`,
      URLS_LOGOUT: `${pages}/logout`,
      URLS_POST_LOGOUT_REDIRECT: `${pages}/left`,
    },
    stdio: 'ignore',
  })
  const hydra: Hydra = { publicUrl, adminUrl, stop: () => void child.kill() }
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const isReady = await fetch(`${adminUrl}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return hydra
    if (child.exitCode !== null) break
    await pause(250)
  }
  hydra.stop()
  throw new Error(`Hydra does not start (exit code ${child.exitCode}).`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
