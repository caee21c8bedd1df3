import { each, n, range } from './svg.ts'

export const motifs = [
  'heron',
  'ship',
  'wheat',
  'star',
  'key',
  'sun',
  'oak',
  'fox',
  'moth',
  'whale',
  'comet',
  'crown',
  'owl',
] as const
export type Motif = (typeof motifs)[number]

type Draw = (colour: string, second: string) => string

const dark = '#1d1410'

function wheat(c: string): string {
  const ears = each([-12, -4, 4], (y) => {
    const foot = y + 6
    return `<path d="M0 ${foot}c-9-1-11-7-10-12 7 1 10 5 10 12zM0 ${foot}c9-1 11-7 10-12-7 1-10 5-10 12z" fill="${c}"/>`
  })
  return `<path d="M0 19V-12" stroke="${c}" stroke-width="2.4" stroke-linecap="round"/>${ears}<path d="M0-10c-4-4-4-8 0-12 4 4 4 8 0 12z" fill="${c}"/>`
}

function star(c: string): string {
  const points = range(10).map((i) => {
    const radius = i % 2 === 0 ? 18 : 7.5
    const angle = (i * Math.PI) / 5
    return `${n(radius * Math.sin(angle))},${n(-radius * Math.cos(angle))}`
  })
  return `<polygon points="${points.join(' ')}" fill="${c}"/>`
}

function sun(c: string): string {
  const rays = each(range(12), (i) => {
    const angle = (i * Math.PI) / 6
    const radius = i % 2 === 0 ? 19 : 15
    return `<path d="M${n(11 * Math.cos(angle))} ${n(11 * Math.sin(angle))}L${n(radius * Math.cos(angle))} ${n(radius * Math.sin(angle))}" stroke="${c}" stroke-width="2.6" stroke-linecap="round"/>`
  })
  return `<circle r="8" fill="${c}"/>${rays}`
}

const draw: Record<Motif, Draw> = {
  heron: (c) =>
    `<path d="M-3 18V4c-8-1-13-6-14-12 5 4 9 4 13 2 2-1 3-3 2-6-1-4 2-8 6-8 3 0 5 2 6 4l8 2-8 1c-1 3-4 4-4 8 0 7-2 9-5 10v13z" fill="${c}"/>`,
  ship: (c) => `<path d="M-18 8h36l-6 9h-24zM-1-18v23h-13c4-7 6-14 13-23zM2-14c7 4 12 11 14 19H2z" fill="${c}"/>`,
  wheat,
  star,
  key: (c) =>
    `<path fill-rule="evenodd" d="M0-20a9 9 0 0 1 3 17.500V17h8v4H-3V-2.500A9 9 0 0 1 0-20zm0 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM3 7h6v4H3z" fill="${c}"/>`,
  sun,
  oak: (c) =>
    `<path d="M0 20C0 12-2 10-6 11c-6 1-9-4-6-8-6-1-7-8-1-10-2-6 4-10 8-6 2-5 8-5 10 0 4-4 10 0 8 6 6 2 5 9-1 10 3 4 0 9-6 8-4-1-5 1-5 9z" fill="${c}"/>`,
  fox: (c, second) =>
    `<path d="M-17-16l10 6h14l10-6-2 16L0 18-15 0z" fill="${c}"/><path d="M-15 0L0 18 15 0 5 2 0 10-5 2z" fill="${second}"/><circle cx="-6" cy="-2" r="1.700" fill="${dark}"/><circle cx="6" cy="-2" r="1.700" fill="${dark}"/>`,
  moth: (c, second) =>
    `<path d="M0-6C-6-16-20-16-20-8c0 7 8 9 16 8-8 1-13 6-10 11 4 5 12 0 14-9 2 9 10 14 14 9 3-5-2-10-10-11 8 1 16-1 16-8 0-8-14-8-20 2z" fill="${c}"/><circle cx="-12" cy="-8" r="2.500" fill="${second}"/><circle cx="12" cy="-8" r="2.500" fill="${second}"/><path d="M0-8v18" stroke="${second}" stroke-width="2.400" stroke-linecap="round"/>`,
  whale: (c, second) =>
    `<path d="M-20 4c0-9 8-13 17-12 9 0 12 5 16 3 3-1 3-5 1-9 4 0 6 3 6 6 3 0 5 0 6 3-5 1-7 3-9 8-3 7-9 10-18 10-11 0-19-3-19-9z" transform="translate(-2 0)" fill="${c}"/><path d="M-20 7c8 5 20 5 28-1-4 7-9 8-13 8-9 0-15-3-15-7z" fill="${second}"/><circle cx="-12" cy="1" r="1.500" fill="${second}"/>`,
  comet: (c, second) =>
    `<path d="M20-20C2-14-8-6-13 2l11 9C6 5 14-4 20-20z" fill="${second}" opacity=".75"/><circle cx="-8" cy="8" r="10" fill="${c}"/><circle cx="-11" cy="5" r="2.500" fill="${second}" opacity=".7"/>`,
  crown: (c, second) =>
    `<path d="M-18 12l-3-22 11 9L0-17l10 16 11-9-3 22z" fill="${c}"/><path d="M-18 15h36v4h-36z" fill="${second}"/>`,
  owl: (c, second) =>
    `<path d="M-13-18l6 4h14l6-4c3 8 3 18 0 26-3 7-8 10-13 10s-10-3-13-10c-3-8-3-18 0-26z" fill="${c}"/><circle cx="-6" cy="-5" r="5" fill="${second}"/><circle cx="6" cy="-5" r="5" fill="${second}"/><circle cx="-6" cy="-5" r="2" fill="${dark}"/><circle cx="6" cy="-5" r="2" fill="${dark}"/><path d="M0-2l3 4-3 3-3-3z" fill="${dark}"/>`,
}

/** A figure centred at 0,0 that extends about 20 units to each side. */
export const motif = (name: Motif, colour: string, second = colour): string => draw[name](colour, second)
