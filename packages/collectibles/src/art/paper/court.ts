import { suitColours, type Suit } from './suits.ts'

export const courts = ['jack', 'page', 'knight', 'queen', 'king'] as const
export type Court = (typeof courts)[number]

const [skin, dark, gold] = ['#ecc9a4', '#2a1d14', '#dba83f']
const face = `<circle cx="60" cy="54" r="12" fill="${skin}"/>`
const eyes = `<circle cx="56" cy="54" r="1.400" fill="${dark}"/><circle cx="64" cy="54" r="1.400" fill="${dark}"/><path d="M57 59.500q3 2 6 0" fill="none" stroke="${dark}" stroke-width="1.200" stroke-linecap="round"/>`
const crown = (y: number): string =>
  `<path d="M47 ${y}l-2-13 8 6 7-9 7 9 8-6-2 13z" fill="${gold}"/><circle cx="60" cy="${y - 4}" r="1.800" fill="#a8342a"/>`

const shoulders = (colour: string): string =>
  `<path d="M36 91c1-15 10-23 24-23s23 8 24 23z" fill="${colour}"/><path d="M53 69l7 12 7-12z" fill="#f4ecdb"/><path d="M60 81v10" stroke="${gold}" stroke-width="2.400"/>`

const draw: Record<Court, (colour: string) => string> = {
  king: () =>
    `<path d="M48 52h24v8c0 8-5 13-12 13s-12-5-12-13z" fill="#8a6a43"/>${face}<path d="M50 60c4-3 16-3 20 0 0 8-4 12-10 12s-10-4-10-12z" fill="#8a6a43"/><circle cx="56" cy="53" r="1.400" fill="${dark}"/><circle cx="64" cy="53" r="1.400" fill="${dark}"/>${crown(46)}`,
  queen: () =>
    `<path d="M44 52c0-12 7-17 16-17s16 5 16 17c0 10 3 16 1 20-5 2-9 0-11-4H54c-2 4-6 6-11 4-2-4 1-10 1-20z" fill="#6b4426"/>${face}${eyes}${crown(45)}`,
  jack: (colour) =>
    `<path d="M46 52h28v9c0 4-2 6-4 6H50c-2 0-4-2-4-6z" fill="#c07a2c"/>${face}${eyes}<path d="M45 47c0-9 7-13 15-13s15 4 15 13z" fill="${colour}"/><path d="M70 36c4-8 10-9 14-7-2 6-7 10-13 11z" fill="#f4ecdb" stroke="${colour}" stroke-width="1"/>`,
  page: (colour) =>
    `<path d="M46 52h28v9c0 4-2 6-4 6H50c-2 0-4-2-4-6z" fill="#4b3425"/>${face}${eyes}<path d="M44 48c0-8 6-13 14-13 10 0 19 4 20 9-6 3-20 4-34 4z" fill="${colour}"/>`,
  knight: (colour) =>
    `${face}${eyes}<path d="M46 60V50c0-10 6-15 14-15s14 5 14 15v10l-5-2v-8H51v8z" fill="#9aa3a6"/><path d="M60 35c-4-8 2-14 10-13-3 4-4 8-4 13z" fill="${colour}"/><path d="M49 50h22" stroke="#767d82" stroke-width="2"/>`,
}

/** Head and shoulders, in the colour of the suit. */
export const court = (name: Court, suit: Suit): string => shoulders(suitColours[suit]) + draw[name](suitColours[suit])
