import type { Category, SetPage } from '@collect/collectibles/wire'

import { readCollectibles } from '../../server/ask-collectibles.ts'
import type { Visit } from '../../server/visit.ts'
import { longestText } from '../search/open-search.ts'
import { drawerNamed } from './load-drawer.ts'

/** A page of all sets, of those in one drawer, or of those with some words. */
export interface OpenSets extends SetPage {
  readonly category: Category | undefined
  /** What the user looks for; empty for all sets. */
  readonly q: string
  /** Why these words were not looked for. */
  readonly problem?: 'long' | 'wordless'
  readonly isFirstPage: boolean
}

const pageSize = 24

export async function loadSets(visit: Visit): Promise<OpenSets> {
  const { searchParams } = visit.url
  const drawer = searchParams.get('drawer')
  const page = searchParams.get('page')
  const category = drawer === null ? undefined : (await drawerNamed(visit, drawer)).category
  const q = (searchParams.get('q') ?? '').trim()
  const problem = [...q].length > longestText ? 'long' : q !== '' && !/[\p{L}\p{N}]/u.test(q) ? 'wordless' : undefined
  if (problem) return { sets: [], count: 0, category, q, problem, isFirstPage: true }
  const query = new URLSearchParams({ page_size: String(pageSize) })
  if (category !== undefined) query.set('category', category)
  if (q !== '') query.set('q', q)
  if (page !== null) query.set('page_token', page)
  const sets = await readCollectibles<SetPage>(visit, `/sets?${query}`)
  return { ...sets, category, q, isFirstPage: page === null }
}
