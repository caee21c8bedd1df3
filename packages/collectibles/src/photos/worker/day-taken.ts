import { isDay } from '../../wire/day.ts'

/** Tags of Exif 2.32 (CIPA DC-008, section 4.6). */
const tags = { exifFields: 0x8769, dateTimeOriginal: 0x9003 } as const
/** Bytes of an entry: its tag, type, count, and value or offset. */
const entrySize = 12
/** No camera writes more fields in one list. */
const mostEntries = 500

/**
 * The day on which a picture was taken, as the camera's clock had it; '' if the Exif data do not say. Nothing else of
 * them is read.
 */
export function dayTaken(exif: Buffer): string {
  // libvips leaves the marker of JPEG in front.
  const start = exif.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? 6 : 0
  const tiff = exif.subarray(start)
  try {
    const order = tiff.toString('latin1', 0, 2)
    if (order !== 'II' && order !== 'MM') return ''
    const read = readerOf(tiff, order === 'II')
    const fields = read.entry(read.number32(4), tags.exifFields)
    const taken = fields && read.entry(read.number32(fields + 8), tags.dateTimeOriginal)
    if (taken === undefined) return ''
    const at = read.number32(taken + 8)
    const day = tiff.toString('latin1', at, at + 10).replaceAll(':', '-')
    return /^\d{4}-\d{2}-\d{2}$/.test(day) && isDay(day) ? day : ''
  } catch (error) {
    // An offset that leads out of the data.
    if (error instanceof RangeError) return ''
    throw error
  }
}

function readerOf(tiff: Buffer, isLittle: boolean) {
  const number16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const number32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  return {
    number32,
    /** Where the entry with a tag stands in a list of fields. */
    entry(list: number, tag: number): number | undefined {
      const count = Math.min(number16(list), mostEntries)
      const entries = Array.from({ length: count }, (_, at) => list + 2 + at * entrySize)
      return entries.find((entry) => number16(entry) === tag)
    },
  }
}
