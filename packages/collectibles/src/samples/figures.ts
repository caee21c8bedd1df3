import type { Sample } from './sample.ts'

export const figureSamples = [
  {
    id: 'tin-robot',
    name: 'Tin Robot',
    caption: 'Series 1',
    story: 'The eyes light up when the key is turned. The key is missing.',
    facts: { edition: 'Series 1', material: 'Tin, painted', condition: 'Very good' },
    dollars: 38,
  },
  {
    id: 'little-orbit',
    name: 'Little Orbit',
    caption: 'Series 1',
    story: 'Stands on one foot when no one is looking.',
    facts: { edition: 'Series 1', material: 'Vinyl', condition: 'Good' },
  },
  {
    id: 'scarf-bear',
    name: 'Scarf Bear',
    caption: 'Series 2',
    story: 'The scarf is knitted by hand, and comes off.',
    facts: { edition: 'Series 2', material: 'Felt over wood', condition: 'Good' },
  },
  {
    id: 'sir-thimble',
    name: 'Sir Thimble',
    caption: 'Series 2',
    story: 'Guards the sewing box. The lance is a needle.',
    facts: { edition: 'Series 2', material: 'Tin', condition: 'Very good' },
  },
  {
    id: 'cap-and-stem',
    name: 'Cap & Stem',
    caption: 'Series 3',
    story: 'Smiles at everyone in the same way.',
    facts: { edition: 'Series 3', material: 'Vinyl', condition: 'Near mint' },
    dollars: 32,
  },
  {
    id: 'midnight-cat',
    name: 'Midnight Cat',
    caption: 'Series 3',
    story: 'Sits where it likes. This shelf will do.',
    facts: { edition: 'Series 3', material: 'Vinyl', condition: 'Good' },
  },
  {
    id: 'copper-robot',
    name: 'Copper Robot',
    caption: 'Series 1',
    story: "Tin Robot's elder sister, from before the paint.",
    facts: { edition: 'Series 1, variant', material: 'Copper', condition: 'Fair' },
  },
  {
    id: 'polar-bear',
    name: 'Polar Bear',
    caption: 'Series 2',
    story: 'The winter edition. The scarf stays on.',
    facts: { edition: 'Series 2, variant', material: 'Felt over wood', condition: 'Near mint' },
  },
] as const satisfies readonly Sample[]
