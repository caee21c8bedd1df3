import { defineConfig } from '@playwright/test'
import type { WorkerFixtures } from './setup/story.ts'

/** Chromium refuses its sandbox to root, who runs everything in a container. */
const isRoot = process.getuid?.() === 0

export default defineConfig<object, WorkerFixtures>({
  testDir: './stories',
  testMatch: '*.story.ts',
  outputDir: '../test-results',
  // Two cores carry two people; each worker has a server and a database of its own.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    locale: 'en-US',
    // Recording costs a third of the time: `npm run check -- stories -- <name> --trace on` does it for one.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'with JavaScript', testIgnore: '*.no-script.story.ts' },
    // The same stories once more as plain forms; what needs a script by its nature is left out.
    {
      name: 'without JavaScript',
      testMatch: ['*.both.story.ts', '*.no-script.story.ts'],
      use: { javaScriptEnabled: false },
    },
    // The screens in front of a service that says whatever a story wants.
    { name: 'kit', testDir: './kit', testIgnore: '*.no-script.story.ts' },
    {
      name: 'kit without JavaScript',
      testDir: './kit',
      testMatch: ['*.both.story.ts', '*.no-script.story.ts'],
      use: { javaScriptEnabled: false },
    },
    // Every golden flow, open to everybody.
    { name: 'access', testDir: './access' },
    // The main story once on the other database.
    ...(process.env['TEST_POSTGRES_URL']
      ? [{ name: 'on PostgreSQL', testMatch: 'account.both.story.ts', use: { databaseName: 'postgres' } }]
      : []),
  ],
})
