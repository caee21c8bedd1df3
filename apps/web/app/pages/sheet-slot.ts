import { useMatches } from 'react-router'

/** Whether the page's loader found a sheet open: the form of an own item, or what lies over the collection. */
export function useHasSheet(): boolean {
  const loaded = useMatches().at(-1)?.loaderData
  if (typeof loaded !== 'object' || loaded === null) return false
  return sheets.some((name) => name in loaded && loaded[name as keyof typeof loaded] !== undefined)
}

/** What loaders call an open sheet; no other part of their data has these names. */
const sheets = ['ownForm', 'sheet']

/**
 * Names the place of a sheet beside the page. A page draws its sheet there itself, because only the page of an action
 * has the answer of its form.
 */
export const sheetSlot = 'sheet'
