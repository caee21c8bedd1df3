import type { Drawer, Drawers, SetPage, SetSummary } from '@collect/collectibles/wire'

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
}

export async function loadHome(visit: Visit): Promise<DiscoverHome> {
  const [{ drawers }, sets] = await Promise.all([
    readCollectibles<Drawers>(visit, `/drawers?size=${listSize}`),
    loadSomeSets(visit),
  ])
  return { drawers, ...sets }
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
