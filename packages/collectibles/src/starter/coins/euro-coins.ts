import { regionIn } from '../../catalogue/region-names.ts'
import { keyedColumns, namesBy, namesOf, rowsOf } from '../names.ts'
import type { StarterItem, StarterSet } from '../starter-set.ts'
import { firstTwelve, joinedLater, smallStates, type Issuer } from './euro-issuers.ts'

type Metal = 'copper_plated_steel' | 'nordic_gold' | 'bimetallic'
type Denomination = readonly [id: string, metal: Metal, diameter: string, weight: string]

/** Metal, diameter in millimeters and weight in grams, which Union law sets for all issuing countries. */
const denominations: readonly Denomination[] = [
  ['1-cent', 'copper_plated_steel', '16.25', '2.3'],
  ['2-cent', 'copper_plated_steel', '18.75', '3.06'],
  ['5-cent', 'copper_plated_steel', '21.25', '3.92'],
  ['10-cent', 'nordic_gold', '19.75', '4.1'],
  ['20-cent', 'nordic_gold', '22.25', '5.74'],
  ['50-cent', 'nordic_gold', '24.25', '7.8'],
  ['1-euro', 'bimetallic', '23.25', '7.5'],
  ['2-euro', 'bimetallic', '25.75', '8.5'],
]

const denominationNames = new Map(
  rowsOf(`
    1-cent 1 cent | 1 Cent | 1 céntimo | 1 centime | 1 cent | 1 cent | 1 cent | 1 cêntimo | 1 cent
    2-cent 2 cents | 2 Cent | 2 céntimos | 2 centimes | 2 cent | 2 cent | 2 centy | 2 cêntimos | 2 cent
    5-cent 5 cents | 5 Cent | 5 céntimos | 5 centimes | 5 cent | 5 cent | 5 centów | 5 cêntimos | 5 cent
    10-cent 10 cents | 10 Cent | 10 céntimos | 10 centimes | 10 cent | 10 cent | 10 centów | 10 cêntimos | 10 cent
    20-cent 20 cents | 20 Cent | 20 céntimos | 20 centimes | 20 cent | 20 cent | 20 centów | 20 cêntimos | 20 cent
    50-cent 50 cents | 50 Cent | 50 céntimos | 50 centimes | 50 cent | 50 cent | 50 centów | 50 cêntimos | 50 cent
    1-euro 1 euro | 1 Euro | 1 euro | 1 euro | 1 euro | 1 euro | 1 euro | 1 euro | 1 euro
    2-euro 2 euros | 2 Euro | 2 euros | 2 euros | 2 euro | 2 euro | 2 euro | 2 euros | 2 euro
  `).map(keyedColumns),
)

const coinsOf = ([country, yearFrom]: Issuer): readonly StarterItem[] =>
  denominations.map(([id, metal, diameter, weight]) => {
    const denomination = denominationNames.get(id)
    if (!denomination) throw new Error(`a denomination has no name: ${id}`)
    return {
      id: `euro-${country.toLowerCase()}-${id}`,
      names: namesBy((locale) => `${regionIn(locale, country)}, ${denomination[locale]}`),
      yearFrom,
      country,
      attrs: { denomination: id.replace('-', ' '), metal, diameter_mm: diameter, weight_g: weight },
    }
  })

const euroSet = (id: string, issuers: readonly Issuer[], names: string): StarterSet => ({
  id,
  category: 'coins',
  names: namesOf(names),
  yearFrom: Math.min(...issuers.map(([, year]) => year)),
  items: issuers.flatMap(coinsOf),
})

export const euroCoinSets: readonly StarterSet[] = [
  euroSet(
    'euro-coins-first-twelve',
    firstTwelve,
    'Euro coins of the first twelve countries | Euromünzen der ersten zwölf Länder | Monedas de euro de los doce primeros países | Pièces en euros des douze premiers pays | Euromunten van de eerste twaalf landen | Euromynter fra de tolv første landene | Monety euro dwunastu pierwszych krajów | Moedas de euro dos doze primeiros países | Euromynt från de tolv första länderna',
  ),
  euroSet(
    'euro-coins-joined-later',
    joinedLater,
    'Euro coins of the countries that joined later | Euromünzen der später beigetretenen Länder | Monedas de euro de los países que se sumaron después | Pièces en euros des pays entrés plus tard | Euromunten van de landen die later toetraden | Euromynter fra landene som kom til senere | Monety euro krajów, które dołączyły później | Moedas de euro dos países que aderiram depois | Euromynt från länderna som kom med senare',
  ),
  euroSet(
    'euro-coins-small-states',
    smallStates,
    'Euro coins of the four small states | Euromünzen der vier Kleinstaaten | Monedas de euro de los cuatro microestados | Pièces en euros des quatre micro-États | Euromunten van de vier dwergstaten | Euromynter fra de fire småstatene | Monety euro czterech małych państw | Moedas de euro dos quatro microestados | Euromynt från de fyra småstaterna',
  ),
]
