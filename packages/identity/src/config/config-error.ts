import type { z } from 'zod'

/** A configuration that the service cannot start with. Each problem names its path. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[], source = 'identity settings') {
    super(`${source}: ${problems.join('; ')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing'
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'a group of keys'
  return JSON.stringify(value)
}

const article = (word: string) => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`)

const wordOf: Readonly<Record<string, string>> = { object: 'a group of keys', array: 'a list', int: 'a whole number' }

/** Zod's messages in the words of a configuration file. */
export const configProblem = (issue: z.core.$ZodRawIssue): string | undefined => {
  const expected = (what: string) =>
    issue.input === undefined ? `missing, expected ${what}` : `expected ${what}, got ${shown(issue.input)}`
  switch (issue.code) {
    case 'invalid_type':
      return expected(wordOf[issue.expected] ?? article(issue.expected))
    case 'invalid_value':
      return expected(issue.values.map(String).join(' or '))
    case 'too_small':
      return expected(`at least ${issue.minimum}${issue.origin === 'string' ? ' characters' : ''}`)
    case 'too_big':
      return expected(`at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`)
    case 'invalid_format':
      return expected(`text of the form ${issue.format === 'starts_with' ? `${issue.prefix}…` : issue.format}`)
    default:
      return undefined
  }
}

/** One line per problem: `path: what is wrong`. */
export const problemsOf = (error: z.core.$ZodError): readonly string[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${[...issue.path, key].join('.')}: unknown key`)
      : [`${issue.path.join('.') || 'settings'}: ${issue.message}`],
  )
