/** The value of a string literal. */
export const textOf = (word: string): string =>
  word.slice(1, -1).replace(/\\(u[0-9a-fA-F]{4}|.)/g, (_, code: string) => {
    if (code.length > 1) return String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return escapes[code] ?? code
  })
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

/** Splits into names, numbers, strings and operators; comments and blanks are dropped. */
export function tokensOf(text: string): readonly string[] {
  const pattern =
    /\s+|\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/|([A-Za-z_]\w*|\d+(?:\.\d+)?|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\|\||&&|==|!=|::|[{}[\]().,:;=+!$])/y
  const tokens: string[] = []
  while (pattern.lastIndex < text.length) {
    const from = pattern.lastIndex
    const match = pattern.exec(text)
    if (!match) throw new Error(`${text.slice(from, from + 10)} is not understood`)
    if (match[1] !== undefined) tokens.push(match[1])
  }
  return tokens
}
