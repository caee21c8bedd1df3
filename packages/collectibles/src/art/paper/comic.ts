import { lettering } from '../pen/glyphs.ts'
import { motif, motifs, type Motif } from '../pen/motif.ts'
import { ink } from '../pen/palette.ts'
import { pick } from '../pen/pick.ts'
import { clipped, each, n, picture, range, turned } from '../pen/svg.ts'

export const comicScenes = ['burst', 'night', 'city', 'sea'] as const
export type ComicScene = (typeof comicScenes)[number]

type Colours = readonly [ground: string, second: string, title: string]

export interface ComicDesign {
  readonly scene: ComicScene
  readonly motif: Motif
  /** The colours of the hero. */
  readonly hero: readonly [colour: string, second: string]
  readonly colours: Colours
  /** Digits. */
  readonly issue: string
  readonly turn: number
}

export const comicPalettes = [
  [ink.blue, ink.yellow, ink.red],
  ['#1f5763', '#e9b268', ink.orange],
  [ink.navy, '#6f87a8', ink.yellow],
  ['#7c2f3a', '#f0c987', '#f1e6d2'],
  ['#3c2d57', '#b795d4', ink.orange],
  [ink.green, '#d9c98a', ink.red],
] as const satisfies readonly Colours[]

const [x, y, width, height] = [25, 9, 68, 100]
const [cx, cy] = [x + width / 2, y + 62]

function burst([, second]: Colours): string {
  const points = range(28).map((i) => {
    const radius = i % 2 === 0 ? 42 : 29
    const angle = (i * Math.PI) / 14
    return `${n(cx + radius * Math.sin(angle))},${n(cy - radius * Math.cos(angle))}`
  })
  return `<polygon points="${points.join(' ')}" fill="${second}"/>`
}

const scenes: Record<ComicScene, (colours: Colours) => string> = {
  burst,
  night: ([, second]) =>
    `<circle cx="${cx}" cy="${cy}" r="29" fill="${second}"/>` +
    each(
      [
        [8, 34],
        [58, 38],
        [12, 84],
        [61, 78],
        [50, 92],
        [5, 60],
      ] as const,
      ([dx, dy]) => `<circle cx="${x + dx}" cy="${y + dy}" r="1.400" fill="#fff6e2" opacity=".8"/>`,
    ),
  city: ([, second]) =>
    each(
      [
        [0, 46, 14],
        [12, 58, 13],
        [24, 38, 12],
        [35, 52, 15],
        [49, 64, 11],
        [59, 44, 10],
      ] as const,
      ([dx, h, w]) => `<rect x="${x + dx}" y="${y + height - h}" width="${w}" height="${h}" fill="${second}"/>`,
    ) +
    each(
      range(15),
      (i) =>
        `<rect x="${x + 4 + (i % 5) * 13}" y="${y + height - 38 + Math.floor(i / 5) * 11}" width="3.500" height="5" fill="#1d1410" opacity=".35"/>`,
    ),
  sea: ([, second]) =>
    each(
      range(4),
      (i) =>
        `<path d="M${x - 4 - (i % 2) * 5} ${y + 62 + i * 11}q6 -8 12 0t12 0 12 0 12 0 12 0 12 0 12 0v50h-90z" fill="${second}" opacity="${n(0.45 + i * 0.18)}"/>`,
    ),
}

/** Dots of a cheap print, larger towards the corner. */
const halftone = each(range(15), (k) => {
  const [i, j] = [k % 5, Math.floor(k / 5)]
  return `<circle cx="${x + 5 + i * 6 + (j % 2) * 3}" cy="${y + height - 5 - j * 6}" r="${n(2.3 - i * 0.25 - j * 0.45)}" fill="#1d1410" opacity=".22"/>`
})

/** Letters of a title, as slanted blocks. */
const title = (colour: string): string =>
  `<g transform="translate(${x + 22} ${y + 6}) skewX(-9)">` +
  each(
    [
      [0, 8, 15],
      [9.5, 5, 13.5],
      [16, 9, 15],
      [26.5, 6, 12.5],
      [34, 8, 14],
    ] as const,
    ([dx, w, h]) =>
      `<rect x="${dx + 1}" y="1.500" width="${w}" height="${h}" rx="1" fill="#1d1410" opacity=".7"/><rect x="${dx}" width="${w}" height="${h}" rx="1" fill="${colour}"/><rect x="${dx + 1}" y="1" width="${n(w / 3)}" height="${h - 5}" rx=".600" fill="#fff" opacity=".3"/>`,
  ) +
  `</g>`

export function comic({ scene, motif: figure, hero, colours, issue, turn }: ComicDesign, id: string): string {
  const [ground, , head] = colours
  const cover = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.200"`
  const drawn =
    `<rect x="${x + 2.5}" y="${y + 3.5}" width="${width + 2}" height="${height}" rx="1.500" fill="#1a0f07" opacity=".26"/>` +
    `<rect x="${x + 2}" y="${y + 1.5}" width="${width + 1.5}" height="${height}" rx="1.200" fill="#cfc0a2"/><rect x="${x + 1}" y="${y + 0.8}" width="${width + 1.2}" height="${height}" rx="1.200" fill="#efe4cb"/>` +
    clipped(`comic-${id}`, `${cover}/>`, `${cover} fill="${ground}"/>${scenes[scene](colours)}${halftone}`) +
    `<g transform="translate(${cx + 1.5} ${cy + 2}) scale(1.350)" opacity=".3">${motif(figure, '#1d1410')}</g><g transform="translate(${cx} ${cy}) scale(1.350)">${motif(figure, ...hero)}</g>` +
    title(head) +
    `<rect x="${x + 4}" y="${y + 4}" width="15" height="19" rx="1" fill="#f4ecdb"/>` +
    lettering(issue, x + 11.5 + issue.length * 3.6, y + 18, '#1d1410') +
    `<rect x="${x + 6.5}" y="${y + 7}" width="10" height="1.600" rx=".800" fill="${ground}"/>` +
    `<path d="M${x + 42} ${y + 28}h19a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-8l-6 6 1-6h-6a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3z" fill="#f9f3e4"/><rect x="${x + 43}" y="${y + 31.5}" width="16" height="1.500" rx=".700" fill="#1d1410" opacity=".65"/><rect x="${x + 43}" y="${y + 35}" width="11" height="1.500" rx=".700" fill="#1d1410" opacity=".65"/>` +
    `<path d="M${x + 2.5} ${y}v${height}" stroke="#1a0f07" stroke-width="1.200" opacity=".25"/><path d="M${x + 0.8} ${y + 1}v${height - 2}" stroke="#fff" stroke-width="1" opacity=".35"/>` +
    `<path d="M${x} ${y + 24}v5M${x} ${y + 72}v5" stroke="#d9d6cc" stroke-width="1.400"/>`
  return picture(turned(turn, drawn))
}

export const anyComic = (seed: number, look = seed): ComicDesign => ({
  scene: pick(comicScenes, seed),
  motif: pick(motifs, seed >>> 3),
  hero: pick(
    [
      ['#f4ecdb', ink.orange],
      [ink.orange, '#f4ecdb'],
      [ink.red, '#f0dca6'],
      [ink.navy, ink.yellow],
    ] as const,
    seed >>> 8,
  ),
  colours: pick(comicPalettes, look >>> 11),
  issue: String(1 + ((seed >>> 16) % 60)),
  turn: ((seed >>> 24) % 7) - 3,
})
