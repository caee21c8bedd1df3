import { expect, test } from 'vitest'
import { echoOf } from './echo.ts'

test('a flow keeps typed values as long as they fit into 2 kB in all', () => {
  const traits = { email: 'ada@example.org', name: 'Ada' }
  expect(echoOf({ identifier: 'ada', traits })).toEqual({ identifier: 'ada', traits })
  expect(echoOf({ identifier: 'a'.repeat(3_000), email: 'ada@example.org' })).toEqual({ email: 'ada@example.org' })
  expect(echoOf({ email: 'a'.repeat(1_500), traits: { name: 'b'.repeat(1_000) } })).toEqual({
    email: 'a'.repeat(1_500),
  })
})

test('a flow counts bytes and not characters of typed values', () => {
  expect(echoOf({ identifier: 'ü'.repeat(1_200) })).toEqual({})
})
