import { createLanes, type Requester } from './lanes.ts'

export interface ConcurrencyOptions {
  /** How many may be inside at once. */
  readonly concurrency: number
  /** How many may wait in each lane; one more is refused with `OverloadedError`. */
  readonly waiting: number
}

export type RunLimited = <Result>(requester: Requester, work: () => Promise<Result>) => Promise<Result>

/** Lets work in, a few at a time, by turns. */
export function createConcurrencyLimiter({ concurrency, waiting }: ConcurrencyOptions): RunLimited {
  const lanes = createLanes(waiting)
  let inside = 0

  return async (requester, work) => {
    if (inside < concurrency) inside += 1
    else await lanes.wait(requester)
    try {
      return await work()
    } finally {
      // A waiting one takes the place over, so that a newcomer cannot slip in between.
      if (!lanes.admit()) inside -= 1
    }
  }
}
