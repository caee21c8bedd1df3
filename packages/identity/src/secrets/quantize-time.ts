import { setImmediate as letOthers, setTimeout as wait } from 'node:timers/promises'

/** Longer than writing a code and its mail takes, too short for a user to notice; in milliseconds. */
const interval = 50
/** Inaccuracy of timers, in milliseconds. */
const timerInaccuracy = 2

export type QuantizeResponseTime = <Result>(work: () => Promise<Result>) => Promise<Result>

/** The clock that response times are measured by; in milliseconds. */
interface Time {
  now(): number
  wait(milliseconds: number): Promise<unknown>
}

const realTime: Time = {
  now: () => performance.now(),
  wait: (milliseconds) => (milliseconds > timerInaccuracy ? wait(milliseconds - timerInaccuracy) : letOthers()),
}

/**
 * Rounds the response time up to a multiple of the interval, so that timing leaks nothing. Otherwise an attacker could
 * distinguish an address with an account, to which a code is mailed, from one without.
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
