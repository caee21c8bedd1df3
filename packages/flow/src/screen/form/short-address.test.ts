import { expect, test } from 'vitest'
import { shortAddress } from './short-address.ts'

test.each([
  ['ada@example.org', 'a•••@example.org'],
  ['a@example.org', 'a•••@example.org'],
  ['"a@b"@example.org', '"•••@example.org'],
  ['+4915123456767', '+49•••67'],
  ['ad****@example.org', 'a•••@example.org'],
  ['ada', 'ada'],
])('%s is shown as %s', (address, shown) => {
  expect(shortAddress(address)).toBe(shown)
})
