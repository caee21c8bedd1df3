import { describe, expect, test } from 'vitest'

import { columns, freePlaces } from './places.ts'

describe(freePlaces, () => {
  test.each([
    { kept: 0, free: 8 },
    { kept: 1, free: 7 },
    { kept: 7, free: 1 },
    { kept: 8, free: 4 },
    { kept: 15, free: 1 },
    { kept: 16, free: 4 },
  ])('$kept items leave $free free places', ({ kept, free }) => {
    expect(freePlaces(kept)).toBe(free)
  })

  test('fills the last row and leaves at least one free place', () => {
    for (let kept = 0; kept < 100; kept++) {
      expect((kept + freePlaces(kept)) % columns).toBe(0)
      expect(freePlaces(kept)).toBeGreaterThan(0)
    }
  })
})
