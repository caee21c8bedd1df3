import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { testDatabases, type TestDatabase } from '@collect/storage/test'
import { Faults } from './faults.ts'
import { chosen, isOurs } from './service/chosen.ts'
import { leftOut } from './service/marks.ts'
import { startBefore, type OAuth2Provider } from './service/start-before.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { openRowsOn } from './settings/open-rows.ts'
import { Mailbox, outboxOf, type ReadMails } from './mailbox.ts'
import type { Changes } from './story-config.ts'

export { expect } from '@playwright/test'
export { isOurs, settingsAfterSignIn } from './service/chosen.ts'
export { anywhere, needs } from './service/marks.ts'

interface Place {
  readonly server: TestServer
  readonly readMails: ReadMails
  readonly provider?: OAuth2Provider | undefined
}

export interface WorkerFixtures {
  /** The server's database. */
  readonly databaseName: string
  /** Changes of the identity service's configuration for this file's stories. */
  readonly changes: Changes
  /** The stories are about applications, which need an OAuth2 provider. */
  readonly applications: boolean
  /** The server, the mails that its service sent, and the OAuth2 provider. */
  readonly place: Place
  readonly server: TestServer
}

interface StoryFixtures {
  /** Delivered settings that this file's stories rely on. They are left out in front of a service that may have others. */
  readonly reliesOn: Changes
  /** Leaves out a story that another service cannot tell. */
  readonly leftOut: void
  readonly faults: Faults
  readonly mailbox: Mailbox
  /** An unused email address. */
  readonly email: string
  /** Opens another browser, with the same error checks. */
  openBrowser(options?: BrowserContextOptions): Promise<BrowserContext>
}

/** A service that runs already knows the addresses of the last run. */
const run = isOurs ? '' : `.${Date.now().toString(36)}`

/** The stories are about pages; each would wait for hashes that are meant to take their time. */
const quickHashes: Changes = { 'hashers.argon2.memory': '64KB', 'hashers.argon2.iterations': 1 }

/** A story: a real server and a real browser, without mocks. Errors in the browser fail it. */
export const story = base.extend<StoryFixtures, WorkerFixtures>({
  databaseName: ['sqlite', { option: true, scope: 'worker' }],
  changes: [{}, { option: true, scope: 'worker' }],
  reliesOn: [{}, { option: true }],
  applications: [false, { option: true, scope: 'worker' }],
  place: [
    async ({ databaseName, changes, applications }, give) => {
      if (chosen) {
        const { close, ...place } = await startBefore(chosen, { changes, applications })
        await give(place)
        return close()
      }
      const database = await databaseCalled(databaseName)
      const server = await startTestServer({
        ...(database && { databaseUrl: database.url }),
        changes: { ...quickHashes, ...changes },
      })
      await give({
        server,
        readMails: outboxOf(server.origin),
        provider: { issuer: server.origin, adminOrigin: server.adminOrigin },
      })
      await server.stop()
      return database?.drop()
    },
    { scope: 'worker' },
  ],
  server: [({ place }, give) => give(place.server), { scope: 'worker' }],
  leftOut: [
    async ({ changes, reliesOn, applications }, give, info) => {
      const reason = chosen && leftOut(info, chosen, { changes: { ...changes, ...reliesOn }, applications })
      info.skip(reason !== undefined, reason)
      await give()
    },
    { auto: true },
  ],
  baseURL: ({ server }, give) => give(server.origin),
  faults: async ({}, give) => {
    const faults = new Faults()
    await give(faults)
    faults.check()
  },
  context: async ({ context, faults }, give) => {
    faults.watch(context)
    openRowsOn(context)
    await give(context)
  },
  mailbox: ({ place }, give) => give(new Mailbox(place.readMails)),
  email: async ({}, give, info) => {
    await give(
      `${info.project.name.startsWith('without') ? 'plain' : 'quick'}.${info.testId.slice(-8)}.${info.retry}${run}@collect.example`,
    )
  },
  openBrowser: async ({ browser, server, faults, contextOptions, javaScriptEnabled }, give) => {
    const opened: BrowserContext[] = []
    await give(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: server.origin,
        javaScriptEnabled,
        ...options,
      })
      faults.watch(context)
      openRowsOn(context)
      opened.push(context)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

/** The URL of the server's database: SQLite in its data folder, or a new PostgreSQL database. */
async function databaseCalled(name: string): Promise<TestDatabase | undefined> {
  return name === 'sqlite' ? undefined : testDatabases.find((candidate) => candidate.name === name)?.create()
}
