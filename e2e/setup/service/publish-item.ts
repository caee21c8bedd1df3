import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import type { TestServer } from '../test-server.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The operator's command that makes an offered item public, while the app runs. */
export async function publishOffered({ databaseUrl }: TestServer, id: string): Promise<void> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '', NODE_OPTIONS = '' } = process.env
  await promisify(execFile)(
    process.execPath,
    ['--conditions=source', 'apps/server/src/commands/collectibles.ts', 'publish', id],
    { cwd: root, env: { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS, DATABASE_URL: databaseUrl } },
  )
}
