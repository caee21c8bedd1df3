import type { Drawers } from '@collect/collectibles/wire'

import { keepItem } from '../item/keep-item.ts'
import { loadOpenedItem } from '../item/load-opened-item.ts'
import { readCollectibles } from '../server/ask-collectibles.ts'
import type { Route } from './+types/discover'
import { AllDrawers } from './discover/all-drawers.tsx'
import { OneDrawer } from './discover/one-drawer.tsx'
import { loadDrawer } from './discover/load-drawer.ts'

/** Cards in a list (SAMPLE-GRID-1). */
const listSize = 6

export async function loader(visit: Route.LoaderArgs) {
  const { searchParams } = visit.url
  const [opened, drawer, drawers] = await Promise.all([
    loadOpenedItem(visit),
    searchParams.has('drawer') ? loadDrawer(visit) : undefined,
    searchParams.has('drawer') ? undefined : readCollectibles<Drawers>(visit, `/drawers?size=${listSize}`),
  ])
  return { opened, drawer, drawers: drawers?.drawers }
}

export const action = (args: Route.ActionArgs) => keepItem(args)

export default function Discover({ loaderData: { drawer, drawers } }: Route.ComponentProps) {
  return drawer ? <OneDrawer drawer={drawer} /> : <AllDrawers drawers={drawers ?? []} />
}
