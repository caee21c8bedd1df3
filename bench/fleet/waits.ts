import { readdirSync, readFileSync } from 'node:fs'
import { childrenOf } from './child-processes.ts'

/** Nanoseconds of all threads of a process since its start. */
interface Times {
  /** On a processor. */
  readonly worked: number
  /** Ready, while every processor was busy. */
  readonly queued: number
}

/** By process id. */
type Counted = ReadonlyMap<number, Times>

/** What Linux counts for these processes. */
export const timesOf = (pids: readonly (number | undefined)[]): Counted =>
  new Map(pids.filter((pid) => pid !== undefined).map((pid) => [pid, sumOf(threadsOf(pid))]))

/** What Linux counts for a process and those that it started. */
export const timesOfAll = (pid: number | undefined): Counted => timesOf([pid, ...childrenOf(pid)])

/** The difference. Processes that ended meanwhile do not count. */
export const spent = (before: Counted, after: Counted): Times =>
  sumOf(
    [...after].map(([pid, { worked, queued }]) => {
      const known = before.get(pid) ?? { worked: 0, queued: 0 }
      return { worked: worked - known.worked, queued: queued - known.queued }
    }),
  )

const sumOf = (all: readonly Times[]): Times => ({
  worked: all.reduce((sum, { worked }) => sum + worked, 0),
  queued: all.reduce((sum, { queued }) => sum + queued, 0),
})

function threadsOf(pid: number): readonly Times[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => {
      const [worked = 0, queued = 0] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
        .split(' ')
        .map(Number)
      return { worked, queued }
    })
  } catch {
    return [] // the process or one of its threads has just ended
  }
}
