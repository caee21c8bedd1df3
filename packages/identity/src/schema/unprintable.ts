import { reasons } from '../nodes/reasons.ts'
import { isJson } from './trait-field.ts'
import type { SchemaIssue } from './trait-issues.ts'

/** Controls, line breaks and halves of characters: a trait is one line that everybody can read. Emoji are welcome. */
const unprintable = /[\p{Cc}\u2028\u2029]/u

/** Problems that are told at once, and letters of a name in them: names may be anything here. */
const maxReported = 20
const maxNameLength = 100

const isPrintable = (text: string) => !unprintable.test(text) && text.isWellFormed()

/** Traits that hold something which cannot be printed, or be stored everywhere. */
export function unprintableIssues(traits: unknown, path: readonly string[] = ['traits']): readonly SchemaIssue[] {
  const issue = (): SchemaIssue[] => [{ path: path.length === 1 ? '' : path.join('.'), message: reasons.unprintable() }]
  if (typeof traits === 'string') return isPrintable(traits) ? [] : issue()
  if (Array.isArray(traits)) return traits.flatMap((item) => unprintableIssues(item, path)).slice(0, 1)
  if (!isJson(traits)) return []
  if (!Object.keys(traits).every(isPrintable)) return issue()
  return Object.entries(traits)
    .flatMap(([key, value]) => unprintableIssues(value, [...path, key.slice(0, maxNameLength)]))
    .slice(0, maxReported)
}
