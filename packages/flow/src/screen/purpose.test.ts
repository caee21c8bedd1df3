import { expect, test } from 'vitest'
import { purposeOf } from './purpose.ts'

test.each([
  { name: 'identifier', said: 'username webauthn', purpose: 'username webauthn' },
  { name: 'identifier', said: undefined, purpose: 'username' },
  { name: 'identifier', said: '', purpose: 'username' },
  { name: 'traits.name.first', said: undefined, purpose: 'given-name' },
  { name: 'lookup_secret', said: undefined, purpose: 'one-time-code' },
  { name: 'traits.favourite_stamp', said: undefined, purpose: undefined },
])('WCAG 1.3.5: $name, called $said by the service, is for $purpose', ({ name, said, purpose }) => {
  expect(purposeOf(name, said)).toBe(purpose)
})
