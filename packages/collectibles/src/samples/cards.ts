import type { Sample } from './sample.ts'

export const cards = [
  {
    id: 'ember-fox',
    name: 'Ember Fox',
    caption: '3 / 48',
    story: 'The card everyone wanted, and someone always had twice.',
    facts: { edition: '3 of 48, rare', condition: 'Near mint' },
  },
  {
    id: 'paper-moth',
    name: 'Paper Moth',
    caption: '11 / 48',
    story: 'Weak in every game, and the prettiest of the set.',
    facts: { edition: '11 of 48, common', condition: 'Played' },
  },
  {
    id: 'tidewhale',
    name: 'Tidewhale',
    caption: '20 / 48',
    story: 'Comes up once a round, and once is enough.',
    facts: { edition: '20 of 48, uncommon', condition: 'Good' },
  },
  {
    id: 'long-comet',
    name: 'Long Comet',
    caption: '27 / 48',
    story: 'It passes. The rules take half a page to say so.',
    facts: { edition: '27 of 48, rare', condition: 'Near mint' },
    dollars: 14,
  },
  {
    id: 'barn-owl',
    name: 'Barn Owl',
    caption: '34 / 48',
    story: 'Looks at every hand, and tells no one.',
    facts: { edition: '34 of 48, uncommon', condition: 'Good' },
  },
  {
    id: 'paper-crown',
    name: 'Paper Crown',
    caption: '48 / 48',
    story: 'The last number. Its holder starts the next game.',
    facts: { edition: '48 of 48, rare', condition: 'Near mint' },
  },
  {
    id: 'field-sun',
    name: 'Field Sun',
    caption: '7 / 48',
    story: 'One in every pack, two in most.',
    facts: { edition: '7 of 48, common', condition: 'Played' },
  },
  {
    id: 'marsh-heron',
    name: 'Marsh Heron',
    caption: '15 / 48',
    story: 'The same bird as on the penny, and in better health.',
    facts: { edition: '15 of 48, uncommon', condition: 'Good' },
  },
] as const satisfies readonly Sample[]
