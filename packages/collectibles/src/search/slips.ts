/**
 * Whether one slip of the finger makes one word of the other: a letter missing, added or wrong, or two neighbours swapped
 * (Damerau distance 1).
 */
export function isOneSlip(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]]
  if (Math.abs(a.length - b.length) > 1 || one === other) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('')
  if (a.length > b.length) return rest(a, start + 1) === rest(b, start)
  if (a.length < b.length) return rest(a, start) === rest(b, start + 1)
  if (rest(a, start + 1) === rest(b, start + 1)) return true
  return a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, start + 2) === rest(b, start + 2)
}
