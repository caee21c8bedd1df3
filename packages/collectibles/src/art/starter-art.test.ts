import { describe, expect, test } from 'vitest'

import { starterSets } from '../starter/starter-sets.ts'
import { artworkOf } from './designs.ts'
import type { DrawnItem } from './drawn-item.ts'
import { seedOf } from './pen/pick.ts'

const picturesOf = ({ id: set, category, items }: (typeof starterSets)[number]): readonly string[] =>
  items.map((item, index) =>
    artworkOf({
      category,
      id: item.id,
      seed: seedOf(item.id),
      look: seedOf(set),
      number: String(item.number ?? `CE-${index + 1}`),
      country: item.country,
      attrs: item.attrs,
    }),
  )

describe.each(starterSets)('pictures of the set $id', (set) => {
  test('are well-formed, with finite numbers', () => {
    for (const drawn of picturesOf(set)) {
      expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
      expect(drawn.match(/<g[ >]/g)?.length ?? 0).toBe(drawn.match(/<\/g>/g)?.length ?? 0)
    }
  })
})

test.each(starterSets.filter(({ category }) => category === 'cards'))('each card of $id looks its own way', (set) => {
  expect(new Set(picturesOf(set)).size).toBe(set.items.length)
})

describe('a coin', () => {
  const euro = (value: string, metal: string): DrawnItem => ({
    category: 'coins',
    id: `euro-at-${value}`,
    seed: 7,
    look: 7,
    number: '',
    country: 'AT',
    attrs: { denomination: value, metal, diameter_mm: '25' },
  })
  const [brass, silver, copper] = ['#e2bf72', '#cfcdc5', '#d08f61']

  test.each([
    { value: '2 cent', metal: 'copper_plated_steel', has: [copper], lacks: [brass, silver] },
    { value: '50 cent', metal: 'nordic_gold', has: [brass], lacks: [copper, silver] },
    { value: '2 euro', metal: 'bimetallic', has: [brass, silver], lacks: [copper] },
  ])('of $value is drawn in $metal', ({ value, metal, has, lacks }) => {
    const drawn = artworkOf(euro(value, metal))
    for (const colour of has) expect(drawn).toContain(colour)
    for (const colour of lacks) expect(drawn).not.toContain(colour)
  })

  test('with another value has another picture', () => {
    expect(artworkOf(euro('1 euro', 'bimetallic'))).not.toBe(artworkOf(euro('2 euro', 'bimetallic')))
  })
})

test.each(['stamps', 'cards', 'vinyl', 'figures', 'banknotes', 'comics', 'games', 'other'] as const)(
  'items of one set share its palette: %s',
  (category) => {
    const coloursOf = (look: number): readonly ReadonlySet<string>[] =>
      Array.from({ length: 40 }, (_, index) => {
        const id = `piece-${index}`
        const plain = { category, id, seed: seedOf(id), look, number: '', country: undefined, attrs: {} }
        return new Set(artworkOf(plain).match(/#[\da-f]{6}/g))
      })
    const shared = (look: number) =>
      coloursOf(look).reduce((all, one) => new Set([...all].filter((colour) => one.has(colour))))
    const looks = [0, 1, 2, 3].map((step) => [...shared(step * 0x11111111)].toSorted().join(' '))
    expect(new Set(looks).size).toBeGreaterThan(1)
  },
)
