import type { DataStrategyResult } from 'react-router'

/** What a fetcher gets in place of the server's answer if its form did not reach the server. */
export interface Unsent {
  readonly told: 'unsent'
}

export const isUnsent = (answer: unknown): answer is Unsent =>
  typeof answer === 'object' && answer !== null && 'told' in answer && answer.told === 'unsent'

/** The results of a form that did not reach the server. */
export const unsentResults = (results: Readonly<Record<string, DataStrategyResult>>) =>
  Object.fromEntries(
    Object.keys(results).map((route) => [
      route,
      { type: 'data', result: { told: 'unsent' } satisfies Unsent } as const,
    ]),
  )
