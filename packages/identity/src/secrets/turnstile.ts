import { OverloadedError } from './overloaded-error.ts'

export interface TurnstileOptions {
  /** How many may be inside at once. */
  readonly concurrency: number
  /** How many may wait; one more is refused with `OverloadedError`. */
  readonly waiting: number
}

/** Lets work in by the order of its coming, a few at a time. */
export function createTurnstile({
  concurrency,
  waiting,
}: TurnstileOptions): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = []
  let inside = 0

  const leave = () => {
    const next = queue.shift()
    // Whoever waits takes the place over, so that a newcomer cannot slip in between.
    if (next) next()
    else inside -= 1
  }
  const enter = async () => {
    if (inside < concurrency) {
      inside += 1
      return
    }
    if (queue.length >= waiting) throw new OverloadedError()
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
