import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'
import { environmentIn, freePort, startProgram } from './program.ts'
import { kratosSettings } from './settings.ts'

const config = fileURLToPath(new URL('../../../../config/', import.meta.url))

export interface Kratos {
  readonly origin: string
  readonly adminOrigin: string
  readonly pid: number | undefined
  log(): string
  stop(): Promise<void>
}

export interface KratosOptions {
  /** The settings; those of `config/kratos.yml` unless some are given. */
  readonly settings?: object
  /** The address of the pages; Kratos' own address unless one is given. */
  readonly pages?: string
  /** The mail server; without one, mails stay in the queue. */
  readonly smtp?: string
  readonly hydraAdmin?: string
}

/** Starts a Kratos in an empty folder; `path` is that of the program. */
export async function openKratos(path: string, given: KratosOptions = {}): Promise<Kratos> {
  const folder = mkdtempSync(join(tmpdir(), 'kratos-'))
  const [port, adminPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const adminOrigin = `http://127.0.0.1:${adminPort}`
  const { settings, pages = origin, smtp, hydraAdmin } = given
  copyFileSync(join(config, 'identity.schema.json'), join(folder, 'identity.schema.json'))
  writeFileSync(
    join(folder, 'place.yml'),
    stringify(kratosSettings({ origin: pages, smtp: smtp ?? 'smtp://127.0.0.1:1/', hydraAdmin })),
  )
  if (settings) writeFileSync(join(folder, 'kratos.yml'), stringify(settings))
  // Kratos reads several files; a later one changes the values that it names.
  const files = ['-c', settings ? 'kratos.yml' : join(config, 'kratos.yml'), '-c', 'place.yml']
  const env = {
    ...environmentIn(folder),
    SERVE_PUBLIC_PORT: String(port),
    SERVE_ADMIN_PORT: String(adminPort),
    SECRETS_COOKIE: 'secret of the cookies in the tests',
    SECRETS_CIPHER: 'thirty-two-characters-long-secret'.slice(0, 32),
  }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync(path, ['migrate', 'sql', '-e', '--yes', ...files], { cwd: folder, env, stdio: 'pipe' })
    const args = ['serve', '--dev', ...(smtp === undefined ? [] : ['--watch-courier']), ...files]
    const { pid, log, stop } = await startProgram({ path, args, env, folder, ready: `${adminOrigin}/health/ready` })
    return { origin, adminOrigin, pid, log, stop: () => stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
