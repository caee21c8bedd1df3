import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../e2e/setup/free-port.ts'
import { median, table } from './table.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const runs = 3

/** How long `npm start` takes when nothing has to be installed or built. */
export async function secondStart(): Promise<void> {
  await startOnce()
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await startOnce())
  table('Second npm start, from the command to the address line', [
    [`median of ${runs}`, `${Math.round(median(times))} ms`],
  ])
}

async function startOnce(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'collect-start-'))
  const env = { ...process.env, DATA_DIR: folder, PORT: String(await freePort()), ADMIN_PORT: String(await freePort()) }
  const begun = performance.now()
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  let text = ''
  for await (const chunk of npm.stdout) {
    text += chunk
    if (text.includes('is open at')) break
  }
  const took = performance.now() - begun
  if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGTERM')
  if (npm.exitCode === null) await once(npm, 'exit')
  rmSync(folder, { recursive: true, force: true })
  return took
}
