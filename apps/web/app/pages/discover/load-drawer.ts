import type { Category, Drawers, ItemPage, SetPage, SetSummary } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { newsIn, type ActNews } from '../../acts/act-news.ts'
import { readCollectibles } from '../../server/ask-collectibles.ts'
import type { Visit } from '../../server/visit.ts'
import { listSize } from './list-size.ts'

/** A page of one drawer. */
export interface OpenDrawer extends ItemPage {
  readonly category: Category
  readonly count: number
  readonly isFirstPage: boolean
  /** On the first page. */
  readonly sets: readonly SetSummary[]
  /** What the last form did, such as the end of an own item. */
  readonly news: ActNews | undefined
}

const pageSize = 24

/** The drawer that `?drawer=` names, at the page that `?page=` names. */
export async function loadDrawer(visit: Visit): Promise<OpenDrawer> {
  const { searchParams } = visit.url
  const page = searchParams.get('page')
  // The sheet of an item tells its own news.
  const news = searchParams.has('item') ? undefined : newsIn(searchParams)
  const { category, count } = await drawerNamed(visit, searchParams.get('drawer'))
  const query = new URLSearchParams({ category, page_size: String(pageSize) })
  if (page !== null) query.set('page_token', page)
  const [items, sets] = await Promise.all([
    readCollectibles<ItemPage>(visit, `/items?${query}`),
    page === null ? readCollectibles<SetPage>(visit, `/sets?category=${category}&page_size=${listSize}`) : undefined,
  ])
  return { ...items, category, count, isFirstPage: page === null, sets: sets?.sets ?? [], news }
}

/** The drawer of this name. @throws 404 without one */
export async function drawerNamed(visit: Visit, name: string | null): Promise<{ category: Category; count: number }> {
  const { drawers } = await readCollectibles<Drawers>(visit, '/drawers?size=1')
  const drawer = drawers.find(({ category }) => category === name)
  if (!drawer) throw data(null, 404)
  return drawer
}
