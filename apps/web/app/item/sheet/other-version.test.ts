import type { Item, OwnCopy } from '@collect/collectibles/wire'
import { createFormatter } from '@collect/messages'
import { expect, test } from 'vitest'

import { otherVersion } from './other-version.ts'

const variants: Item['variants'] = [
  { id: 'plain', name: 'Standard', isDefault: true, facts: [], barcodes: [] },
  { id: 'foil', name: 'Foil', isDefault: false, facts: [], barcodes: [] },
]

const copyOf = (variant: string, grade?: string): OwnCopy => ({
  id: `${variant}-copy`,
  rev: 1,
  variant,
  quantity: 1,
  ...(grade !== undefined && { condition: { scale: 'card', grade } }),
})

test.each([
  { shown: 'plain', copies: [copyOf('foil', 'near_mint')], said: 'You own another version: Foil, Near mint' },
  { shown: 'plain', copies: [copyOf('foil')], said: 'You own another version: Foil' },
  { shown: 'foil', copies: [copyOf('plain')], said: 'You own another version: Standard' },
  { shown: 'foil', copies: [copyOf('plain'), copyOf('foil')], said: undefined },
  { shown: undefined, copies: [copyOf('foil')], said: undefined },
  { shown: 'plain', copies: [], said: undefined },
])('the sheet of variant $shown says: $said', ({ shown, copies, said }) => {
  const mine = { owned: copies.length, wished: false, spare: 0, copies }
  expect(otherVersion(createFormatter('en'), { mine, variants }, shown)).toBe(said)
})
