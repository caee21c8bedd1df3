import type { Drawer, Drawers } from '@collect/collectibles/wire'

import { readCollectibles } from '../../server/ask-collectibles.ts'
import type { Visit } from '../../server/visit.ts'

/** Cards in a list (SAMPLE-GRID-1). */
const listSize = 6

/** The drawer of the cabinet that `?drawer=` names. */
export async function loadOpenDrawer(visit: Visit): Promise<Drawer | undefined> {
  const name = visit.url.searchParams.get('drawer')
  if (name === null) return undefined
  const { drawers } = await readCollectibles<Drawers>(visit, `/drawers?size=${listSize}`)
  return drawers.find(({ category }) => category === name)
}
