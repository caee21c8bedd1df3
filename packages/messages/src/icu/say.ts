import type { Language } from './language.ts'
import type { Part } from './parts.ts'

export type Value = string | number | Date
export type Values = Readonly<Record<string, Value>>

/** Puts the parts of a message together; `undefined` when a value that it needs is missing. */
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
      return say(part.cases[String(value)] ?? part.cases['other'] ?? [], values, language, count)
    case 'plural': {
      const number = Number(value)
      const chosen =
        part.cases[`=${number}`] ?? part.cases[language.plural(number, part.ordinal)] ?? part.cases['other']
      return say(chosen ?? [], values, language, number)
    }
  }
}
