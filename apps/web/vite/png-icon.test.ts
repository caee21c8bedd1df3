import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

import { icoOf, pngIcon } from './png-icon.ts'

const svg =
  '<svg viewBox="0 0 10 10"><g fill="#ff0000"><rect x="0" y="0" width="10" height="10" rx="2"/></g>' +
  '<circle cx="5" cy="5" r="2" fill="#0000ff"/></svg>'

/** The pixel of an image with one block of data: red, green, blue, opacity. */
function pixel(image: Buffer, x: number, y: number): readonly number[] {
  const size = image.readUInt32BE(16)
  const start = image.indexOf('IDAT') + 4
  const rows = inflateSync(image.subarray(start, start + image.readUInt32BE(start - 8)))
  return [...rows.subarray(y * (size * 4 + 1) + 1 + x * 4).subarray(0, 4)]
}

describe(pngIcon, () => {
  test('draws rectangles with round corners, and circles above them', () => {
    const image = pngIcon(svg, { size: 100 })
    expect(pixel(image, 0, 0)).toEqual([0, 0, 0, 0])
    expect(pixel(image, 50, 5)).toEqual([255, 0, 0, 255])
    expect(pixel(image, 50, 50)).toEqual([0, 0, 255, 255])
  })

  test('a maskable icon fills its corners and keeps the drawing in the middle', () => {
    const image = pngIcon(svg, { size: 100, ground: '#00ff00' })
    expect(pixel(image, 0, 0)).toEqual([0, 255, 0, 255])
    expect(pixel(image, 50, 5)).toEqual([0, 255, 0, 255])
    expect(pixel(image, 50, 50)).toEqual([0, 0, 255, 255])
  })

  test('an ICO file holds the PNG', () => {
    const image = pngIcon(svg, { size: 32 })
    const ico = icoOf(image, 32)
    expect([ico[6], ico[7], ico.readUInt32LE(14)]).toEqual([32, 32, image.length])
    expect(ico.subarray(ico.readUInt32LE(18)).equals(image)).toBe(true)
  })
})
