import { beforeEach, describe, expect, test, vi } from 'vitest'

import { decline, isDeclined } from './answer.ts'

const kept = new Map<string, string>()
const day = 24 * 60 * 60_000

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
})

describe(decline, () => {
  test('"Not now" lasts 30 days', () => {
    expect(isDeclined(0)).toBe(false)
    decline('later', 0)
    expect([1, 29 * day, 30 * day].map(isDeclined)).toEqual([true, true, false])
  })

  test('"Never" lasts', () => {
    decline('never', 0)
    expect(isDeclined(1000 * day)).toBe(true)
  })

  test('a browser without storage gets no offer', () => {
    vi.stubGlobal('localStorage', undefined)
    decline('later')
    expect(isDeclined()).toBe(true)
  })
})
