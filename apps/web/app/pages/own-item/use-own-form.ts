import { useMatches } from 'react-router'

import type { OpenOwnForm } from './load-own-form.ts'

/** The form that Discover's loader found open. */
export function useOwnForm(): OpenOwnForm | undefined {
  const loaded = useMatches().at(-1)?.loaderData
  if (typeof loaded !== 'object' || loaded === null || !('ownForm' in loaded)) return undefined
  return loaded.ownForm as OpenOwnForm | undefined // only Discover's loader uses that name
}

/**
 * Names the place of a sheet beside the page. Discover draws its sheet there itself, because only the page of an action
 * has the answer of its form.
 */
export const sheetSlot = 'sheet'
