import { useMatches } from 'react-router'

import type { OpenedItem } from './opened-item.ts'

/** What the page's loader found open. Any page below the layout may answer with `opened`. */
export function useOpenedItem(): OpenedItem | undefined {
  const loaded = useMatches().at(-1)?.loaderData
  if (typeof loaded !== 'object' || loaded === null || !('opened' in loaded)) return undefined
  return loaded.opened as OpenedItem | undefined // only our own loaders use that name
}
