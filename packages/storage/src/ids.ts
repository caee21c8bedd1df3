import { createHash, randomBytes } from 'node:crypto'

/** A new id (RFC 9562, version 7): ids of later milliseconds sort after earlier ones. */
export const newId = (now: number): string => idWithTail(now, randomBytes(10))

/** The id of something that was made at `at` and is known by these words: the same words give the same id. */
export const derivedId = (at: number, ...words: readonly string[]): string =>
  idWithTail(at, createHash('sha256').update(words.join('\0')).digest())

/** The id of a time and given bytes. @param tail At least ten bytes; 74 bits of them are used. */
export function idWithTail(at: number, tail: Uint8Array): string {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(at, 0, 6)
  bytes.set(tail.subarray(0, 10), 6)
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
