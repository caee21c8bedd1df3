import { reasons } from '../nodes/reasons.ts'
import { isJson } from './trait-field.ts'
import type { SchemaIssue } from './trait-issues.ts'

/** Control characters and line breaks. A trait is one printable line without unpaired surrogates; emoji are allowed. */
const unprintable = /[\p{Cc}\u2028\u2029]/u

/** Maximum number of reported problems, and of letters of a trait's name in them: a client may send any name. */
const maxReported = 20
const maxNameLength = 100

const isPrintable = (text: string) => !unprintable.test(text) && text.isWellFormed()

/** Issues for traits with characters that cannot be printed, or that some databases cannot store. */
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
