import type { Sample } from './sample.ts'

export const vinylSamples = [
  {
    id: 'slow-harbour',
    name: 'Slow Harbor',
    caption: 'LP, 1974',
    story: 'Seven pieces, recorded in one night with the windows open.',
    facts: { year: '1974', edition: 'LP, first pressing', condition: 'Very good' },
    dollars: 18,
  },
  {
    id: 'night-ferry',
    name: 'Night Ferry',
    caption: 'LP, 1981',
    story: 'Side two is the crossing. Listen for the bell.',
    facts: { year: '1981', edition: 'LP', condition: 'Very good' },
    dollars: 22,
  },
  {
    id: 'signal-room',
    name: 'Signal Room',
    caption: '12 in, 1983',
    story: 'Two long tracks, made to be mixed into each other.',
    facts: { year: '1983', edition: '12-inch single', condition: 'Good' },
  },
  {
    id: 'counterpoint',
    name: 'Counterpoint',
    caption: 'LP, 1969',
    story: 'Five voices and twenty-five dots. Some say the dots are the score.',
    facts: { year: '1969', edition: 'LP, mono', condition: 'Good, sleeve worn' },
  },
  {
    id: 'salt-lines',
    name: 'Salt Lines',
    caption: 'EP, 1992',
    story: 'Four songs about the coast. The fourth is louder.',
    facts: { year: '1992', edition: 'EP', condition: 'Near mint' },
  },
  {
    id: 'two-hills',
    name: 'Two Hills',
    caption: 'LP, 1977',
    story: 'Played on one guitar, tuned for the hill behind the studio.',
    facts: { year: '1977', edition: 'LP', condition: 'Very good' },
  },
  {
    id: 'red-mornings',
    name: 'Red Mornings',
    caption: 'LP, 1986',
    story: 'The answer to Night Ferry, by the band that missed it.',
    facts: { year: '1986', edition: 'LP', condition: 'Good' },
  },
  {
    id: 'loom-studies',
    name: 'Loom Studies',
    caption: 'EP, 1999',
    story: 'Three machines and a clarinet.',
    facts: { year: '1999', edition: 'EP, numbered', condition: 'Near mint' },
  },
] as const satisfies readonly Sample[]
