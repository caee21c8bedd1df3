import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { inRoot } from '../setup/place.mjs'
import { mutated } from './mutants.mjs'

const place = inRoot('.cache', 'mutation')
const source = inRoot('packages', 'flow', 'src')

/**
 * Mutants that the compiler accepts: it is the first test. Each mutant is a separate file in a copy of the engine, so
 * that one run of the compiler checks all of them.
 */
export function compiling(mutants) {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  cpSync(source, join(place, 'src'), { recursive: true, filter: (path) => !path.endsWith('.test.ts') })
  const config = { extends: relative(place, inRoot('tsconfig.base.json')), include: ['src'] }
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config))
  const names = mutants.map((mutant, index) => {
    const name = `${basename(mutant.file, '.ts')}.changed-${index}.ts`
    const folder = join(place, 'src', relative(source, dirname(mutant.file)))
    writeFileSync(join(folder, name), mutated(readFileSync(mutant.file, 'utf8'), mutant))
    return name
  })
  const { stdout } = spawnSync(inRoot('node_modules', '.bin', 'tsc'), ['-p', place, '--pretty', 'false'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  rmSync(place, { recursive: true, force: true })
  const refused = new Set([...stdout.matchAll(/([^/\s]+\.changed-\d+\.ts)\(/g)].map(([, name]) => name))
  if (/^(?!.*\.changed-)\S+\.ts\(/m.test(stdout)) throw new Error(`The engine does not compile as it is:\n${stdout}`)
  return mutants.filter((_, index) => !refused.has(names[index]))
}
