import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

import { LongestFirst } from './scripts/longest-first.ts'

// Packages are read from their sources, never from a build.
const conditions = ['source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source', 'node'] } },
  test: {
    environment: 'node',
    // One more than there are cores: tests of limits and of whole programs wait for much of their time.
    maxWorkers: availableParallelism() + 1,
    // A file begins where the one before it left the modules: none of them keeps anything (a third of the time).
    isolate: false,
    sequence: { sequencer: LongestFirst },
    include: [
      'siege/**/*.test.ts',
      'examples/partners/**/*.test.ts',
      'packages/**/*.test.{ts,tsx}',
      'apps/**/*.test.{ts,tsx}',
      'scripts/**/*.test.{ts,mjs}',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.react-router/**'],
    globalSetup: ['./scripts/vitest-build.mjs', './packages/storage/test/run-of-tests.ts'],
    setupFiles: ['./scripts/vitest-setup.ts'],
    // Programs that a test starts connect to this machine only, as the tests do.
    env: { NODE_OPTIONS: `--import=${new URL('scripts/only-loopback.mjs', import.meta.url).href}` },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Real password hashing, and a program that starts, take their time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
