import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

interface Shape {
  readonly colour: Colour
  readonly covers: (x: number, y: number) => boolean
}

interface Drawing {
  readonly side: number
  readonly shapes: readonly Shape[]
}

interface IconLook {
  /** Pixels of a side. */
  readonly size: number
  /** Fills the whole square, for platforms that cut their own outline; the drawing keeps to the middle. */
  readonly ground?: string
}

/** Samples of a pixel's side. */
const fine = 4
/** The part of a side that every platform's outline leaves. */
const safeZone = 0.72

/** Draws an icon of rectangles and circles as a PNG: home screens do not take SVG. */
export function pngIcon(svg: string, { size, ground }: IconLook): Buffer {
  const { side, shapes } = readShapes(svg)
  const scale = ground === undefined ? 1 : safeZone
  const base = ground === undefined ? undefined : colourOf(ground)
  const toDrawing = (pixel: number) => ((pixel / size - 0.5) / scale + 0.5) * side
  const rows = Array.from({ length: size }, (_row, y) => {
    const row = Buffer.alloc(1 + size * 4)
    for (let x = 0; x < size; x += 1) row.set(pixelAt(x, y), 1 + x * 4)
    return row
  })
  return png(size, Buffer.concat(rows))

  /** The mean of a pixel's samples: red, green, blue, opacity. */
  function pixelAt(x: number, y: number): readonly number[] {
    const sum = [0, 0, 0, 0]
    for (let sample = 0; sample < fine * fine; sample += 1) {
      const left = toDrawing(x + ((sample % fine) + 0.5) / fine)
      const top = toDrawing(y + (Math.floor(sample / fine) + 0.5) / fine)
      const colour = shapes.findLast(({ covers }) => covers(left, top))?.colour ?? base
      if (colour) [...colour, 1].forEach((part, index) => (sum[index] = (sum[index] ?? 0) + part))
    }
    const [red = 0, green = 0, blue = 0, covered = 0] = sum
    if (covered === 0) return sum
    return [red / covered, green / covered, blue / covered, (255 * covered) / (fine * fine)].map(Math.round)
  }
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

function readShapes(svg: string): Drawing {
  const shapes: Shape[] = []
  let groupFill = ''
  for (const [, name, list = ''] of svg.matchAll(/<(\/?\w+)([^>]*)>/g)) {
    const values = new Map([...list.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]))
    const number = (key: string) => Number(values.get(key) ?? 0)
    if (name === 'g') groupFill = values.get('fill') ?? ''
    if (name !== 'rect' && name !== 'circle') continue
    const colour = colourOf(values.get('fill') ?? groupFill)
    const covers =
      name === 'circle'
        ? roundedBox(number('cx'), number('cy'), 0, 0, number('r'))
        : boxOf(number('x'), number('y'), number('width'), number('height'), number('rx'))
    shapes.push({ colour, covers })
  }
  return { side: Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]), shapes }
}

const boxOf = (x: number, y: number, width: number, height: number, radius: number) =>
  roundedBox(x + width / 2, y + height / 2, width / 2 - radius, height / 2 - radius, radius)

/** All points at most `radius` away from a box around a centre. */
const roundedBox =
  (centreX: number, centreY: number, halfWidth: number, halfHeight: number, radius: number) => (x: number, y: number) =>
    Math.hypot(Math.max(Math.abs(x - centreX) - halfWidth, 0), Math.max(Math.abs(y - centreY) - halfHeight, 0)) <=
    radius

function colourOf(hex: string): Colour {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(hex)
  if (!parts) throw new Error(`the icon has a colour that is no #rrggbb: ${hex}`)
  return [1, 2, 3].map((index) => Number.parseInt(parts[index] ?? '', 16)) as unknown as Colour // three parts matched
}

function png(size: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 6], 8) // 8 bits; red, green, blue, opacity
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    part('IHDR', header),
    part('IDAT', deflateSync(pixels)),
    part('IEND', Buffer.alloc(0)),
  ])
}

function part(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
