import { defineConfig } from '@playwright/test'
import type { WorkerFixtures } from './setup/story.ts'

/** Chromium has no sandbox for root, the usual user in a container. */
const isRoot = process.getuid?.() === 0

export default defineConfig<object, WorkerFixtures>({
  testDir: './stories',
  testMatch: '*.story.ts',
  outputDir: '../test-results',
  // Two workers for two cores; each has its own server and database.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    locale: 'en-US',
    // Traces take a third of the time; `npm run check -- stories -- <name> --trace on` records those of one story.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        // The browser connects to this machine only.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'with JavaScript', testIgnore: '*.no-script.story.ts' },
    // The same stories without JavaScript, except those that need a script.
    {
      name: 'without JavaScript',
      testMatch: ['*.both.story.ts', '*.no-script.story.ts'],
      use: { javaScriptEnabled: false },
    },
    // The screens in front of a stub service.
    { name: 'kit', testDir: './kit', testIgnore: '*.no-script.story.ts' },
    {
      name: 'kit without JavaScript',
      testDir: './kit',
      testMatch: ['*.both.story.ts', '*.no-script.story.ts'],
      use: { javaScriptEnabled: false },
    },
    // The main stories on PostgreSQL. They come before the projects of many short files: the last ones keep both workers busy.
    ...(process.env['TEST_POSTGRES_URL']
      ? [
          {
            name: 'on PostgreSQL',
            testMatch: ['account.both.story.ts', 'third-party.both.story.ts'],
            use: { databaseName: 'postgres' },
          },
        ]
      : []),
    // Chunks of the build that do not arrive.
    { name: 'chunks', testDir: './chunks' },
    // Accessibility checks of every golden flow.
    { name: 'access', testDir: './access' },
  ],
})
