import { createLanes, type Requester } from './lanes.ts'

export interface ConcurrencyOptions {
  /** Maximum number of jobs that run at once. */
  readonly concurrency: number
  /** Maximum number of waiting jobs per lane; one more is refused with `OverloadedError`. */
  readonly waiting: number
}

export type RunLimited = <Result>(requester: Requester, work: () => Promise<Result>) => Promise<Result>

/** Runs a few jobs at a time; requesters take turns. */
export function createConcurrencyLimiter({ concurrency, waiting }: ConcurrencyOptions): RunLimited {
  const lanes = createLanes(waiting)
  let inside = 0

  return async (requester, work) => {
    if (inside < concurrency) inside += 1
    else await lanes.wait(requester)
    try {
      return await work()
    } finally {
      // A waiting job takes the slot over, so that a new one cannot overtake it.
      if (!lanes.admit()) inside -= 1
    }
  }
}
