import type { Locale } from '@collect/messages'

import { keyedColumns, namesBy, rowsOf, type NamesByLocale } from '../names.ts'

type Suit = readonly [id: string, words: NamesByLocale]

/** Suits as a card's name has them; Dutch joins suit and rank to one word. */
export const frenchSuits: readonly Suit[] = rowsOf(`
  spades spades | Pik | picas | pique | schoppen | spar | pik | espadas | spader
  hearts hearts | Herz | corazones | cœur | harten | hjerter | kier | copas | hjärter
  diamonds diamonds | Karo | diamantes | carreau | ruiten | ruter | karo | ouros | ruter
  clubs clubs | Kreuz | tréboles | trèfle | klaver | kløver | trefl | paus | klöver
`).map(keyedColumns)

/** The suits of the Italian tarot. In French the preposition belongs to the suit, because of its elision. */
export const italianSuits: readonly Suit[] = rowsOf(`
  wands wands | Stäbe | bastos | de bâton | staven | staver | buław | paus | stavar
  cups cups | Kelche | copas | de coupe | bekers | begre | kielichów | copas | bägare
  swords swords | Schwerter | espadas | d’épée | zwaarden | sverd | mieczy | espadas | svärd
  coins coins | Münzen | oros | de denier | munten | mynter | denarów | ouros | mynt
`).map(keyedColumns)

type CardName = (rank: string, suit: string) => string

const of =
  (preposition: string): CardName =>
  (rank, suit) =>
    `${rank} ${preposition} ${suit}`
const suitFirst: CardName = (rank, suit) => `${suit} ${rank}`
const rankFirst: CardName = (rank, suit) => `${rank} ${suit}`

const frenchSuited: Readonly<Record<Locale, CardName>> = {
  en: of('of'),
  de: (rank, suit) => `${suit}-${rank}`,
  es: of('de'),
  fr: of('de'),
  nl: (rank, suit) => `${suit}${rank}`,
  no: suitFirst,
  pl: rankFirst,
  pt: of('de'),
  sv: suitFirst,
}

const italianSuited: Readonly<Record<Locale, CardName>> = {
  en: of('of'),
  de: of('der'),
  es: of('de'),
  fr: rankFirst,
  nl: of('van'),
  no: of('i'),
  pl: rankFirst,
  pt: of('de'),
  sv: of('i'),
}

/** "Queen of hearts" in each language. */
export const frenchSuitedName = (rank: NamesByLocale, suit: NamesByLocale): NamesByLocale =>
  namesBy((locale) => frenchSuited[locale](rank[locale], suit[locale]))

/** "Queen of cups" in each language. */
export const italianSuitedName = (rank: NamesByLocale, suit: NamesByLocale): NamesByLocale =>
  namesBy((locale) => italianSuited[locale](rank[locale], suit[locale]))
