/**
 * The code in a text that was typed or pasted: without a pattern of the node, a run of digits of the right length, else
 * all but spaces and hyphens.
 */
export function codeIn(text: string, length: number, pattern: string | undefined): string {
  const isAllowed = allowedBy(pattern, length)
  const run = text.length > length && !pattern ? new RegExp(`(?:\\d[\\s-]*){${length}}`).exec(text)?.[0] : undefined
  return [...(run ?? text)].filter(isAllowed).slice(0, length).join('')
}

function allowedBy(pattern: string | undefined, length: number): (character: string) => boolean {
  const whole = pattern === undefined ? undefined : patternOf(pattern)
  return (character) => (whole ? whole.test(character.repeat(length)) : !/[\s-]/.test(character))
}

/** As browsers read the attribute; `undefined` if it is no pattern. */
function patternOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, 'v')
  } catch {
    return undefined
  }
}
