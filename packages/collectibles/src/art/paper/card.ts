import { motif, motifs, type Motif } from '../pen/motif.ts'
import { ink } from '../pen/palette.ts'
import { pick } from '../pen/pick.ts'
import { clipped, each, n, picture, range, turned } from '../pen/svg.ts'

export interface CardDesign {
  readonly motif: Motif
  readonly colours: readonly [frame: string, ground: string, figure: string]
  readonly turn: number
  /** Rarity, one to three dots. */
  readonly dots: number
}

export function card({ motif: figure, colours, turn, dots }: CardDesign, id: string): string {
  const [x, y, width, height] = [26, 10, 68, 98]
  const [frame, ground, colour] = colours
  const window = `<rect x="${x + 7}" y="${y + 15}" width="${width - 14}" height="50"`
  const drawn =
    `<rect x="${x + 1.5}" y="${y + 3}" width="${width}" height="${height}" rx="6" fill="#1a0f07" opacity=".24"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#f4ecdb"/><rect x="${x + 3.5}" y="${y + 3.5}" width="${width - 7}" height="${height - 7}" rx="3.500" fill="${frame}"/>` +
    clipped(
      `card-${id}`,
      `${window} rx="2"/>`,
      `${window} fill="${ground}"/>${rays}<g transform="translate(60 50)">${motif(figure, colour, '#f4ecdb')}</g>`,
    ) +
    `<rect x="${x + 7}" y="${y + 7.5}" width="36" height="4.500" rx="2.200" fill="#f4ecdb"/><circle cx="${x + width - 11}" cy="${y + 9.8}" r="3.600" fill="${colour}" stroke="#f4ecdb" stroke-width="1.200"/>` +
    `<rect x="${x + 7}" y="${y + 69}" width="${width - 14}" height="22" rx="2" fill="#f4ecdb"/>` +
    each(
      [44, 36, 26],
      (length, i) =>
        `<rect x="${x + 11}" y="${y + 73 + i * 5}" width="${length}" height="1.800" rx=".900" fill="#2a1d14" opacity="${i === 0 ? 0.7 : 0.45}"/>`,
    ) +
    each(
      range(3),
      (i) => `<circle cx="${x + width - 13 - i * 6}" cy="${y + 86}" r="2" fill="${i < dots ? frame : '#cfc3ae'}"/>`,
    ) +
    `<path d="M${x + 7} ${y + 52}L${x + 44} ${y + 15}h9L${x + 7} ${y + 61}z" fill="#fff" opacity=".14"/>`
  return picture(turned(turn, drawn))
}

const rays = each(range(12), (i) => {
  const at = (step: number) => (step * Math.PI) / 12
  const point = (angle: number) => `${n(60 + 60 * Math.cos(angle))} ${n(50 + 60 * Math.sin(angle))}`
  return `<path d="M60 50L${point(at(i * 2))} ${point(at(i * 2 + 1))}z" fill="#fff6e2" opacity=".2"/>`
})

export const anyCard = (seed: number, look = seed): CardDesign => ({
  motif: pick(motifs, seed),
  colours: pick(
    [
      [ink.red, '#e9b268', ink.orange],
      [ink.navy, '#6f87a8', ink.yellow],
      ['#1f5763', '#9cc9c6', ink.navy],
      [ink.green, '#c9d3a3', '#7a4d2b'],
      ['#7a5a1b', '#f0dca6', ink.red],
    ] as const,
    look >>> 5,
  ),
  turn: ((seed >>> 9) % 9) - 4,
  dots: 1 + ((seed >>> 13) % 3),
})
