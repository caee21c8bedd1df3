import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import type { TestServer } from '../test-server.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The operator's command that makes offered items public, while the app runs. They have not changed since their offer. */
export async function publishOffered({ databaseUrl }: TestServer, ids: readonly string[]): Promise<void> {
  const offered = ids.map((id) => `${id}@2`)
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '', NODE_OPTIONS = '' } = process.env
  await promisify(execFile)(
    process.execPath,
    ['--conditions=source', 'apps/server/src/commands/collectibles.ts', 'publish', ...offered],
    { cwd: root, env: { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS, DATABASE_URL: databaseUrl } },
  )
}
