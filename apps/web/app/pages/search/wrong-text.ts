import type { Formatter } from '@collect/messages'

import { longestText } from './open-search.ts'

/** What is wrong with the words of a search, which were not looked for. Other problems are not of the field. */
export function wrongText({ text }: Pick<Formatter, 'text'>, problem: string | undefined): string | undefined {
  if (problem === 'long') return text('search.long', { count: longestText })
  return problem === 'wordless' ? text('search.wordless') : undefined
}
