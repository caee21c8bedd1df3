import { setImmediate as letOthers, setTimeout as wait } from 'node:timers/promises'

/** Longer than the writes of a code and its mail take, and too short for a person to notice; in milliseconds. */
const interval = 50
/** A timer keeps to its time no better than this. */
const timerInaccuracy = 2

export type QuantizeResponseTime = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Time as it passes for whoever waits for an answer; in milliseconds. */
interface Time {
  now(): number
  wait(milliseconds: number): Promise<unknown>
}

const realTime: Time = {
  now: () => performance.now(),
  wait: (milliseconds) => (milliseconds > timerInaccuracy ? wait(milliseconds - timerInaccuracy) : letOthers()),
}

/**
 * Answers only at whole steps of time after the work began, however much of it there was to do: mailing a code takes
 * longer than finding nobody to mail it to, and must not be told from it.
 */
export async function quantizeResponseTime<Result>(work: () => Promise<Result>, time = realTime): Promise<Result> {
  const began = time.now()
  try {
    return await work()
  } finally {
    const due = began + (Math.floor((time.now() - began) / interval) + 1) * interval
    while (time.now() < due) await time.wait(due - time.now())
  }
}
