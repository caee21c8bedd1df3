import type { Sample } from './sample.ts'

export const mineralSamples = [
  {
    id: 'amethyst',
    name: 'Amethyst',
    caption: 'Bahia',
    story: 'A single cluster on its own rock, nine points, cool violet to the root. One piece only.',
    facts: { origin: 'Bahia', material: 'Quartz, violet', condition: 'One small chip' },
    dollars: 120,
  },
  {
    id: 'pyrite',
    name: 'Pyrite',
    caption: 'Navajún',
    story: 'Three cubes, grown into each other. No one cut them.',
    facts: { origin: 'Navajún', material: 'Iron sulfide', condition: 'Sharp edges' },
  },
  {
    id: 'malachite',
    name: 'Malachite',
    caption: 'Katanga',
    story: 'Cut and polished, so you can count the rings.',
    facts: { origin: 'Katanga', material: 'Copper carbonate', condition: 'Polished' },
  },
  {
    id: 'citrine',
    name: 'Citrine',
    caption: 'Ural',
    story: 'The tall one in the middle catches the evening.',
    facts: { origin: 'Ural', material: 'Quartz, yellow', condition: 'Good' },
  },
  {
    id: 'fluorite',
    name: 'Fluorite',
    caption: 'Weardale',
    story: 'A green octahedron, and a blue one that came along.',
    facts: { origin: 'Weardale', material: 'Calcium fluoride', condition: 'Very good' },
    dollars: 64,
  },
  {
    id: 'aquamarine',
    name: 'Aquamarine',
    caption: 'Shigar',
    story: 'Four fingers of cold water.',
    facts: { origin: 'Shigar', material: 'Beryl, blue', condition: 'Good' },
  },
  {
    id: 'rose-quartz',
    name: 'Rose quartz',
    caption: 'Minas Gerais',
    story: 'Pale at the foot, paler at the tip.',
    facts: { origin: 'Minas Gerais', material: 'Quartz, rose', condition: 'Very good' },
  },
  {
    id: 'smoky-quartz',
    name: 'Smoky quartz',
    caption: 'Uri',
    story: 'Found behind a waterfall, by someone looking for a hat.',
    facts: { origin: 'Uri', material: 'Quartz, brown', condition: 'Good' },
  },
] as const satisfies readonly Sample[]
