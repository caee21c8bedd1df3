import type { Category, SetPage } from '@collect/collectibles/wire'

import { readCollectibles } from '../../server/ask-collectibles.ts'
import type { Visit } from '../../server/visit.ts'
import { drawerNamed } from './load-drawer.ts'

/** A page of all sets, or of those in one drawer. */
export interface OpenSets extends SetPage {
  readonly category: Category | undefined
  readonly isFirstPage: boolean
}

const pageSize = 24

export async function loadSets(visit: Visit): Promise<OpenSets> {
  const { searchParams } = visit.url
  const drawer = searchParams.get('drawer')
  const page = searchParams.get('page')
  const category = drawer === null ? undefined : (await drawerNamed(visit, drawer)).category
  const query = new URLSearchParams({ page_size: String(pageSize) })
  if (category !== undefined) query.set('category', category)
  if (page !== null) query.set('page_token', page)
  const sets = await readCollectibles<SetPage>(visit, `/sets?${query}`)
  return { ...sets, category, isFirstPage: page === null }
}
