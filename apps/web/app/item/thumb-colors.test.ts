import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { expect, test } from 'vitest'

import { thumbGround } from './thumb-colors.ts'

/** A picture that changes from one colour at its top to another one at its bottom. */
function hashOf(w: number, h: number, top: readonly number[], bottom: readonly number[], alpha = 255): Uint8Array {
  const pixels = Array.from({ length: w * h }, (_, at) => {
    const y = Math.floor(at / w) / (h - 1)
    return [...[0, 1, 2].map((part) => (top[part] ?? 0) * (1 - y) + (bottom[part] ?? 0) * y), at === 0 ? alpha : 255]
  })
  return rgbaToThumbHash(w, h, pixels.flat())
}

/** What the library of the format draws in the middle of three lines. */
function drawn(hash: Uint8Array): number[][] {
  const { w, h, rgba } = thumbHashToRGBA(hash)
  return [1 / 6, 1 / 2, 5 / 6].map((part) => {
    const pixel = (Math.floor(part * h) * w + Math.floor(w / 2)) * 4
    return [...rgba.slice(pixel, pixel + 3)]
  })
}

const read = (ground: string | undefined) =>
  [...(ground ?? '').matchAll(/rgb\((\d+) (\d+) (\d+)\)/g)].map(([, ...parts]) => parts.map(Number))

test.each([
  ['upright', 40, 60, 255],
  ['square', 50, 50, 255],
  ['broad', 60, 30, 255],
  ['clear in a corner', 50, 40, 0],
])('an %s picture has the colours that the format’s library draws', (_, w, h, alpha) => {
  const hash = hashOf(w, h, [20, 60, 220], [240, 200, 30], alpha)
  const ground = read(thumbGround(btoa(String.fromCharCode(...hash))))
  expect(ground).toHaveLength(3)
  for (const [at, color] of drawn(hash).entries())
    for (const [part, value] of color.entries()) expect(Math.abs((ground[at]?.[part] ?? -99) - value)).toBeLessThan(14)
})

test.each(['', 'AQ==', 'no hash!'])('%j has no colours', (hash) => {
  expect(thumbGround(hash)).toBeUndefined()
})
