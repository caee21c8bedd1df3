import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { openPage } from '../../apps/server/test/dev/open-page.ts'
import { freePort } from '../../e2e/setup/free-port.ts'

export interface DevServer {
  readonly origin: string
  /** From the command until the sign-in page was answered, in milliseconds. */
  readonly ms: number
  stop(): Promise<void>
}

/** Runs `npm run dev` in a folder, on ports of its own. */
export async function startDev(folder: string): Promise<DevServer> {
  const [port, adminPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const env = { ...process.env, DATA_DIR: 'data', PORT: String(port), ADMIN_PORT: String(adminPort), LOG_LEVEL: 'warn' }
  const begun = performance.now()
  const npm = spawn('npm', ['run', 'dev'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'], detached: true })
  while (!(await isAnswered(origin))) {
    if (npm.exitCode !== null) throw new Error(`npm run dev ended with ${npm.exitCode}`)
    await wait(20)
  }
  return {
    origin,
    ms: performance.now() - begun,
    async stop() {
      const ended = once(npm, 'exit')
      if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGTERM')
      await ended
    },
  }
}

const isAnswered = (origin: string): Promise<boolean> =>
  openPage(`${origin}/login`).then(
    ({ status }) => status === 200,
    () => false, // nothing listens yet
  )
