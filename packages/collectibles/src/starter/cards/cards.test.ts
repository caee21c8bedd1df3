import { describe, expect, test } from 'vitest'

import type { StarterSet } from '../starter-set.ts'
import { frenchDeck } from './french-deck.ts'
import { frenchTarot } from './french-tarot.ts'
import { italianTarot } from './italian-tarot.ts'

const kindsOf = ({ items }: StarterSet) =>
  Object.fromEntries(
    ['number_card', 'court_card', 'trump', 'joker'].map((kind) => [
      kind,
      items.filter(({ attrs }) => attrs['kind'] === kind).length,
    ]),
  )

describe('decks of cards', () => {
  test.each([
    ['French-suited deck', frenchDeck, { number_card: 40, court_card: 12, trump: 0, joker: 2 }],
    ['tarot with Italian suits', italianTarot, { number_card: 40, court_card: 16, trump: 22, joker: 0 }],
    ['tarot with French suits', frenchTarot, { number_card: 40, court_card: 16, trump: 22, joker: 0 }],
  ])('the %s is complete', (_, deck, kinds) => {
    expect(kindsOf(deck)).toEqual(kinds)
  })

  test.each([
    ['french-deck-queen-of-hearts', ['Herz-Dame', 'Dame de cœur', 'Hartenvrouw', 'Dama kier', 'Hjärter dam']],
    ['tarot-ace-of-swords', ['Ass der Schwerter', 'As d’épée', 'Aas van zwaarden', 'As mieczy', 'Ess i svärd']],
    ['tarot-fool', ['Der Narr', 'Le Mat', 'De nar', 'Głupiec', 'Narren']],
    [
      'french-tarot-ten-of-clubs',
      [
        'Kreuz-Zehn (Tarock)',
        'Dix de trèfle (tarot)',
        'Klavertien (tarot)',
        'Dziesiątka trefl (tarot)',
        'Klöver tio (tarot)',
      ],
    ],
  ])('%s has its name in each language', (id, words) => {
    const card = [frenchDeck, italianTarot, frenchTarot].flatMap(({ items }) => items).find((item) => item.id === id)
    const { de, fr, nl, pl, sv } = card?.names ?? {}
    expect([de, fr, nl, pl, sv]).toEqual(words)
  })
})
