import type { Part } from './parts.ts'

/**
 * Parses an ICU message: `{name}`, `{n, number}`, `{d, date}`, `{x, select, …}`, `{n, plural, …}`,
 * `{n, selectordinal, …}`, `#` and quoting with apostrophes. It refuses all other ICU syntax, because
 * `say` does not support it.
 */
export function parse(message: string): readonly Part[] {
  let at = 0

  const fail = (expected: string): never => {
    throw new Error(`Message "${message}": ${expected} expected at ${at}`)
  }
  const space = () => {
    while (/\s/.test(message[at] ?? '')) at++
  }
  const take = (character: string) => {
    space()
    if (message[at] !== character) fail(`"${character}"`)
    at++
  }
  const word = (): string => {
    space()
    const found = /^[^\s{},#']+/.exec(message.slice(at))?.[0] ?? fail('a word')
    at += found.length
    return found
  }

  /** An apostrophe quotes only before a brace or, inside a plural, before `#`. */
  const quoted = (inPlural: boolean): string => {
    at++
    const next = message[at] ?? ''
    if (next === "'") return (at++, "'")
    if (!(next === '{' || next === '}' || (inPlural && next === '#'))) return "'"
    let text = ''
    for (; at < message.length; at++) {
      if (message[at] !== "'") text += message[at]
      else if (message[at + 1] === "'") text += message[at++]
      else break
    }
    at++
    return text
  }

  const cases = (inPlural: boolean): Record<string, readonly Part[]> => {
    const found: Record<string, readonly Part[]> = {}
    for (space(); message[at] !== '}'; space()) {
      const name = word()
      take('{')
      found[name] = parts(inPlural, true)
      take('}')
    }
    return found['other'] ? found : fail('a case "other"')
  }

  const placeholder = (): Part => {
    take('{')
    const name = word()
    space()
    if (message[at] === '}') return (at++, { part: 'value', name })
    take(',')
    const kind = word()
    let part: Part
    if (kind === 'number' || kind === 'date') part = { part: kind, name }
    else {
      take(',')
      if (kind === 'select') part = { part: kind, name, cases: cases(false) }
      else if (kind === 'plural') part = { part: kind, name, ordinal: false, cases: cases(true) }
      else if (kind === 'selectordinal') part = { part: 'plural', name, ordinal: true, cases: cases(true) }
      else part = fail('number, date, select, plural or selectordinal')
    }
    take('}')
    return part
  }

  function parts(inPlural: boolean, nested: boolean): readonly Part[] {
    const found: Part[] = []
    let text = ''
    const flush = () => {
      if (text) found.push(text)
      text = ''
    }
    while (at < message.length) {
      const character = message[at]
      if (character === '}') {
        if (nested) break
        fail('text')
      }
      if (character === "'") text += quoted(inPlural)
      else if (character === '{') {
        flush()
        found.push(placeholder())
      } else if (character === '#' && inPlural) {
        flush()
        at++
        found.push({ part: 'count' })
      } else {
        text += character
        at++
      }
    }
    flush()
    return found
  }

  return parts(false, false)
}
