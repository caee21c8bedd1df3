import { setTimeout as wait } from 'node:timers/promises'

/** Longer than the writes of a code and its mail take, and too short for a person to notice; in milliseconds. */
const step = 50

/** Time as it passes for whoever waits for an answer; in milliseconds. */
interface Time {
  now(): number
  wait(milliseconds: number): Promise<unknown>
}

/**
 * Answers only at whole steps of time after the work began, however much of it there was to do: mailing a code takes
 * longer than finding nobody to mail it to, and must not be told from it.
 */
export async function evenly<Result>(
  work: () => Promise<Result>,
  time: Time = { now: () => performance.now(), wait },
): Promise<Result> {
  const began = time.now()
  try {
    return await work()
  } finally {
    await time.wait(step - ((time.now() - began) % step))
  }
}
