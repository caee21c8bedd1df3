import type { Drawer, Drawers, ItemPage, ItemSummary, SetPage, SetSummary } from '@collect/collectibles/wire'

import { newsIn, type ActNews } from '../../acts/act-news.ts'
import { loadItemName } from '../../item/load-item-name.ts'
import { readCollectibles } from '../../server/ask-collectibles.ts'
import { sessionOfVisit } from '../../server/session.ts'
import type { Visit } from '../../server/visit.ts'
import { listSize } from './list-size.ts'
import { loadMissing } from './load-missing.ts'
import type { MissingItem } from './missing-item.ts'

/** The start page of Discover. */
export interface DiscoverHome {
  readonly drawers: readonly Drawer[]
  readonly sets: readonly SetSummary[]
  /** The user has begun these sets. */
  readonly isBuilding: boolean
  /** Of the sets that the user is building. */
  readonly missing: readonly MissingItem[]
  /** The newest of the catalogue; none when they would not fill a list. */
  readonly newest: readonly ItemSummary[]
  /** What the last form of the page did, and the name of its item. */
  readonly told?: { readonly news: ActNews; readonly name: string }
}

export async function loadHome(visit: Visit): Promise<DiscoverHome> {
  const [{ drawers }, { items }, sets, told] = await Promise.all([
    readCollectibles<Drawers>(visit, `/drawers?size=${listSize}`),
    readCollectibles<ItemPage>(visit, `/items?sort=newest&page_size=${listSize}`),
    loadSomeSets(visit),
    loadTold(visit),
  ])
  return { drawers, newest: items.length === listSize ? items : [], ...sets, ...(told && { told }) }
}

/** The sets that the user is building; without any, sets to begin with. */
async function loadSomeSets(visit: Visit): Promise<Pick<DiscoverHome, 'sets' | 'isBuilding' | 'missing'>> {
  const query = `/sets?page_size=${listSize}`
  if (await sessionOfVisit(visit.context, visit.request)) {
    const { sets } = await readCollectibles<SetPage>(visit, `${query}&mine=building`)
    if (sets.length > 0) return { sets, isBuilding: true, missing: await loadMissing(visit, sets) }
  }
  const { sets } = await readCollectibles<SetPage>(visit, query)
  return { sets, isBuilding: false, missing: [] }
}

/** An item that is open tells its own news. Nothing is told of an item that the user cannot see. */
async function loadTold(visit: Visit): Promise<DiscoverHome['told']> {
  const news = visit.url.searchParams.has('item') ? undefined : newsIn(visit.url.searchParams)
  if (!news) return undefined
  if (news.about === undefined) return { news, name: '' }
  const name = await loadItemName(visit, news.about)
  return name === '' ? undefined : { news, name }
}
