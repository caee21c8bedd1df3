import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Breaks of the rules, as `rule: from → to`, in the folder `planted`. */
function breaks() {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--import',
      `${here}typescript-6.mjs`,
      `${here}../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`,
      '--config',
      `${here}../../.dependency-cruiser.mjs`,
      '--output-type',
      'json',
      'packages',
    ],
    { cwd: `${here}planted`, encoding: 'utf8' },
  )
  return JSON.parse(stdout).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
}

// The checker must see .tsx files and imports that bring types only, or its silence means nothing.
test('planted breaks of the arrows are all found', () => {
  expect(breaks().toSorted()).toEqual([
    'arrows-of-packages-flow-react: packages/flow-react/src/view.tsx → packages/identity/src/index.ts',
    'arrows-of-packages-flow: packages/flow/src/deep.ts → packages/identity/src/hidden.ts',
    'by-the-front: packages/flow/src/deep.ts → packages/identity/src/hidden.ts',
    'no-loops: packages/flow-react/src/half.tsx → packages/flow-react/src/view.tsx',
  ])
})
