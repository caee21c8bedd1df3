import type { Drawer, Drawers, ItemPage, ItemSummary, SetPage, SetSummary } from '@collect/collectibles/wire'

import { readCollectibles } from '../../server/ask-collectibles.ts'
import { sessionOfVisit } from '../../server/session.ts'
import type { Visit } from '../../server/visit.ts'
import { listSize } from './list-size.ts'

/** The start page of Discover. */
export interface DiscoverHome {
  readonly drawers: readonly Drawer[]
  readonly sets: readonly SetSummary[]
  /** The user has begun these sets. */
  readonly isBuilding: boolean
  /** The newest of the catalogue; none when they would not fill a list. */
  readonly newest: readonly ItemSummary[]
}

export async function loadHome(visit: Visit): Promise<DiscoverHome> {
  const [{ drawers }, { items }, sets] = await Promise.all([
    readCollectibles<Drawers>(visit, `/drawers?size=${listSize}`),
    readCollectibles<ItemPage>(visit, `/items?sort=newest&page_size=${listSize}`),
    loadSomeSets(visit),
  ])
  return { drawers, newest: items.length === listSize ? items : [], ...sets }
}

/** The sets that the user is building; without any, sets to begin with. */
async function loadSomeSets(visit: Visit): Promise<Pick<DiscoverHome, 'sets' | 'isBuilding'>> {
  const query = `/sets?page_size=${listSize}`
  if (await sessionOfVisit(visit.context, visit.request)) {
    const { sets } = await readCollectibles<SetPage>(visit, `${query}&mine=building`)
    if (sets.length > 0) return { sets, isBuilding: true }
  }
  const { sets } = await readCollectibles<SetPage>(visit, query)
  return { sets, isBuilding: false }
}
