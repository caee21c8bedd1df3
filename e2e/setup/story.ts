import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { testDatabases, type TestDatabase } from '@collect/storage/test'
import { Faults } from './faults.ts'
import { openHouse, type House } from './house.ts'
import { Mailbox } from './mailbox.ts'
import type { Changes } from './story-settings.ts'

export { expect } from '@playwright/test'

export interface WorkerFixtures {
  /** Which database the house stands on. */
  readonly databaseName: string
  /** Settings of the identity service that this file's stories need otherwise. */
  readonly changes: Changes
  readonly house: House
}

interface StoryFixtures {
  readonly faults: Faults
  readonly mailbox: Mailbox
  /** An address that nobody has used yet. */
  readonly email: string
  /** Another browser, watched like the first one. */
  openBrowser(options?: BrowserContextOptions): Promise<BrowserContext>
}

/** A story: a real server, a real browser, nothing mocked; what goes wrong in the browser fails it. */
export const story = base.extend<StoryFixtures, WorkerFixtures>({
  databaseName: ['sqlite', { option: true, scope: 'worker' }],
  changes: [{}, { option: true, scope: 'worker' }],
  house: [
    async ({ databaseName, changes }, give) => {
      const database = await databaseCalled(databaseName)
      const house = await openHouse({ ...(database && { databaseUrl: database.url }), changes })
      await give(house)
      await house.stop()
      await database?.drop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ house }, give) => give(house.origin),
  faults: async ({}, give) => {
    const faults = new Faults()
    await give(faults)
    faults.check()
  },
  context: async ({ context, faults }, give) => {
    faults.watch(context)
    await give(context)
  },
  mailbox: ({ house }, give) => give(new Mailbox(house.origin)),
  email: async ({}, give, info) => {
    await give(
      `${info.project.name.startsWith('without') ? 'plain' : 'quick'}.${info.testId.slice(-8)}.${info.retry}@collect.example`,
    )
  },
  openBrowser: async ({ browser, house, faults, contextOptions, javaScriptEnabled }, give) => {
    const opened: BrowserContext[] = []
    await give(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: house.origin,
        javaScriptEnabled,
        ...options,
      })
      faults.watch(context)
      opened.push(context)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

/** SQLite stands in the house's own folder; every other database is made for it. */
async function databaseCalled(name: string): Promise<TestDatabase | undefined> {
  return name === 'sqlite' ? undefined : testDatabases.find((candidate) => candidate.name === name)?.create()
}
