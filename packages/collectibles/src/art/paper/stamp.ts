import { lettering } from '../pen/glyphs.ts'
import { ink } from '../pen/palette.ts'
import { pick } from '../pen/pick.ts'
import { stampScene, stampScenes, type StampScene } from './stamp-scene.ts'
import { clipped, each, n, picture, range, turned } from '../pen/svg.ts'

export interface StampDesign {
  readonly scene: StampScene
  readonly colours: readonly [sky: string, land: string, subject: string]
  /** Digits, `c` and `s`. */
  readonly value: string
  readonly turn: number
  readonly landscape?: boolean
  readonly postmarked?: boolean
}

/** A perforated edge, with `across` and `down` holes of radius `r`. */
function perforated(x: number, y: number, width: number, height: number, across: number, down: number, r: number) {
  const edge = (dx: number, dy: number, length: number, holes: number) => {
    const gap = (length / holes - 2 * r) / 2
    const step = `l${n(dx * gap)} ${n(dy * gap)}`
    return `${step}a${r} ${r} 0 0 0 ${n(dx * 2 * r)} ${n(dy * 2 * r)}${step}`.repeat(holes)
  }
  return `M${n(x)} ${n(y)}${edge(1, 0, width, across)}${edge(0, 1, height, down)}${edge(-1, 0, width, across)}${edge(0, -1, height, down)}z`
}

export function stamp(design: StampDesign, id: string): string {
  const [width, height] = design.landscape ? [92, 72] : [72, 92]
  const [across, down] = design.landscape ? [11, 9] : [9, 11]
  const x = 60 - width / 2
  const y = 59 - height / 2
  const paper = perforated(x, y, width, height, across, down, 2.2)
  const frame = { x: x + 8, y: y + 8, width: width - 16, height: height - 16, foot: y + height - 8 }
  const box = `x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}"`
  const drawn =
    `<path d="${paper}" transform="translate(1.500 2.500)" fill="#1a0f07" opacity=".22"/><path d="${paper}" fill="#f6efe0"/>` +
    clipped(
      `stamp-${id}`,
      `<rect ${box}/>`,
      `<rect ${box} fill="${design.colours[0]}"/>${stampScene(design.scene, frame, design.colours)}`,
    ) +
    lettering(design.value, frame.x + frame.width - 4, frame.foot - 4.5, '#f6efe0') +
    `<rect ${box} fill="none" stroke="#1d1410" stroke-width=".7" opacity=".5"/>` +
    (design.postmarked ? postmark(x + width, y) : '')
  return picture(turned(design.turn, drawn))
}

function postmark(right: number, top: number): string {
  const waves = each(range(3), (i) => `<path d="M${right - 24} ${top + 16 + i * 5}q-7 -4 -14 0t-14 0 -14 0"/>`)
  return `<g fill="none" stroke="#231a14" stroke-width="1.300" opacity=".6"><circle cx="${right - 10}" cy="${top + 14}" r="15"/><circle cx="${right - 10}" cy="${top + 14}" r="11"/>${waves}</g>`
}

export const anyStamp = (seed: number, look = seed): StampDesign => ({
  scene: pick(stampScenes, seed),
  colours: pick(
    [
      ['#7fa9bd', ink.navy, ink.orange],
      ['#e9cf9a', '#3f8078', ink.blue],
      ['#8fb4c9', ink.navy, ink.yellow],
      ['#7d97a0', ink.green, ink.red],
    ] as const,
    look >>> 4,
  ),
  value: `${1 + ((seed >>> 7) % 12)}c`,
  turn: ((seed >>> 11) % 7) - 3,
  postmarked: (seed >>> 14) % 2 === 0,
})
