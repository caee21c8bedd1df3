import type { Sample } from './sample.ts'

export const stamps = [
  {
    id: 'north-light',
    name: 'North Light',
    caption: '1954',
    story: 'A lighthouse at dusk. The postmark crosses the beam.',
    facts: { year: '1954', edition: '5c, postmarked', condition: 'Used, clean' },
  },
  {
    id: 'blue-tern',
    name: 'Blue Tern',
    caption: '1938',
    story: 'Drawn by an artist who had only seen the bird at rest.',
    facts: { year: '1938', edition: '2c', condition: 'Unused' },
  },
  {
    id: 'alpine-mail',
    name: 'Alpine mail',
    caption: '1961',
    story: 'Carried over the pass once a week, by mule until June.',
    facts: { year: '1961', edition: '10c, postmarked', condition: 'Used, one short perforation' },
  },
  {
    id: 'red-tulip',
    name: 'Red tulip',
    caption: '1947',
    story: 'The first spring issue after the war, on thin paper.',
    facts: { year: '1947', edition: '4c', condition: 'Unused' },
    dollars: 9,
  },
  {
    id: 'ascension-day',
    name: 'Ascension Day',
    caption: '1909',
    story: 'A balloon over green hills, printed in three runs that almost meet.',
    facts: { year: '1909', edition: '1s', condition: 'Unused, hinged' },
  },
  {
    id: 'river-fish',
    name: 'River fish',
    caption: '1970',
    story: 'From a set of twelve. The other eleven swim the other way.',
    facts: { year: '1970', edition: '8c', condition: 'Unused' },
  },
  {
    id: 'harbour-dusk',
    name: 'Harbor dusk',
    caption: '1963',
    story: 'The same lighthouse, nine years and one color later.',
    facts: { year: '1963', edition: '7c', condition: 'Unused' },
  },
  {
    id: 'winter-post',
    name: 'Winter post',
    caption: '1958',
    story: 'Only the sun is in color; the printer had run out of blue.',
    facts: { year: '1958', edition: '3c, postmarked', condition: 'Used' },
  },
] as const satisfies readonly Sample[]
