import { useMatches } from 'react-router'

import type { OpenSuggestion } from './load-suggestion.ts'

/** The sheet that Discover's loader found open. */
export function useSuggestion(): OpenSuggestion | undefined {
  const loaded = useMatches().at(-1)?.loaderData
  if (typeof loaded !== 'object' || loaded === null || !('suggestion' in loaded)) return undefined
  return loaded.suggestion as OpenSuggestion | undefined // only the app's loader uses that name
}

/**
 * Names the place of a sheet beside the page. Discover draws its sheet there itself, because only the page of an action
 * has the answer of its form.
 */
export const sheetSlot = 'sheet'
