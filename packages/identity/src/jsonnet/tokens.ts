import { Fault } from './fault.ts'

export interface Token {
  readonly kind: 'name' | 'number' | 'text' | 'symbol' | 'end'
  /** The value of a text, otherwise the source. */
  readonly word: string
  readonly at: number
}

const pattern = new RegExp(
  [
    String.raw`(?<blank>\s+|\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/)`,
    String.raw`(?<refused>\|\|\||@["']|<<|>>|\+?:::?|\+:|/\*|[&|](?![&|])|[\^~$])`,
    String.raw`(?<name>[A-Za-z_]\w*)`,
    String.raw`(?<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?!\w))`,
    String.raw`(?<text>"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')`,
    String.raw`(?<symbol>\|\||&&|==|!=|<=|>=|[-{}[\]().,:;=+*/%<>!])`,
  ].join('|'),
  'y',
)

/** Splits a source into tokens; comments and blanks are dropped. @throws Fault */
export function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < source.length) {
    pattern.lastIndex = at
    const found = pattern.exec(source)?.groups
    if (!found) throw new Fault(`${source.slice(at, at + 10)} is not understood`, at)
    const { blank, refused, name, number, text, symbol } = found
    if (refused !== undefined) throw new Fault(`${refused} is not supported`, at)
    if (name !== undefined) tokens.push({ kind: 'name', word: name, at })
    if (number !== undefined) tokens.push({ kind: 'number', word: number, at })
    if (text !== undefined) tokens.push({ kind: 'text', word: textOf(text, at), at })
    if (symbol !== undefined) tokens.push({ kind: 'symbol', word: symbol, at })
    at += (blank ?? name ?? number ?? text ?? symbol ?? '').length
  }
  return [...tokens, { kind: 'end', word: '', at }]
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  '"': '"',
  "'": "'",
  '\\': '\\',
  '/': '/',
}

/** The value of a quoted text. */
const textOf = (quoted: string, at: number): string =>
  quoted.slice(1, -1).replace(/\\(u[0-9a-fA-F]{4}|[\s\S])/g, (_, code: string) => {
    const character = code.length > 1 ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : escapes[code]
    if (character === undefined) throw new Fault(`\\${code} is not understood`, at)
    return character
  })
