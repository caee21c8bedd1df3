// npm run test:mutation [-- part of a path …]: mutates the engine's rules one at a time; fails if a mutant survives.
// Not Stryker: its type checker needs the compiler API that TypeScript 7 lacks (docs/decisions/0008), and here the
// compiler is the first test of every change, in one run for all of them.
import { fork } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inRoot } from '../setup/place.mjs'
import { script, Stop } from '../setup/stop.mjs'
import { equivalents } from './equivalents.mjs'
import { mutantsOf } from './mutants.mjs'
import { compiling } from './types.mjs'

const folder = inRoot('packages', 'flow', 'src')
/** Timeout of a lane in milliseconds: a mutant may loop for ever. */
const timeoutMs = 20_000
/** Timeout of its first answers, which load all modules. */
const startTimeoutMs = 120_000
/** More lanes would only wait for each other. */
const lanes = Math.min(4, availableParallelism())

await script(async () => {
  const wanted = process.argv.slice(2)
  const files = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts') && file !== 'index.ts')
    .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
    .toSorted()
    .map((file) => inRoot('packages', 'flow', 'src', file))
  const mutants = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
  if (mutants.length === 0) throw new Stop('There is nothing to change.')
  console.log(`${mutants.length} changes in ${files.length} files, ${lanes} at a time …`)

  const silent = await unnoticed(mutants)
  const allowed = compiling(silent)
  const survivors = allowed.filter((mutant) => !isEquivalent(mutant))
  for (const { file, line, operator, before, after } of survivors) {
    console.log(`\n${relative(folder, file)}:${line} ${operator}\n  - ${before}\n  + ${after}`)
  }
  const stale = wanted.length === 0 ? equivalents.filter((one) => !allowed.some((mutant) => isSame(one, mutant))) : []
  for (const { file, after } of stale) console.log(`\nNo longer there, or noticed now: ${file}: ${after}`)

  const kinds = [
    [mutants.length - silent.length, 'noticed by tests'],
    [silent.length - allowed.length, 'refused by the types'],
    [allowed.length - survivors.length, 'the same in effect'],
    [survivors.length, 'not noticed'],
  ]
  console.log(`\n${kinds.map(([count, word]) => `${count} ${word}`).join(', ')}`)
  return survivors.length + stale.length === 0 ? 0 : 1
})

function isSame(one, { file, before, after }) {
  return one.file === relative(folder, file) && one.before === before && one.after === after
}
function isEquivalent(mutant) {
  return equivalents.some((one) => isSame(one, mutant))
}

/** Runs every mutant in one of the lanes; returns the survivors in order. */
async function unnoticed(mutants) {
  const queue = mutants.entries()
  const found = []
  let done = 0
  const answered = (index, noticed) => {
    if (noticed === false) found.push(index)
    if (++done % 500 === 0) console.log(`${done} of ${mutants.length} …`)
  }
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      let lane = await openLane()
      const ask = async (mutant) => {
        const noticed = await lane.tell(mutant)
        if (noticed !== undefined) return noticed
        lane.end()
        lane = await openLane()
        return undefined
      }
      // A second try tells a busy machine from a loop.
      for (const [index, mutant] of queue) answered(index, (await ask(mutant)) ?? (await ask(mutant)))
      // One mutant must not affect the next.
      await lane.mustHold()
      lane.end()
    }),
  )
  return found.toSorted((one, other) => one - other).map((index) => mutants[index])
}

/** A process that runs mutants. It first checks that the tests pass without one. */
async function openLane() {
  const child = fork(fileURLToPath(new URL('lane.mjs', import.meta.url)), {
    cwd: inRoot(),
    execArgv: ['--conditions=source'],
  })
  const answer = (within) =>
    new Promise((resolve) => {
      const late = setTimeout(() => resolve(undefined), within)
      child.once('message', (message) => {
        clearTimeout(late)
        resolve(message)
      })
    })
  const lane = {
    tell: async (mutant, within = timeoutMs) => {
      child.send({ mutant })
      return (await answer(within))?.noticed
    },
    async mustHold() {
      const failing = await lane.tell(undefined, startTimeoutMs)
      if (failing === false) return
      lane.end()
      throw new Stop(`The tests do not hold as they are: ${failing ?? 'they take too long'}`)
    },
    end: () => child.kill('SIGKILL'),
  }
  await answer(startTimeoutMs)
  await lane.mustHold()
  return lane
}
