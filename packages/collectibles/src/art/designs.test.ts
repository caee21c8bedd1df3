import { describe, expect, test } from 'vitest'

import { categories } from '../wire/index.ts'
import { artworkOf } from './designs.ts'

describe(artworkOf, () => {
  describe.each(categories)('%s', (category) => {
    const ids = Array.from({ length: 200 }, (_, index) => `piece-${index}`)

    test('draws the same picture for the same id', () => {
      for (const id of ids) expect(artworkOf(category, id)).toBe(artworkOf(category, id))
    })

    test('draws well-formed SVG with finite numbers', () => {
      for (const id of ids) {
        const drawn = artworkOf(category, id)
        expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
        expect(drawn.match(/<g[ >]/g)?.length ?? 0).toBe(drawn.match(/<\/g>/g)?.length ?? 0)
      }
    })

    test('gives pictures of different items different element ids', () => {
      const names = ids.flatMap((id) => artworkOf(category, id).match(/ id="[^"]+"/g) ?? [])
      expect(new Set(names).size).toBe(names.length)
    })
  })

  test('draws many different pictures for items without a fixed design', () => {
    const coins = Array.from({ length: 50 }, (_, index) => artworkOf('coins', `piece-${index}`))
    expect(new Set(coins).size).toBeGreaterThan(30)
  })
})
