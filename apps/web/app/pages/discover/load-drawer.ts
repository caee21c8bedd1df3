import type { Category, Drawers, ItemPage } from '@collect/collectibles'
import { data, type RouterContextProvider } from 'react-router'

import { readCollectibles } from '../../server/ask-collectibles.ts'

/** One drawer, a page of it. */
export interface OpenDrawer extends ItemPage {
  readonly category: Category
  readonly count: number
  readonly isFirstPage: boolean
}

const pageSize = 12

/** The drawer that `?drawer=` names, from where `?page=` says. */
export async function loadDrawer(context: Readonly<RouterContextProvider>, request: Request): Promise<OpenDrawer> {
  const { searchParams } = new URL(request.url)
  const name = searchParams.get('drawer')
  const page = searchParams.get('page')
  const { drawers } = await readCollectibles<Drawers>(context, request, '/drawers?size=1')
  const drawer = drawers.find(({ category }) => category === name)
  if (!drawer) throw data(null, 404)
  const query = new URLSearchParams({ category: drawer.category, page_size: String(pageSize) })
  if (page !== null) query.set('page_token', page)
  const items = await readCollectibles<ItemPage>(context, request, `/items?${query}`)
  return { ...items, category: drawer.category, count: drawer.count, isFirstPage: page === null }
}
