import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { environmentIn, freePort, startProgram } from './program.ts'
import { hydraSettings } from './settings.ts'

/** Where a Hydra will be: a Kratos has to know its admin address before it runs. */
export interface HydraPlace {
  readonly issuer: string
  readonly adminOrigin: string
}

export interface Hydra extends HydraPlace {
  log(): string
  stop(): Promise<void>
}

interface HydraOptions extends HydraPlace {
  /** The address of the pages. */
  readonly pages: string
  readonly kratosAdmin: string
  readonly kratosPublic: string
}

export async function hydraPlace(): Promise<HydraPlace> {
  return { issuer: `http://127.0.0.1:${await freePort()}`, adminOrigin: `http://127.0.0.1:${await freePort()}` }
}

/** Starts a Hydra in an empty folder; `path` is that of the program. */
export async function openHydra(path: string, { issuer, adminOrigin, pages, ...kratos }: HydraOptions): Promise<Hydra> {
  const folder = mkdtempSync(join(tmpdir(), 'hydra-'))
  writeFileSync(join(folder, 'hydra.yml'), stringify(hydraSettings({ origin: pages, issuer, ...kratos })))
  const files = ['-c', 'hydra.yml']
  const env = {
    ...environmentIn(folder),
    SERVE_PUBLIC_HOST: '127.0.0.1',
    SERVE_PUBLIC_PORT: new URL(issuer).port,
    SERVE_ADMIN_HOST: '127.0.0.1',
    SERVE_ADMIN_PORT: new URL(adminOrigin).port,
    SECRETS_SYSTEM: 'secret of the tokens in the tests',
  }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync(path, ['migrate', 'sql', 'up', '-e', '--yes', ...files], { cwd: folder, env, stdio: 'pipe' })
    const args = ['serve', 'all', '--dev', ...files]
    const { log, stop } = await startProgram({ path, args, env, folder, ready: `${adminOrigin}/health/ready` })
    return { issuer, adminOrigin, log, stop: () => stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
