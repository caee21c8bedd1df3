import { OverloadedError } from './overloaded-error.ts'

/** Who waits. */
export interface Requester {
  /** Two requesters of one name wait for each other; requesters of different names take turns. */
  readonly name: string
  /** A browser that signed in before waits in a lane of its own. */
  readonly isKnown: boolean
}

interface Waiter {
  readonly enter: () => void
  readonly reject: (error: OverloadedError) => void
}

export interface Lanes {
  /** Waits for a turn. @throws OverloadedError when the lane is full of others who have no more in it */
  wait(requester: Requester): Promise<void>
  /** Lets the next one in; false when none waits. */
  admit(): boolean
}

/** Both lanes take turns, and within a lane all names do, so that many requests of one name gain no place. */
export function createLanes(maxWaiting: number): Lanes {
  const [known, unknown] = [createLane(maxWaiting), createLane(maxWaiting)]
  let isKnownNext = true
  return {
    wait: ({ name, isKnown }) =>
      new Promise<void>((enter, reject) => (isKnown ? known : unknown).push(name, { enter, reject })),

    admit() {
      const [first, second] = isKnownNext ? [known, unknown] : [unknown, known]
      isKnownNext = !isKnownNext
      const next = first.shift() ?? second.shift()
      next?.enter()
      return next !== undefined
    },
  }
}

/** One lane: a line for each name, and the names in the order of their turns. */
function createLane(maxWaiting: number) {
  const lines = new Map<string, Waiter[]>()
  let count = 0

  const drop = (name: string, line: Waiter[]) => {
    count -= 1
    if (line.length === 0) lines.delete(name)
  }
  /** Makes room for one more of a name: the newest of the longest line goes, unless that name's own is as long. */
  const makeRoom = (name: string): boolean => {
    let longest: readonly [string, Waiter[]] = ['', []]
    for (const line of lines) if (line[1].length > longest[1].length) longest = line
    if (longest[1].length <= (lines.get(name)?.length ?? 0) + 1) return false
    longest[1].pop()?.reject(new OverloadedError())
    drop(...longest)
    return true
  }

  return {
    push(name: string, waiter: Waiter): void {
      if (count >= maxWaiting && !makeRoom(name)) return waiter.reject(new OverloadedError())
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
