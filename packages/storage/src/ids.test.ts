import { describe, expect, test } from 'vitest'

import { derivedId, newId } from './ids.ts'

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const now = Date.UTC(2026, 0, 1)

describe(newId, () => {
  test('is a UUID of version 7 that names its millisecond', () => {
    expect(newId(now)).toMatch(shape)
    expect(newId(now).replaceAll('-', '').slice(0, 12)).toBe(now.toString(16).padStart(12, '0'))
  })

  test('differs within a millisecond, and sorts by time', () => {
    const ids = Array.from({ length: 100 }, () => newId(now))
    expect(new Set(ids).size).toBe(100)
    expect(newId(now) < newId(now + 1)).toBe(true)
  })
})

describe(derivedId, () => {
  test('is the same for the same words, and another one for others', () => {
    expect(derivedId(now, 'ada', 'heron-penny')).toMatch(shape)
    expect(derivedId(now, 'ada', 'heron-penny')).toBe(derivedId(now, 'ada', 'heron-penny'))
    expect(derivedId(now, 'ada', 'heron-penny')).not.toBe(derivedId(now, 'ben', 'heron-penny'))
    expect(derivedId(now, 'ada', 'b')).not.toBe(derivedId(now, 'adab'))
  })
})
