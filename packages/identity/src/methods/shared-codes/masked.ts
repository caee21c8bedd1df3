const stars = '****'
/** The visible start of a part: at most `most` characters, and never all of them. */
const shownOf = (part: string, most: number): string => part.slice(0, Math.min(most, Math.max(0, part.length - 1)))

/** Masks an address so that only its owner recognises it: `ad****@example.org`, `+49****67`. */
export function masked(address: string): string {
  const at = address.lastIndexOf('@')
  if (at >= 0) return `${shownOf(address.slice(0, at), 2)}${stars}${address.slice(at)}`
  // The last digits show only if the text is as long as a phone number.
  return `${shownOf(address, 3)}${stars}${address.length > 7 ? address.slice(-2) : ''}`
}
