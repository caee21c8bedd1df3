/** An evenly distributed hash of an id (FNV-1a, 32 bits). */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5
  for (const character of id) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Picks an entry of a non-empty list. */
export function pick<const T>(list: readonly [T, ...T[]] | readonly T[], seed: number): T {
  const entry = list[seed % list.length]
  if (entry === undefined) throw new Error('cannot pick from an empty list')
  return entry
}
