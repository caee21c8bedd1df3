import { expect, test } from 'vitest'

import { captionOf } from './caption.ts'

const blank = { maker: null, year_from: null, year_to: null }
const mineral = { ...blank, category_id: 'minerals' }
const card = { ...blank, category_id: 'cards' }
const coin = { ...blank, category_id: 'coins' }

test.each([
  { of: 'a mineral', item: mineral, attrs: { formula: 'CaCO₃' }, en: 'CaCO₃', de: 'CaCO₃' },
  {
    of: 'an element',
    item: { ...mineral, year_from: 1766 },
    attrs: { formula: 'H' },
    en: 'H · discovered 1766',
    de: 'H · entdeckt 1766',
  },
  {
    of: 'a mineral with a year alone',
    item: { ...mineral, year_from: 1824 },
    attrs: {},
    en: 'Discovered 1824',
    de: 'Entdeckt 1824',
  },
  { of: 'a card', item: card, attrs: { kind: 'court_card' }, en: 'Court card', de: 'Bildkarte' },
  { of: 'a card of a kind of its own', item: card, attrs: { kind: 'Rune' }, en: 'Rune', de: 'Rune' },
  { of: 'a card with a year', item: { ...card, year_from: 1995 }, attrs: { kind: 'joker' }, en: '1995', de: '1995' },
  {
    of: 'a coin of several years',
    item: { ...coin, year_from: 1999, year_to: 2008, maker: 'Mint' },
    attrs: {},
    en: '1999–2008',
    de: '1999–2008',
  },
  { of: 'a coin of an old year', item: { ...coin, year_from: -44, maker: 'Mint' }, attrs: {}, en: 'Mint', de: 'Mint' },
  { of: 'a coin without facts', item: coin, attrs: {}, en: '', de: '' },
])('the caption of $of', ({ item, attrs, en, de }) => {
  expect([captionOf('en', item, attrs), captionOf('de', item, attrs)]).toEqual([en, de])
})
