import type { Sample } from './sample.ts'

export const others = [
  {
    id: 'harbour-bell',
    name: 'Harbor bell',
    caption: '1890',
    story: 'Rang once for fog and twice for soup.',
    facts: { year: '1890', material: 'Brass, wooden handle', condition: 'Good' },
  },
  {
    id: 'storm-marble',
    name: 'Storm marble',
    caption: '1934',
    story: 'Won in the schoolyard in 1934, and never staked again.',
    facts: { year: '1934', material: 'Glass', condition: 'Very good' },
  },
  {
    id: 'postmans-button',
    name: "Postman's button",
    caption: '1912',
    story: 'The top one, worn bright by a thumb on cold mornings.',
    facts: { year: '1912', material: 'Horn', condition: 'Good' },
  },
  {
    id: 'honest-compass',
    name: 'Honest compass',
    caption: '1905',
    story: 'Points north, after a moment of thought.',
    facts: { year: '1905', material: 'Brass', condition: 'Very good' },
  },
  {
    id: 'return-ticket',
    name: 'Return ticket',
    caption: '1951',
    story: 'Punched on the way out. The way back was never used, and the story changes each time it is told.',
    facts: { year: '1951', material: 'Cardboard', condition: 'Used, clean' },
  },
  {
    id: 'garden-key',
    name: 'Garden key',
    caption: '1868',
    story: 'The gate is gone. The key is kept, in case.',
    facts: { year: '1868', material: 'Iron', condition: 'Fair' },
  },
] as const satisfies readonly Sample[]
