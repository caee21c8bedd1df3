import { crc32, deflateSync } from 'node:zlib'

/** A PNG of one colour. */
export function pictureOf(name: string, colour: readonly [red: number, green: number, blue: number]) {
  const side = 24
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data])
    const numbers = Buffer.alloc(8)
    numbers.writeUInt32BE(data.length, 0)
    numbers.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)])
  }
  const head = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 2, 0, 0, 0])
  const row = Buffer.from([0, ...Array.from({ length: side }, () => colour).flat()])
  const rows = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const buffer = Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
  return { name, mimeType: 'image/png', buffer }
}
