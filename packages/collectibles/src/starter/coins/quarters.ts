import { regionIn } from '../../catalogue/region-names.ts'
import { namesBy, namesOf, columnsOf, type NamesByLocale } from '../names.ts'
import type { StarterItem, StarterSet } from '../starter-set.ts'
import { issueOfStates } from './state-names.ts'

const quarter = columnsOf(
  'quarter | Vierteldollar | cuarto de dólar | quart de dollar | kwartdollar | kvartdollar | ćwierć dolara | quarto de dólar | kvartsdollar',
)

const quarterOf = (id: string, place: NamesByLocale, number: number, year: number): StarterItem => ({
  id: `quarter-${id}`,
  number,
  names: namesBy((locale) => `${place[locale]}, ${quarter[locale]}`),
  yearFrom: year,
  country: 'US',
  attrs: { denomination: '25 cent', metal: 'cupronickel_clad_copper', diameter_mm: '24.26', weight_g: '5.67' },
})

/** Five states a year, in the order in which they ratified the constitution or joined the union. */
export const stateQuarters: StarterSet = {
  id: 'us-state-quarters',
  category: 'coins',
  names: namesOf(
    'US state quarters | US-Vierteldollar der Bundesstaaten | Cuartos de dólar de los estados de EE. UU. | Quarts de dollar des États américains | Amerikaanse kwartdollars van de staten | Amerikanske kvartdollar for delstatene | Ćwierćdolarówki stanowe USA | Quartos de dólar dos estados dos EUA | USA:s kvartsdollar för delstaterna',
  ),
  yearFrom: 1999,
  yearTo: 2008,
  items: issueOfStates.map(({ id, names }, index) => quarterOf(id, names, index + 1, 1999 + Math.floor(index / 5))),
}

/** The district comes first and has no name on the platform; `undefined` stands for it. */
const issueOf2009 = [
  ['district-of-columbia', undefined],
  ['puerto-rico', 'PR'],
  ['guam', 'GU'],
  ['american-samoa', 'AS'],
  ['us-virgin-islands', 'VI'],
  ['northern-mariana-islands', 'MP'],
] as const

const district = namesOf(
  'District of Columbia | District of Columbia | Distrito de Columbia | District de Columbia | District of Columbia | District of Columbia | Dystrykt Kolumbii | Distrito de Colúmbia | District of Columbia',
)

export const territoryQuarters: StarterSet = {
  id: 'us-territory-quarters',
  category: 'coins',
  parent: stateQuarters.id,
  names: namesOf(
    'US district and territory quarters | US-Vierteldollar von Bundesdistrikt und Außengebieten | Cuartos de dólar del distrito y los territorios de EE. UU. | Quarts de dollar du district et des territoires américains | Amerikaanse kwartdollars van district en territoria | Amerikanske kvartdollar for distriktet og territoriene | Ćwierćdolarówki dystryktu i terytoriów USA | Quartos de dólar do distrito e dos territórios dos EUA | USA:s kvartsdollar för distriktet och territorierna',
  ),
  yearFrom: 2009,
  yearTo: 2009,
  items: issueOf2009.map(([id, region], index) =>
    quarterOf(
      id,
      namesBy((locale) => (region ? regionIn(locale, region) : district[locale])),
      index + 1,
      2009,
    ),
  ),
}
