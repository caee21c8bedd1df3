import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { awaitTrigger, triggerNamed } from './trigger.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const trigger = () => 'done'

describe(triggerNamed, () => {
  test.each([
    { says: 'nothing', value: undefined },
    { says: 'code to evaluate', value: 'alert(1)' },
    { says: 'an object', value: {} },
  ])('finds no trigger where window holds $says', ({ value }) => {
    vi.stubGlobal('oryPasskeyLogin', value)
    expect(triggerNamed('oryPasskeyLogin')).toBeUndefined()
  })
})

// SCRIPT-WAIT-1: every 100 ms, up to 100 attempts.
describe(awaitTrigger, () => {
  test('finds an existing trigger at once', async () => {
    vi.stubGlobal('oryPasskeyLogin', trigger)
    expect(await awaitTrigger('oryPasskeyLogin')).toBe(trigger)
  })

  test('finds a late trigger at the next attempt', async () => {
    const found = awaitTrigger('oryPasskeyLogin')
    await vi.advanceTimersByTimeAsync(9_850)
    vi.stubGlobal('oryPasskeyLogin', trigger)
    await vi.advanceTimersByTimeAsync(50)
    expect(await found).toBe(trigger)
  })

  test('rejects with the name of the trigger after 100 attempts', async () => {
    let looks = 0
    Object.defineProperty(globalThis, 'oryNever', { configurable: true, get: () => void (looks += 1) })
    const outcome = awaitTrigger('oryNever').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(String(await outcome)).toContain('"oryNever" did not appear on the page within 10 s')
    Reflect.deleteProperty(globalThis, 'oryNever')
    expect(looks).toBe(100)
  })
})
