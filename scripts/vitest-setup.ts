import { afterEach, beforeEach, expect, vi } from 'vitest'

// A line on console.error is a fault nobody asked for: it fails the test that caused it.
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
