import { OverloadedError } from './overloaded-error.ts'

/** The client that waits. */
export interface Requester {
  /** Requesters with the same name wait for each other; different names take turns. */
  readonly name: string
  /** A browser that signed in before waits in a lane of its own. */
  readonly isKnown: boolean
}

interface Waiter {
  readonly enter: () => void
  readonly reject: (error: OverloadedError) => void
}

export interface Lanes {
  /** Waits for a turn. @throws OverloadedError when the lane is full and no other name has more requests in it */
  wait(requester: Requester): Promise<void>
  /** Admits the next requester; false when none waits. */
  admit(): boolean
}

/** The lanes take turns, and so do the names within a lane. Many requests of one name gain nothing. */
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

/** One lane: a queue for each name, with the names in the order of their turns. */
function createLane(maxWaiting: number) {
  const lines = new Map<string, Waiter[]>()
  let count = 0

  const drop = (name: string, line: Waiter[]) => {
    count -= 1
    if (line.length === 0) lines.delete(name)
  }
  /** Makes room for a name: refuses the newest of the longest queue, unless the name's own queue is as long. */
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

    /** Removes and answers the oldest waiter of the next name, which then goes to the end. */
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
