import { useMatches } from 'react-router'

import type { OpenedItem } from './opened-item.ts'

/** The item that the page's loader found open. Any page below the layout may return `opened`. */
export function useOpenedItem(): OpenedItem | undefined {
  const loaded = useMatches().at(-1)?.loaderData
  if (typeof loaded !== 'object' || loaded === null || !('opened' in loaded)) return undefined
  return loaded.opened as OpenedItem | undefined // only the app's loaders use that name
}
