import { lettering } from '../pen/glyphs.ts'
import { motif, motifs, type Motif } from '../pen/motif.ts'
import { pick } from '../pen/pick.ts'
import { each, picture, turned } from '../pen/svg.ts'
import { court, courts, type Court } from './court.ts'
import { pip, suits, type Suit } from './suits.ts'

export type PlayingCard =
  | { readonly rank: Court | number; readonly suit: Suit }
  | { readonly trump: number; readonly motif: Motif }
  | { readonly joker: string }

const ranks = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

/** Trumps of an Italian-suited tarot, in their order from 0. */
const trumps: Readonly<Record<string, Motif>> = {
  fool: 'moth',
  magician: 'key',
  'high-priestess': 'owl',
  empress: 'wheat',
  emperor: 'crown',
  hierophant: 'key',
  lovers: 'oak',
  chariot: 'ship',
  justice: 'crown',
  hermit: 'owl',
  'wheel-of-fortune': 'sun',
  strength: 'fox',
  'hanged-man': 'oak',
  death: 'moth',
  temperance: 'heron',
  devil: 'fox',
  tower: 'comet',
  star: 'star',
  moon: 'whale',
  sun: 'sun',
  judgment: 'heron',
  world: 'wheat',
}

/** The card that an id of the starter catalogue names: `french-deck-two-of-hearts`, `french-tarot-trump-3`, `tarot-sun`. */
export function playingCardOf(id: string, seed: number): PlayingCard | undefined {
  const [, rank = '', suitName] = /(?:^|-)([a-z]+)-of-([a-z]+)$/.exec(id) ?? []
  const suit = suits.find((known) => known === suitName)
  if (suit) {
    const count = ranks.findIndex((known) => known === rank) + 1
    const head = courts.find((known) => known === rank)
    if (head) return { rank: head, suit }
    if (count > 0) return { rank: count, suit }
  }
  const [, number] = /^french-tarot-trump-(\d+)$/.exec(id) ?? []
  if (number !== undefined) return { trump: Number(number), motif: pick(motifs, seed) }
  if (id === 'french-tarot-fool') return { joker: '#2f5f86' }
  const trump = Object.keys(trumps).indexOf(id.replace('tarot-', ''))
  if (id.startsWith('tarot-') && trump >= 0) return { trump, motif: Object.values(trumps)[trump] ?? 'sun' }
  if (id.endsWith('-red-joker')) return { joker: '#b23a2e' }
  if (id.endsWith('-black-joker')) return { joker: '#2a2320' }
  return undefined
}

const [left, middle, right] = [46, 60, 74]

/** Where the signs of two to ten stand, as on a common deck. */
const places: readonly (readonly (readonly [x: number, y: number])[])[] = (() => {
  const [top, upper, centre, lower, foot] = [26, 46, 60, 74, 94] as const
  const pair = (y: number) => [[left, y] as const, [right, y] as const]
  const corners = [...pair(top), ...pair(foot)]
  const six = [...corners, ...pair(centre)]
  const eight = [...corners, ...pair(upper + 2), ...pair(lower - 2)]
  return [
    [[middle, centre]],
    [
      [middle, top],
      [middle, foot],
    ],
    [
      [middle, top],
      [middle, centre],
      [middle, foot],
    ],
    corners,
    [...corners, [middle, centre]],
    six,
    [...six, [middle, 43]],
    [...six, [middle, 43], [middle, 77]],
    [...eight, [middle, centre]],
    [...eight, [middle, 36], [middle, 84]],
  ]
})()

const [x, y, width, height] = [27, 9, 66, 102]

const signs = (count: number, suit: Suit): string =>
  each(places[count - 1] ?? [], ([px, py]) => pip(suit, px, py, count === 1 ? 2 : count > 6 ? 0.62 : 0.74, py > 61))

const corner = (suit: Suit): string =>
  pip(suit, x + 8, y + 10, 0.5) + pip(suit, x + width - 8, y + height - 10, 0.5, true)

const number = (value: number, colour: string): string => {
  const half = (String(value).length * 7) / 2
  return `<g transform="translate(60 ${y + 21}) scale(1.300)">${lettering(String(value), half, 0, colour)}</g>`
}

function faceOf(card: PlayingCard, [frame, ground]: readonly [string, string]): string {
  if ('joker' in card)
    return (
      `<path d="M60 58c-5-16-12-24-25-23 8 5 9 15 9 27h32c0-12 1-22 9-27-13-1-20 7-25 23z" fill="${card.joker}"/><path d="M60 62c-4-16-3-26 0-36 3 10 4 20 0 36z" fill="#dba83f"/>` +
      each(
        [
          [35, 35],
          [60, 25],
          [85, 35],
        ] as const,
        ([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="4" fill="#dba83f"/>`,
      ) +
      `<rect x="43" y="61" width="34" height="6" rx="3" fill="#dba83f"/><path d="M45 68h30c0 13-6 21-15 21s-15-8-15-21z" fill="#ecc9a4"/><circle cx="54" cy="75" r="1.700" fill="#2a1d14"/><circle cx="66" cy="75" r="1.700" fill="#2a1d14"/><path d="M53 81q7 5 14 0" fill="none" stroke="#2a1d14" stroke-width="1.600" stroke-linecap="round"/>`
    )
  if ('trump' in card)
    return (
      `<rect x="${x + 6}" y="${y + 28}" width="${width - 12}" height="${height - 37}" rx="2" fill="${ground}"/><g transform="translate(60 70) scale(1.200)">${motif(card.motif, frame, '#f4ecdb')}</g>` +
      `<path d="M${x + 6} ${y + 28}h${width - 12}" stroke="${frame}" stroke-width="1.400"/>` +
      number(card.trump, frame)
    )
  return typeof card.rank === 'number'
    ? signs(card.rank, card.suit)
    : `<rect x="${x + 12}" y="${y + 12}" width="${width - 24}" height="${height - 30}" fill="${ground}" opacity=".55"/>${court(card.rank, card.suit)}${corner(card.suit)}`
}

const papers = [
  ['#7a5a1b', '#ead9b0'],
  ['#26384f', '#c9d6de'],
  ['#6b3a32', '#ecd2c2'],
  ['#3f6d4e', '#d5e0c8'],
] as const

/** Cards of one deck share its frame. */
export function playingCard(card: PlayingCard, look: number, turn: number): string {
  const colours = pick(papers, look)
  const frame = 'trump' in card || ('rank' in card && typeof card.rank !== 'number')
  return picture(
    turned(
      turn,
      `<rect x="${x + 1.5}" y="${y + 3}" width="${width}" height="${height}" rx="6" fill="#1a0f07" opacity=".24"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#f8f1e2"/><rect x="${x + 0.4}" y="${y + 0.4}" width="${width - 0.8}" height="${height - 0.8}" rx="5.600" fill="none" stroke="#1a0f07" stroke-width=".8" opacity=".25"/>` +
        (frame
          ? `<rect x="${x + 3.5}" y="${y + 3.5}" width="${width - 7}" height="${height - 7}" rx="3.500" fill="none" stroke="${colours[0]}" stroke-width="1.200" opacity=".75"/>`
          : '') +
        faceOf(card, colours),
    ),
  )
}
