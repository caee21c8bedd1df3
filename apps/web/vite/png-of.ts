import { Resvg } from '@resvg/resvg-js'

/** The part of a side that every platform's outline leaves. */
const safeZone = 0.72

/** A drawing as PNG, in its own size or in this width: home screens and crawlers do not take SVG. */
export function pngOf(svg: string, width?: number): Buffer {
  const fitTo = width === undefined ? ({ mode: 'original' } as const) : ({ mode: 'width', value: width } as const)
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng()
}

/** Fills the whole square, for platforms that cut their own outline; the drawing keeps to the middle. */
export function onGround(svg: string, colour: string): string {
  const [, side = 0] = (/viewBox="0 0 ([\d.]+) /.exec(svg) ?? []).map(Number)
  const edge = (side * (1 - safeZone)) / 2
  const inner = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="${colour}"/><g transform="translate(${edge} ${edge}) scale(${safeZone})">${inner}</g></svg>`
}

/** A favicon.ico that holds one PNG. */
export function icoOf(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.set([size, size], 6)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}
