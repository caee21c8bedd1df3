import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { masked } from './masked.ts'

describe(masked, () => {
  test.each([
    ['ada@example.org', 'ad****@example.org'],
    ['ad@example.org', 'a****@example.org'],
    ['a@example.org', '****@example.org'],
    ['"a@b"@example.org', '"a****@example.org'],
    ['+4915123456767', '+49****67'],
    ['+123456', '+12****'],
    ['ada', 'ad****'],
    ['', '****'],
  ])('%s is masked as %s', (address, shown) => {
    expect(masked(address)).toBe(shown)
  })

  test('never shows a whole name or number', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        expect(masked(`${name}@x.example`).startsWith(`${name}****`)).toBe(false)
        const bare = name.replaceAll('@', '')
        expect(masked(bare).length).toBeLessThanOrEqual(4 + Math.max(0, Math.min(5, bare.length - 1)))
      }),
    )
  })
})
