import { expect, test } from 'vitest'

import { dayTaken } from './day-taken.ts'

/** Exif data with one text in a list of its own, as cameras write it. */
function exifWith(text: string, isLittle: boolean, marker = ''): Buffer {
  const tiff = Buffer.alloc(64)
  const write16 = (number: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(number, at) : tiff.writeUInt16BE(number, at)
  const write32 = (number: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(number, at) : tiff.writeUInt32BE(number, at)
  tiff.write(isLittle ? 'II' : 'MM', 0, 'latin1')
  write16(42, 2)
  write32(8, 4)
  for (const [list, tag, value] of [
    [8, 0x8769, 26],
    [26, 0x9003, 44],
  ] as const) {
    write16(1, list)
    write16(tag, list + 2)
    write32(value, list + 10)
  }
  tiff.write(text, 44, 'latin1')
  return Buffer.concat([Buffer.from(marker, 'latin1'), tiff])
}

test.each([
  ['in the order of one machine', exifWith('2021:07:04 10:11:12', true)],
  ['in the order of another one', exifWith('2021:07:04 10:11:12', false)],
  ['behind the marker of JPEG', exifWith('2021:07:04 10:11:12', false, 'Exif\0\0')],
])('a day %s', (_, exif) => {
  expect(dayTaken(exif)).toBe('2021-07-04')
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['another kind of data', Buffer.from('JUNKJUNKJUNK')],
  ['a clock that was never set', exifWith('0000:00:00 00:00:00', true)],
  ['no day', exifWith('2021:13:41 10:11:12', true)],
  ['a list that leads out of it', exifWith('2021:07:04 10:11:12', true).subarray(0, 30)],
])('%s is no day', (_, exif) => {
  expect(dayTaken(exif)).toBe('')
})

test('an offset that leads out of the data is no day', () => {
  const exif = exifWith('2021:07:04 10:11:12', true)
  exif.writeUInt32LE(0xff_ff_ff_f0, 4)
  expect(dayTaken(exif)).toBe('')
})
