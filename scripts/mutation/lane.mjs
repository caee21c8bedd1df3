// One lane of a mutation run: runs the tests on one mutant after the other, and reports those that survive.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { inRoot } from '../setup/place.mjs'
import { openModules } from './modules.mjs'
import { mutated } from './mutants.mjs'
import { createTestKit } from './test-kit.mjs'

const place = inRoot('packages', 'flow')
const tests = globSync('**/*.test.ts', { cwd: place, exclude: ['node_modules'] })
  // Recorded answers are optional, so the tests must find mutants without them.
  .filter((file) => !file.includes('form-state.contract'))
  .map((file) => join(place, file))

// A mutant may pollute prototypes; that must not affect the next one.
Object.preventExtensions(Object.prototype)

const kit = createTestKit()
const round = openModules(kit.exports)

/** Tests beside the file run first: they should find its mutants. */
function nearest(file) {
  const own = `${basename(file, '.ts')}.test.ts`
  const rank = (one) => (dirname(one) !== dirname(file) ? 2 : basename(one) === own ? 0 : 1)
  return tests.toSorted((one, other) => rank(one) - rank(other))
}

async function isNoticed(mutant) {
  const load = await round(mutant?.file, mutant && mutated(readFileSync(mutant.file, 'utf8'), mutant))
  for (const test of nearest(mutant?.file ?? '')) {
    if (!(await kit.passes(() => load(test)))) return mutant ? true : test
  }
  return false
}

let stray = false
process.on('unhandledRejection', () => (stray = true))

process.on('message', async (message) => {
  if (message === 'end') process.exit(0)
  stray = false
  try {
    const noticed = await isNoticed(message.mutant)
    process.send({ index: message.index, noticed: noticed || stray })
  } catch {
    // The mutant is not a valid program.
    process.send({ index: message.index, noticed: true })
  }
})
process.send('ready')
