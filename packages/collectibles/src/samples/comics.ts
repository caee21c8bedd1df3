import type { Sample } from './sample.ts'

/** Their titles stay as they are in every language. */
export const comics = [
  {
    id: 'night-baker',
    name: 'Night Baker',
    caption: '#1',
    story: 'Solves crimes between two and five, while the dough rises.',
    facts: { year: '1958', edition: 'First printing', condition: 'Good' },
  },
  {
    id: 'moth-patrol',
    name: 'Moth Patrol',
    caption: '#7',
    story: 'Six moths, one streetlight. In this issue it goes out.',
    facts: { year: '1963', edition: 'First printing', condition: 'Very good' },
  },
  {
    id: 'owl-and-son',
    name: 'Owl & Son',
    caption: '#3',
    story: 'A detective agency that only opens at night. The son would rather sleep.',
    facts: { year: '1949', edition: 'Second printing', condition: 'Fair' },
  },
  {
    id: 'fox-at-large',
    name: 'Fox at Large',
    caption: '#12',
    story: 'He was framed for the henhouse. Twelve issues later, the hens believe him.',
    facts: { year: '1971', edition: 'First printing', condition: 'Near mint' },
  },
  {
    id: 'whale-street',
    name: 'Whale Street',
    caption: '#21',
    story: 'The tide reaches the third floor, and everyone goes on with their day.',
    facts: { year: '1966', edition: 'First printing', condition: 'Good' },
  },
  {
    id: 'slow-comet',
    name: 'Slow Comet',
    caption: '#1',
    story: 'Thirty-two pages, three words. Readers wrote in and asked for fewer.',
    facts: { year: '1984', edition: 'Print run of 500', condition: 'Near mint' },
  },
] as const satisfies readonly Sample[]
