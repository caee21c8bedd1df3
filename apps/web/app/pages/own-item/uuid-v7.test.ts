import { expect, test } from 'vitest'

import { uuidV7 } from './uuid-v7.ts'

test('an id holds its time, its version and its variant', () => {
  const now = Date.UTC(2026, 10, 25)
  const id = uuidV7(now)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(now)
  expect(uuidV7(now)).not.toBe(id)
})
