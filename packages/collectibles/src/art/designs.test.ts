import { createHash } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { samples } from '../samples/samples.ts'
import { categories, type Category } from '../wire/index.ts'
import { artworkOf } from './designs.ts'
import { plainItem } from './drawn-item.ts'

/** SHA-256 of the samples' pictures, in their order. A browser keeps a picture for a year (`artVersion`). */
const golden: Record<Category, string> = {
  coins: 'f4d60819ab5c1a00a67a8037fdf4699613bd4052c2e6a3b4c6f3991908cb57ca',
  stamps: '5af8dcfebb18c86714d59f3a09af7e8725f3631bbff26410cda788672639b716',
  minerals: '5311d1e6c65d5771115ee440750b28f04d4838bce70a7d4790aa4661d28ae346',
  cards: '01243f52441577c8fbd104f8a9b50d0a601e68c070fa160155ec8d405581be5d',
  vinyl: '6c142a0dc3c904f58f0628d9a27d510cd3d2a209c5c42446f36c039f6c97d411',
  figures: '5328c99130f003649356fce9f887200c2c1c79248e27eb8ab9dde41b1a221098',
  banknotes: 'b70efc07884c5fb94bdae1ff3c3eb7128be4582b6eddbde1be5a892183a29c79',
  comics: '0c43abd4597bb8c53e5e2295abd772428b8abfc0b9a6ac530a6942c153f65dc7',
  games: 'e10a7de8d786299464d9f5e51a00b8906f9701d0e613f53097fdf5beb274d585',
  other: 'b935363ac5086f4fb17937ec1621aa2f91956d6aa0e1aaefe3aaf8d3c99a486b',
}

describe(artworkOf, () => {
  describe.each(categories)('%s', (category) => {
    const ids = Array.from({ length: 200 }, (_, index) => `piece-${index}`)

    test('draws the same picture for the same id', () => {
      for (const id of ids) expect(artworkOf(plainItem(category, id))).toBe(artworkOf(plainItem(category, id)))
    })

    test('draws well-formed SVG with finite numbers', () => {
      for (const id of ids) {
        const drawn = artworkOf(plainItem(category, id))
        expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
        expect(drawn.match(/<g[ >]/g)?.length ?? 0).toBe(drawn.match(/<\/g>/g)?.length ?? 0)
      }
    })

    test('gives pictures of different items different element ids', () => {
      const names = ids.flatMap((id) => artworkOf(plainItem(category, id)).match(/ id="[^"]+"/g) ?? [])
      expect(new Set(names).size).toBe(names.length)
    })
  })

  test.each(categories)('draws the samples of %s as in the release before', (category) => {
    const drawn = samples[category].map(({ id }) => artworkOf(plainItem(category, id))).join('\n')
    expect(createHash('sha256').update(drawn).digest('hex')).toBe(golden[category])
  })

  test('draws many different pictures for items without a fixed design', () => {
    const coins = Array.from({ length: 50 }, (_, index) => artworkOf(plainItem('coins', `piece-${index}`)))
    expect(new Set(coins).size).toBeGreaterThan(30)
  })
})
