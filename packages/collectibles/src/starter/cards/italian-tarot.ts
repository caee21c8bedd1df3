import { namesOf, rowsOf } from '../names.ts'
import type { StarterItem, StarterSet } from '../starter-set.ts'
import { italianTarotCourt, pips } from './ranks.ts'
import { italianSuitedName, italianSuits } from './suits.ts'

const suited: readonly StarterItem[] = italianSuits.flatMap(([suit, suitWords]) =>
  [...pips, ...italianTarotCourt].map(([rank, rankWords], index) => ({
    id: `tarot-${rank}-of-${suit}`,
    names: italianSuitedName(rankWords, suitWords),
    attrs: { kind: index < pips.length ? 'number_card' : 'court_card' },
  })),
)

/** The fool and the trumps from 1 to 21, in their order. */
const trumps: readonly StarterItem[] = rowsOf(`
  the fool | der Narr | el loco | le Mat | de nar | narren | Głupiec | o louco | narren
  the magician | der Magier | el mago | le Bateleur | de magiër | magikeren | Mag | o mago | magikern
  the high priestess | die Hohepriesterin | la sacerdotisa | la Papesse | de hogepriesteres | yppersteprestinnen | Kapłanka | a sacerdotisa | översteprästinnan
  the empress | die Herrscherin | la emperatriz | l’Impératrice | de keizerin | keiserinnen | Cesarzowa | a imperatriz | kejsarinnan
  the emperor | der Herrscher | el emperador | l’Empereur | de keizer | keiseren | Cesarz | o imperador | kejsaren
  the hierophant | der Hierophant | el sumo sacerdote | le Pape | de hogepriester | ypperstepresten | Kapłan | o hierofante | översteprästen
  the lovers | die Liebenden | los enamorados | l’Amoureux | de geliefden | de elskende | Kochankowie | os enamorados | de älskande
  the chariot | der Wagen | el carro | le Chariot | de zegewagen | vognen | Rydwan | o carro | vagnen
  justice | die Gerechtigkeit | la justicia | la Justice | gerechtigheid | rettferdigheten | Sprawiedliwość | a justiça | rättvisan
  the hermit | der Eremit | el ermitaño | l’Ermite | de kluizenaar | eremitten | Pustelnik | o eremita | eremiten
  the wheel of fortune | das Rad des Schicksals | la rueda de la fortuna | la Roue de fortune | het rad van fortuin | lykkehjulet | Koło Fortuny | a roda da fortuna | lyckohjulet
  strength | die Kraft | la fuerza | la Force | kracht | styrken | Moc | a força | styrkan
  the hanged man | der Gehängte | el colgado | le Pendu | de gehangene | den hengte | Wisielec | o enforcado | den hängde
  death | der Tod | la muerte | la Mort | de dood | døden | Śmierć | a morte | döden
  temperance | die Mäßigkeit | la templanza | Tempérance | matigheid | måteholdet | Umiarkowanie | a temperança | måttfullheten
  the devil | der Teufel | el diablo | le Diable | de duivel | djevelen | Diabeł | o diabo | djävulen
  the tower | der Turm | la torre | la Maison Dieu | de toren | tårnet | Wieża | a torre | tornet
  the star | der Stern | la estrella | l’Étoile | de ster | stjernen | Gwiazda | a estrela | stjärnan
  the moon | der Mond | la luna | la Lune | de maan | månen | Księżyc | a lua | månen
  the sun | die Sonne | el sol | le Soleil | de zon | solen | Słońce | o sol | solen
  judgment | das Gericht | el juicio | le Jugement | het oordeel | dommen | Sąd Ostateczny | o julgamento | domen
  the world | die Welt | el mundo | le Monde | de wereld | verden | Świat | o mundo | världen
`).map((row) => {
  const names = namesOf(row)
  return {
    id: `tarot-${names.en.toLowerCase().replace('the ', '').replaceAll(' ', '-')}`,
    names,
    attrs: { kind: 'trump' },
  }
})

export const italianTarot: StarterSet = {
  id: 'tarot-italian-suits',
  category: 'cards',
  names: namesOf(
    'Tarot deck with Italian suits | Tarot mit italienischen Farben | Baraja de tarot con palos italianos | Jeu de tarot à enseignes italiennes | Tarotspel met Italiaanse kleuren | Tarotkortstokk med italienske farger | Talia do tarota z kolorami włoskimi | Baralho de tarô com naipes italianos | Tarotkortlek med italienska färger',
  ),
  items: [...trumps, ...suited],
}
