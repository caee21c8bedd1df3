import { expect, test } from 'vitest'

import { thumbGround } from './thumb-colors.ts'

const read = (ground: string | undefined) =>
  [...(ground ?? '').matchAll(/rgb\((\d+) (\d+) (\d+)\)/g)].map(([, ...parts]) => parts.map(Number))

// Pictures that are blue at their top and yellow at their bottom, as the library of the format hashes and draws them.
test.each([
  ['upright', 'IAgGnQh4eHB4eIh4iId3iIiAiAh4', [41, 75, 226], [130, 124, 139], [211, 177, 32]],
  ['square', 'IAgGnwiHh4iAh4eHiHiIiIiHiAiIiIAI', [41, 73, 225], [124, 124, 137], [212, 175, 31]],
  ['broad', 'IAgGnIh4eHhwiHiIiIeIcIcIhw==', [45, 76, 231], [139, 137, 118], [217, 177, 41]],
  ['partly clear', 'IAiGnIgPiIiAiIh4iAiIiIAIAAAAAAAAAA==', [42, 74, 227], [127, 126, 137], [216, 179, 36]],
])('a picture that is %s has the colours that the format’s library draws', (_, hash, ...drawn) => {
  const ground = read(thumbGround(hash))
  expect(ground).toHaveLength(3)
  for (const [at, color] of drawn.entries())
    // The library draws whole lines, of which none lies exactly at a third.
    for (const [part, value] of color.entries()) expect(Math.abs((ground[at]?.[part] ?? -99) - value)).toBeLessThan(14)
})

test.each(['', 'AQ==', 'no hash!'])('%j has no colours', (hash) => {
  expect(thumbGround(hash)).toBeUndefined()
})
