import type { Category, Drawers, ItemPage } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { readCollectibles } from '../../server/ask-collectibles.ts'
import type { Visit } from '../../server/visit.ts'

/** A page of one drawer. */
export interface OpenDrawer extends ItemPage {
  readonly category: Category
  readonly count: number
  readonly isFirstPage: boolean
}

const pageSize = 12

/** The drawer that `?drawer=` names, at the page that `?page=` names. */
export async function loadDrawer(visit: Visit): Promise<OpenDrawer> {
  const { searchParams } = visit.url
  const name = searchParams.get('drawer')
  const page = searchParams.get('page')
  const { drawers } = await readCollectibles<Drawers>(visit, '/drawers?size=1')
  const drawer = drawers.find(({ category }) => category === name)
  if (!drawer) throw data(null, 404)
  const query = new URLSearchParams({ category: drawer.category, page_size: String(pageSize) })
  if (page !== null) query.set('page_token', page)
  const items = await readCollectibles<ItemPage>(visit, `/items?${query}`)
  return { ...items, category: drawer.category, count: drawer.count, isFirstPage: page === null }
}
