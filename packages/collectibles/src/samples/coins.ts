import type { Sample } from './sample.ts'

export const coins = [
  {
    id: 'heron-penny',
    name: 'Heron penny',
    caption: '1911',
    story: 'A marsh bird, mid-stride, struck in brass for a harbor town that paid its tolls in small change.',
    facts: { year: '1911', material: 'Brass, beaded rim', condition: 'Fine' },
  },
  {
    id: 'harbour-crown',
    name: 'Harbor crown',
    caption: '1887',
    story: 'Two sails on one hull. The rim is worn on the side that lay in the palm.',
    facts: { year: '1887', material: 'Silver', condition: 'Very good' },
    dollars: 41,
  },
  {
    id: 'harvest-half',
    name: 'Harvest half',
    caption: '1932',
    story: 'Half a day of field work, paid in copper. The ear of wheat has kept all its grains.',
    facts: { year: '1932', material: 'Copper', condition: 'Good' },
  },
  {
    id: 'keyholder-token',
    name: "Porter's token",
    caption: '1904',
    story: 'Given out by the porter of a boarding house, and given back every morning.',
    facts: { year: '1904', material: 'Bronze', condition: 'Good' },
  },
  {
    id: 'noon-florin',
    name: 'Noon florin',
    caption: '1926',
    story: 'Twelve rays for twelve months, the short ones for the winter.',
    facts: { year: '1926', material: 'Brass', condition: 'Very fine' },
  },
  {
    id: 'oak-groat',
    name: 'Oak groat',
    caption: '1798',
    story: 'The oldest piece in this drawer. The leaf was cut by hand, and leans a little.',
    facts: { year: '1798', material: 'Silver', condition: 'Fair' },
  },
  {
    id: 'evening-dime',
    name: 'Evening dime',
    caption: '1949',
    story: 'One star, five points, and a date that most people need a lens for.',
    facts: { year: '1949', material: 'Copper', condition: 'Fine' },
  },
  {
    id: 'regents-thaler',
    name: "Regent's thaler",
    caption: '1821',
    story: 'Struck for a coronation that was put off twice.',
    facts: { year: '1821', material: 'Bronze', condition: 'Good' },
  },
] as const satisfies readonly Sample[]
