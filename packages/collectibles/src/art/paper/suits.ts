export const suits = ['spades', 'hearts', 'diamonds', 'clubs', 'wands', 'cups', 'swords', 'coins'] as const
export type Suit = (typeof suits)[number]

export const suitColours: Readonly<Record<Suit, string>> = {
  spades: '#2a2320',
  hearts: '#b23a2e',
  diamonds: '#b23a2e',
  clubs: '#2a2320',
  wands: '#3f6d4e',
  cups: '#2f5f86',
  swords: '#4a5666',
  coins: '#b07d1f',
}

const leaves = '<path d="M1 3c1-5 4-7 8-7 0 5-3 8-8 9z"/><path d="M-1-2c-1-5-4-7-8-7 0 5 3 8 8 9z"/>'

const outlines: Readonly<Record<Suit, string>> = {
  spades: `<path d="M0-10C3-5 10-1 10 4.500a4.500 4.500 0 0 1-8.200 2.600C2 8.800 2.800 10 4 11h-8c1.200-1 2-2.200 2.200-3.900A4.500 4.500 0 0 1-10 4.500C-10-1-3-5 0-10z"/>`,
  hearts: `<path d="M0 10.500C-5 5-10.500 1-10.500-4A5.300 5.300 0 0 1 0-6 5.300 5.300 0 0 1 10.500-4C10.500 1 5 5 0 10.500z"/>`,
  diamonds: `<path d="M0-11.500C2-7 5-3 8.500 0 5 3 2 7 0 11.500-2 7-5 3-8.500 0-5-3-2-7 0-11.500z"/>`,
  clubs: `<circle cy="-5.200" r="5"/><circle cx="-5.500" cy="2.600" r="5"/><circle cx="5.500" cy="2.600" r="5"/><path d="M-1.200-1h2.400c0 6 .800 9.500 3.300 12h-9c2.500-2.500 3.300-6 3.300-12z"/>`,
  wands: `<path d="M-2-11.500h4l1.200 23h-6.400z"/>${leaves}`,
  cups: `<path d="M-8-10.500H8C8-3 6 1 1.800 2.300V7H6v3.500H-6V7h4.200V2.300C-6 1-8-3-8-10.500z"/>`,
  swords: `<path d="M0-14l3 4V3h5.500v3H3v3.400a3 3 0 1 1-6 0V6h-5.500V3H-3v-13z"/>`,
  coins: `<path fill-rule="evenodd" d="M0-10.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21zm0 3a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM0-5.500L1.600-1.600 5.500 0 1.600 1.600 0 5.500-1.600 1.600-5.500 0-1.600-1.600z"/>`,
}

/** A suit's sign around 0,0, about 11 units to each side. */
export const pip = (suit: Suit, x: number, y: number, size: number, turned = false): string =>
  `<g transform="translate(${x} ${y}) ${turned ? 'rotate(180) ' : ''}scale(${size})" fill="${suitColours[suit]}">${outlines[suit]}</g>`
