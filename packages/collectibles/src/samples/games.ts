import type { Sample } from './sample.ts'

/** Their titles stay as they are in every language. */
export const games = [
  {
    id: 'nine-ferries',
    name: 'Nine Ferries',
    caption: '1974',
    story: 'Nine boats and eight piers. The rules do not mention it.',
    facts: { year: '1974', edition: 'First edition', condition: 'Complete' },
  },
  {
    id: 'mossback',
    name: 'Mossback',
    caption: '1968',
    story: 'A race of turtles in which the last one home wins. It takes all evening.',
    facts: { year: '1968', edition: 'Second edition', condition: 'Complete, box worn' },
  },
  {
    id: 'orchard-vote',
    name: 'Orchard Vote',
    caption: '1989',
    story: 'Everyone votes on every move. The apples vote too.',
    facts: { year: '1989', edition: 'First edition', condition: 'Complete' },
  },
  {
    id: 'salt-and-signal',
    name: 'Salt & Signal',
    caption: '1981',
    story: 'For two lighthouse keepers who may not speak. Most couples finish it laughing.',
    facts: { year: '1981', edition: 'Travel edition', condition: 'Sealed' },
  },
  {
    id: 'cloud-parcels',
    name: 'Cloud Parcels',
    caption: '1996',
    story: 'Deliver the rain before it falls. One die has a cloud on every side.',
    facts: { year: '1996', edition: 'First edition', condition: 'Complete, box worn' },
  },
  {
    id: 'tin-circus',
    name: 'Tin Circus',
    caption: '1957',
    story: 'The acrobats stand on each other, if the table is level. The dog has been missing since 1961.',
    facts: { year: '1957', edition: 'First edition', condition: 'One piece missing' },
  },
] as const satisfies readonly Sample[]
