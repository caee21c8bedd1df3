import { createLanes, type Comer } from './lanes.ts'

export interface TurnstileOptions {
  /** How many may be inside at once. */
  readonly concurrency: number
  /** How many may wait in each lane; one more is refused with `OverloadedError`. */
  readonly waiting: number
}

export type Turn = <Result>(comer: Comer, work: () => Promise<Result>) => Promise<Result>

/** Lets work in, a few at a time, by turns. */
export function createTurnstile({ concurrency, waiting }: TurnstileOptions): Turn {
  const lanes = createLanes(waiting)
  let inside = 0

  return async (comer, work) => {
    if (inside < concurrency) inside += 1
    else await lanes.wait(comer)
    try {
      return await work()
    } finally {
      // A waiting one takes the place over, so that a newcomer cannot slip in between.
      if (!lanes.admit()) inside -= 1
    }
  }
}
