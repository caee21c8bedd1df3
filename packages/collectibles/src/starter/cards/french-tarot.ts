import { namesBy, namesOf, columnsOf } from '../names.ts'
import type { StarterItem, StarterSet } from '../starter-set.ts'
import { frenchTarotCourt, pips } from './ranks.ts'
import { frenchSuitedName, frenchSuits } from './suits.ts'

/** Tells a card from that of the deck without trumps. */
const game = columnsOf('tarot | Tarock | tarot | tarot | tarot | tarot | tarot | tarô | tarot')

const suited: readonly StarterItem[] = frenchSuits.flatMap(([suit, suitWords]) =>
  [...pips, ...frenchTarotCourt].map(([rank, rankWords], index) => {
    const card = frenchSuitedName(rankWords, suitWords)
    return {
      id: `french-tarot-${rank}-of-${suit}`,
      names: namesBy((locale) => `${card[locale]} (${game[locale]})`),
      attrs: { kind: index < pips.length ? 'number_card' : 'court_card' },
    }
  }),
)

const trump = columnsOf('trump | Tarock | triunfo | atout | troef | trumf | atut | trunfo | trumf')

const trumps: readonly StarterItem[] = Array.from({ length: 21 }, (_, index) => ({
  id: `french-tarot-trump-${index + 1}`,
  names: namesBy((locale) => `${trump[locale]} ${index + 1}`),
  attrs: { kind: 'trump' },
}))

const fool: StarterItem = {
  id: 'french-tarot-fool',
  names: namesOf(
    'fool (tarot) | Sküs (Tarock) | excusa (tarot) | excuse (tarot) | nar (tarot) | narren (tarot) | skiz (tarot) | louco (tarô) | narren (tarot)',
  ),
  attrs: { kind: 'trump' },
}

export const frenchTarot: StarterSet = {
  id: 'tarot-french-suits',
  category: 'cards',
  names: namesOf(
    'Tarot deck with French suits | Tarock mit französischen Farben | Baraja de tarot con palos franceses | Jeu de tarot à enseignes françaises | Tarotspel met Franse kleuren | Tarotkortstokk med franske farger | Talia do tarota z kolorami francuskimi | Baralho de tarô com naipes franceses | Tarotkortlek med franska färger',
  ),
  items: [...suited, ...trumps, fool],
}
