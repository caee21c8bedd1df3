import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inRoot } from '../setup/place.mjs'
import { mutated } from './mutants.mjs'

/** A copy of the engine in which the compiler may look at what no test noticed: it is our first test. */
export function openTypes() {
  const place = inRoot('.cache', 'mutation')
  const source = inRoot('packages', 'flow', 'src')
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  cpSync(source, join(place, 'src'), { recursive: true, filter: (path) => !path.endsWith('.test.ts') })
  writeFileSync(
    join(place, 'tsconfig.json'),
    JSON.stringify({ extends: relative(place, inRoot('tsconfig.base.json')), include: ['src'] }),
  )
  const compiles = () => spawnSync(inRoot('node_modules', '.bin', 'tsc'), ['-p', place]).status === 0
  if (!compiles()) throw new Error('The engine does not compile as it is')

  return {
    /** Whether the compiler would let it pass. */
    allow(mutant) {
      const file = join(place, 'src', relative(source, mutant.file))
      const whole = readFileSync(file, 'utf8')
      writeFileSync(file, mutated(whole, mutant))
      const passes = compiles()
      writeFileSync(file, whole)
      return passes
    },
    close: () => rmSync(place, { recursive: true, force: true }),
  }
}
