import { lettering } from '../pen/glyphs.ts'
import { motif, motifs, type Motif } from '../pen/motif.ts'
import { ink } from '../pen/palette.ts'
import { pick } from '../pen/pick.ts'
import { clipped, each, n, picture, range, turned } from '../pen/svg.ts'

type Colours = readonly [paper: string, ink: string, accent: string]

export interface NoteDesign {
  readonly motif: Motif
  readonly colours: Colours
  /** Digits. */
  readonly value: string
  readonly turn: number
}

export const notePalettes = [
  ['#dfe3cd', '#3b5a45', '#a8342a'],
  ['#ead9c4', '#7c3b2c', '#2f5f86'],
  ['#d8e0e3', ink.navy, ink.orange],
  ['#e6d8e0', '#5c3a5e', '#3f8078'],
  ['#efe2bd', '#7a5a1b', ink.blue],
  ['#d6e2dc', '#1f5763', '#a8642a'],
] as const satisfies readonly Colours[]

const [left, top, width, height] = [7, 31, 106, 60]

/** Ellipses around one centre, as engravers draw them against copying. */
const rosette = (x: number, y: number, r: number, colour: string): string =>
  `<g transform="translate(${x} ${y})" fill="none" stroke="${colour}" stroke-width=".9">` +
  each(range(9), (i) => `<ellipse rx="${r}" ry="${n(r * 0.42)}" transform="rotate(${i * 20})"/>`) +
  `</g>`

const sheet = (dx: number, dy: number, fill: string, opacity = 1): string =>
  `<rect x="${left + dx}" y="${top + dy}" width="${width}" height="${height}" rx="1.500" fill="${fill}" opacity="${opacity}"/>`

export function note({ motif: figure, colours, value, turn }: NoteDesign, id: string): string {
  const [paper, colour, accent] = colours
  const waves = each(
    range(6),
    (i) =>
      `<path d="M${left} ${top + 8 + i * 9}q13 -7 26 0t26 0 26 0 28 0" fill="none" stroke="${colour}" stroke-width=".8" opacity=".3"/>`,
  )
  const large = `<g transform="translate(${left + 6.5} ${top + height - 6.5}) scale(1.600)">${lettering(value, widthOf(value), 0, colour)}</g>`
  const small = `<g transform="translate(${left + width - 5.5} ${top + 11.5}) scale(.700)">${lettering(value, 0, 0, colour)}</g>`
  const drawn =
    `<g transform="rotate(-7 60 60)">${sheet(2.5, 1, '#1a0f07', 0.2)}${sheet(0, -2, paper)}${sheet(0, -2, colour, 0.22)}</g>` +
    sheet(1.5, 3, '#1a0f07', 0.24) +
    sheet(0, 0, paper) +
    clipped(
      `note-${id}`,
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="1.500"/>`,
      `<rect x="${left}" y="${top}" width="34" height="${height}" fill="${accent}" opacity=".16"/>${waves}` +
        rosette(left + 23, top + 23, 17, accent),
    ) +
    `<rect x="${left + 3}" y="${top + 3}" width="${width - 6}" height="${height - 6}" fill="none" stroke="${colour}" stroke-width="1.100"/>` +
    `<ellipse cx="79" cy="62" rx="20" ry="22.500" fill="${colour}"/><ellipse cx="79" cy="62" rx="18.200" ry="20.700" fill="${paper}"/>` +
    `<g transform="translate(79 62) scale(.760)">${motif(figure, colour, accent)}</g>` +
    each(
      [20, 13],
      (length, i) =>
        `<rect x="${left + 37}" y="${top + 8 + i * 4.5}" width="${length}" height="1.700" rx=".800" fill="${colour}" opacity="${i === 0 ? 0.8 : 0.5}"/>`,
    ) +
    `<circle cx="${left + 48}" cy="${top + 47}" r="5.500" fill="${accent}"/><circle cx="${left + 48}" cy="${top + 47}" r="3.300" fill="none" stroke="${paper}" stroke-width="1"/>` +
    large +
    small +
    `<path d="M${left + 54} ${top}v${height}" stroke="#1a0f07" stroke-width=".8" opacity=".16"/><path d="M${left + 55} ${top}v${height}" stroke="#fff" stroke-width=".8" opacity=".4"/><path d="M${left + 1} ${top + 0.5}h${width - 2}" stroke="#fff" stroke-width="1" opacity=".6"/>`
  return picture(turned(turn, drawn))
}

/** The width of digits, about: a line of them begins on the left here. */
const widthOf = (value: string): number => value.length * 7.2

export const anyNote = (seed: number, look = seed): NoteDesign => ({
  motif: pick(motifs, seed),
  colours: pick(notePalettes, look >>> 5),
  value: pick(['1', '2', '5', '10', '20', '50', '100', '500'], seed >>> 9),
  turn: ((seed >>> 13) % 7) - 3,
})
