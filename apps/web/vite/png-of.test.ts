import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'

import { icoOf, onGround, pngOf } from './png-of.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><g fill="#ff0000"><rect width="10" height="10" rx="2"/></g>' +
  '<circle cx="5" cy="5" r="2" fill="#0000ff"/></svg>'

/** The pixel of a PNG: red, green, blue, opacity. */
function pixel(png: Buffer, x: number, y: number): readonly number[] {
  const size = png.readUInt32BE(16)
  const address = `data:image/png;base64,${png.toString('base64')}`
  const shown = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image href="${address}" width="${size}" height="${size}"/></svg>`
  const { pixels } = new Resvg(shown).render()
  return [...pixels.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)]
}

test('an icon has its width, round corners and its parts one above the other', () => {
  const image = pngOf(svg, 100)
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([100, 100])
  expect(pixel(image, 0, 0)).toEqual([0, 0, 0, 0])
  expect(pixel(image, 50, 5)).toEqual([255, 0, 0, 255])
  expect(pixel(image, 50, 50)).toEqual([0, 0, 255, 255])
})

test('a maskable icon fills its corners and keeps the drawing in the middle', () => {
  const image = pngOf(onGround(svg, '#00ff00'), 100)
  expect(pixel(image, 0, 0)).toEqual([0, 255, 0, 255])
  expect(pixel(image, 50, 5)).toEqual([0, 255, 0, 255])
  expect(pixel(image, 50, 20)).toEqual([255, 0, 0, 255])
  expect(pixel(image, 50, 50)).toEqual([0, 0, 255, 255])
})

test('an ICO file holds the PNG', () => {
  const image = pngOf(svg, 32)
  const ico = icoOf(image, 32)
  expect([ico[6], ico[7], ico.readUInt32LE(14)]).toEqual([32, 32, image.length])
  expect(ico.subarray(ico.readUInt32LE(18)).equals(image)).toBe(true)
})
