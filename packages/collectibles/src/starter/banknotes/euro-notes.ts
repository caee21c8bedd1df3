import { namesBy, namesOf, columnsOf } from '../names.ts'
import type { StarterSet } from '../starter-set.ts'

/** Face value in euros, year of the first issue, width and height in millimeters. */
type Note = readonly [euros: number, year: number, size: string]

const firstSeries: readonly Note[] = [
  [5, 2002, '120 × 62'],
  [10, 2002, '127 × 67'],
  [20, 2002, '133 × 72'],
  [50, 2002, '140 × 77'],
  [100, 2002, '147 × 82'],
  [200, 2002, '153 × 82'],
  [500, 2002, '160 × 82'],
]

const secondSeries: readonly Note[] = [
  [5, 2013, '120 × 62'],
  [10, 2014, '127 × 67'],
  [20, 2015, '133 × 72'],
  [50, 2017, '140 × 77'],
  [100, 2019, '147 × 77'],
  [200, 2019, '153 × 77'],
]

const euros = columnsOf('euros | Euro | euros | euros | euro | euro | euro | euros | euro')

function noteSet(id: string, notes: readonly Note[], series: string, names: string): StarterSet {
  const seriesNames = columnsOf(series)
  return {
    id,
    category: 'banknotes',
    names: namesOf(names),
    yearFrom: Math.min(...notes.map(([, year]) => year)),
    items: notes.map(([value, yearFrom, size]) => ({
      id: `${id}-${value}`,
      names: namesBy((locale) => `${value} ${euros[locale]}, ${seriesNames[locale]}`),
      yearFrom,
      attrs: { denomination: `${value} euro`, size_mm: size },
    })),
  }
}

export const euroNoteSets: readonly StarterSet[] = [
  noteSet(
    'euro-notes-first-series',
    firstSeries,
    'first series | erste Serie | primera serie | première série | eerste serie | første serie | pierwsza seria | primeira série | första serien',
    'Euro banknotes, first series | Euro-Banknoten, erste Serie | Billetes de euro, primera serie | Billets en euros, première série | Eurobankbiljetten, eerste serie | Eurosedler, første serie | Banknoty euro, pierwsza seria | Notas de euro, primeira série | Eurosedlar, första serien',
  ),
  noteSet(
    'euro-notes-second-series',
    secondSeries,
    'second series | zweite Serie | segunda serie | deuxième série | tweede serie | andre serie | druga seria | segunda série | andra serien',
    'Euro banknotes, second series | Euro-Banknoten, zweite Serie | Billetes de euro, segunda serie | Billets en euros, deuxième série | Eurobankbiljetten, tweede serie | Eurosedler, andre serie | Banknoty euro, druga seria | Notas de euro, segunda série | Eurosedlar, andra serien',
  ),
]
