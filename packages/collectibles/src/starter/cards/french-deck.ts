import { namesOf } from '../names.ts'
import type { StarterItem, StarterSet } from '../starter-set.ts'
import { frenchCourt, pips } from './ranks.ts'
import { frenchSuitedName, frenchSuits } from './suits.ts'

const suited: readonly StarterItem[] = frenchSuits.flatMap(([suit, suitWords]) =>
  [...pips, ...frenchCourt].map(([rank, rankWords], index) => ({
    id: `french-deck-${rank}-of-${suit}`,
    names: frenchSuitedName(rankWords, suitWords),
    attrs: { kind: index < pips.length ? 'number_card' : 'court_card' },
  })),
)

const jokers: readonly StarterItem[] = [
  {
    id: 'french-deck-red-joker',
    names: namesOf(
      'red joker | Roter Joker | comodín rojo | joker rouge | rode joker | rød joker | czerwony dżoker | curinga vermelho | röd joker',
    ),
    attrs: { kind: 'joker' },
  },
  {
    id: 'french-deck-black-joker',
    names: namesOf(
      'black joker | Schwarzer Joker | comodín negro | joker noir | zwarte joker | svart joker | czarny dżoker | curinga preto | svart joker',
    ),
    attrs: { kind: 'joker' },
  },
]

export const frenchDeck: StarterSet = {
  id: 'french-suited-deck',
  category: 'cards',
  names: namesOf(
    'French-suited deck of 52 with jokers | Französisches Blatt, 52 Karten mit Jokern | Baraja francesa de 52 cartas con comodines | Jeu de 52 cartes avec jokers | Frans kaartspel, 52 kaarten met jokers | Fransk kortstokk, 52 kort med jokere | Talia francuska, 52 karty z dżokerami | Baralho francês de 52 cartas com curingas | Fransk kortlek, 52 kort med jokrar',
  ),
  items: [...suited, ...jokers],
}
