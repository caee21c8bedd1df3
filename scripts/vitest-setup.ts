import './only-loopback.mjs'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// An unexpected line on console.error fails the test that caused it.
// A test that expects one replaces the spy: vi.spyOn(console, 'error').mockImplementation(…).
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const error = vi.mocked(console.error)
  if (vi.isMockFunction(error) && error.getMockImplementation() === undefined) {
    expect(error.mock.calls, 'console.error was called').toEqual([])
  }
})
