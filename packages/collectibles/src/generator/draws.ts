const known = new Map<string, number>()

/** A hash of a word (FNV-1a), remembered: fields have few names. */
function hashOfWord(word: string): number {
  const found = known.get(word)
  if (found !== undefined) return found
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  known.set(word, hash)
  return hash
}

/** One round of MurmurHash3's mixing (public domain algorithm, 32 bits). */
function mixed(state: number, value: number): number {
  let hash = Math.imul(state ^ Math.imul(value, 0xcc9e2d51), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** Draws for one thing. The same thing and field give the same number, whatever was drawn before. */
export interface Draws {
  /** An integer of 32 bits. */
  bits(field: string): number
  /** From 0 up to 1. */
  share(field: string): number
  /** From `least` to `most`, both included. */
  between(field: string, least: number, most: number): number
  pick<T>(field: string, list: readonly T[]): T
  /** Whether something is so that is so in this share of all cases. */
  happens(field: string, share: number): boolean
  /** Ten bytes for an id. */
  tail(field: string): Uint8Array
}

/** @param thing What names the thing: numbers and words, such as seed, category, set and item. */
export function drawsOf(...thing: readonly (number | string)[]): Draws {
  const laneFrom = (begin: number): number =>
    thing.reduce<number>((state, part) => mixed(state, typeof part === 'number' ? part : hashOfWord(part)), begin)
  // Two lanes: of a million things, some pairs have the same 32 bits.
  const [one, other] = [laneFrom(0x2545f491), laneFrom(0x6a09e667)]
  const bits = (field: string): number => mixed(mixed(one, hashOfWord(field)), other) >>> 0
  const share = (field: string): number => bits(field) / 2 ** 32
  return {
    bits,
    share,
    between: (field, least, most) => least + Math.floor(share(field) * (most - least + 1)),
    pick(field, list) {
      const entry = list[Math.floor(share(field) * list.length)]
      if (entry === undefined) throw new Error('cannot draw from an empty list')
      return entry
    },
    happens: (field, part) => share(field) < part,
    tail(field) {
      const bytes = Buffer.alloc(12)
      bytes.writeUInt32BE(bits(field), 0)
      bytes.writeUInt32BE(mixed(mixed(one, hashOfWord(field)), 1) >>> 0, 4)
      bytes.writeUInt32BE(mixed(mixed(other, hashOfWord(field)), 2) >>> 0, 8)
      return bytes
    },
  }
}
