const stars = '****'
/** As the most of an address that anybody may know by heart of another one. */
const shownOf = (part: string, most: number): string => part.slice(0, Math.min(most, Math.max(0, part.length - 1)))

/** An address that its owner knows again and nobody else learns: `ad****@example.org`, `+49****67`. */
export function masked(address: string): string {
  const at = address.lastIndexOf('@')
  if (at >= 0) return `${shownOf(address.slice(0, at), 2)}${stars}${address.slice(at)}`
  // Whatever is shorter than a number gives away no end of it.
  return `${shownOf(address, 3)}${stars}${address.length > 7 ? address.slice(-2) : ''}`
}
