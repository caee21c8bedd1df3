import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sourceArguments } from '../../../scripts/server-arguments.mjs'
import { outboxOf } from '../mailbox.ts'
import { startTestServer } from '../test-server.ts'
import { story, type WorkerFixtures } from '../story.ts'

export { expect } from '../story.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A story with a server in the pseudo-language: its pages, mails and own texts. */
export const pseudoStory = story.extend<object, Pick<WorkerFixtures, 'place'>>({
  place: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads the fixtures from the pattern
    async ({}, give) => {
      // Inside the repository, so that the built app finds its packages.
      const folder = mkdtempSync(`${root}.cache/pseudo-`)
      const env = { WEB_BUILD_FOLDER: folder }
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--conditions=source', fileURLToPath(new URL('build.ts', import.meta.url))],
        { cwd: root, env: { ...process.env, ...env, NODE_ENV: 'production' }, encoding: 'utf8', timeout: 120_000 },
      )
      if (status !== 0) throw new Error(`The app was not built in the pseudo-language:\n${stderr}`)
      const server = await startTestServer({
        env: { ...env, NODE_OPTIONS: `--import=${new URL('register.ts', import.meta.url).href}` },
        // The texts are marked while their sources load.
        program: sourceArguments,
      })
      await give({ server, readMails: outboxOf(server.origin) })
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
