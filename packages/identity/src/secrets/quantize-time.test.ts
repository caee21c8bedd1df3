import { describe, expect, test } from 'vitest'
import { quantizeResponseTime } from './quantize-time.ts'

/** A clock that stands still until the test moves it on. */
function stillTime() {
  let now = 1000
  const wait = async (milliseconds: number) => void (now += milliseconds)
  return { now: () => now, wait }
}

describe(quantizeResponseTime, () => {
  test.each([
    { takes: 0, answers: 50 },
    { takes: 3, answers: 50 },
    { takes: 49.5, answers: 50 },
    { takes: 51, answers: 100 },
    { takes: 130, answers: 150 },
  ])('work of $takes ms is answered after $answers ms', async ({ takes, answers }) => {
    const time = stillTime()
    expect(await quantizeResponseTime(() => time.wait(takes).then(() => 'done'), time)).toBe('done')
    expect(time.now()).toBe(1000 + answers)
  })

  test('failing work is answered after the same time', async () => {
    const time = stillTime()
    await expect(quantizeResponseTime(() => Promise.reject(new Error('no')), time)).rejects.toThrow('no')
    expect(time.now()).toBe(1050)
  })
})
