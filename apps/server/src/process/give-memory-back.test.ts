import { expect, test } from 'vitest'

import { giveMemoryBack } from './give-memory-back.ts'

test('what the start left is given back', async () => {
  const left = new WeakRef({ rows: Array.from({ length: 1000 }, String) })
  giveMemoryBack(0)
  await expect.poll(() => left.deref() === undefined).toBe(true)
})
