import { OverloadedError } from './overloaded-error.ts'

export interface TurnstileOptions {
  /** How many may be inside at once. */
  readonly concurrency: number
  /** How many may wait in each lane; one more is refused with `OverloadedError`. */
  readonly waiting: number
}

/** Who brings work. */
export interface Comer {
  /** Two comers of one name wait for each other; comers of different names take turns. */
  readonly name: string
  /** A browser that signed in before waits in a lane of its own. */
  readonly isKnown: boolean
}

export type Turn = <Result>(comer: Comer, work: () => Promise<Result>) => Promise<Result>

/** Lets work in, a few at a time. Both lanes take turns, and within a lane all names do: many requests gain no place. */
export function createTurnstile({ concurrency, waiting }: TurnstileOptions): Turn {
  const [known, unknown] = [createLane(waiting), createLane(waiting)]
  let inside = 0
  let isKnownNext = true

  const leave = () => {
    const lanes = isKnownNext ? [known, unknown] : [unknown, known]
    isKnownNext = !isKnownNext
    const next = lanes[0]?.shift() ?? lanes[1]?.shift()
    // A waiting one takes the place over, so that a newcomer cannot slip in between.
    if (next) next.enter()
    else inside -= 1
  }
  const enter = async ({ name, isKnown }: Comer) => {
    if (inside < concurrency) {
      inside += 1
      return
    }
    await new Promise<void>((enter, reject) => (isKnown ? known : unknown).push(name, { enter, reject }))
  }

  return async (comer, work) => {
    await enter(comer)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

interface Waiter {
  readonly enter: () => void
  readonly reject: (error: OverloadedError) => void
}

/** One lane: a line for each name, and the names in the order of their turns. */
function createLane(most: number) {
  const lines = new Map<string, Waiter[]>()
  let count = 0

  const drop = (name: string, line: Waiter[]) => {
    count -= 1
    if (line.length === 0) lines.delete(name)
  }
  /** Makes room for one more of a name: the newest of the longest line goes, unless that name's own is as long. */
  const makeRoom = (name: string): boolean => {
    const [longest, line] = [...lines].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? ['', []]
    if (line.length <= (lines.get(name)?.length ?? 0) + 1) return false
    line.pop()?.reject(new OverloadedError())
    drop(longest, line)
    return true
  }

  return {
    push(name: string, waiter: Waiter): void {
      if (count >= most && !makeRoom(name)) return waiter.reject(new OverloadedError())
      const line = lines.get(name) ?? []
      line.push(waiter)
      lines.set(name, line)
      count += 1
    },

    /** The oldest of the name whose turn it is; the next turn is another name's. */
    shift(): Waiter | undefined {
      for (const [name, line] of lines) {
        const next = line.shift()
        lines.delete(name)
        lines.set(name, line)
        drop(name, line)
        return next
      }
      return undefined
    },
  }
}
