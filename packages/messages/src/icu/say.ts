import type { Language } from './language.ts'
import type { Cases, Part } from './parts.ts'

export type Value = string | number | Date
export type Values = Readonly<Record<string, Value>>

/** Formats a parsed message; `undefined` if a value is missing. */
export function say(parts: readonly Part[], values: Values, language: Language, count?: number): string | undefined {
  let text = ''
  for (const part of parts) {
    const piece = typeof part === 'string' ? part : sayPart(part, values, language, count)
    if (piece === undefined) return undefined
    text += piece
  }
  return text
}

function sayPart(part: Exclude<Part, string>, values: Values, language: Language, count?: number): string | undefined {
  if (part.part === 'count') return language.number(count ?? 0)
  const value = values[part.name]
  if (value === undefined) return undefined
  switch (part.part) {
    case 'value':
      return value instanceof Date ? language.date(value) : String(value)
    case 'number':
      return language.number(Number(value))
    case 'date':
      return language.date(value instanceof Date ? value : new Date(value))
    case 'select':
      return say(caseOf(part.cases, String(value)), values, language, count)
    case 'plural': {
      const number = Number(value)
      const chosen = caseOf(part.cases, `=${number}`, language.plural(number, part.ordinal))
      return say(chosen, values, language, number)
    }
  }
}

/** Looks at own keys only: a value from a client may be `__proto__`. */
function caseOf(cases: Cases, ...names: readonly string[]): readonly Part[] {
  const name = [...names, 'other'].find((word) => Object.hasOwn(cases, word))
  return (name !== undefined && cases[name]) || []
}
