import { categories, type Category, type ItemSummary, type SearchPage } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { newsIn, type ActNews } from '../../../acts/act-news.ts'
import { pagePath } from '../../../acts/act-on-page.ts'
import { behindSheet } from '../../../item/copy-path.ts'
import { askCollectibles } from '../../../server/ask-collectibles.ts'
import type { Visit } from '../../../server/visit.ts'
import { loadAddForm } from '../form/load-copy-form.ts'
import { longestText } from '../../search/open-search.ts'
import { uuidV7 } from '../../own-item/uuid-v7.ts'
import type { OpenCopyForm } from '../form/open-copy-form.ts'

/** The question what a new copy is. */
export interface OpenQuestion {
  readonly name: 'question'
  readonly what: string
  /** Absent before the question. */
  readonly found?: readonly ItemSummary[] | undefined
  readonly problem?: 'long' | 'wordless' | 'slow' | 'failed' | undefined
  /** After `slow`: seconds until the next search. */
  readonly wait?: number | undefined
  /** The only drawer to look in. */
  readonly drawer: Category | undefined
  readonly closePath: string
  readonly news: ActNews | undefined
  /** The id of a draft that a photo may make. */
  readonly draft: string
}

/** The drawers for something that its owner names. */
export interface OpenDrawers {
  readonly name: 'drawers'
  readonly named: string
  readonly closePath: string
}

/** The steps of `?new=1` (docs/contract/collectibles.md §6.2, Add). */
export async function loadAdd(visit: Visit): Promise<OpenQuestion | OpenDrawers | OpenCopyForm> {
  const query = visit.url.searchParams
  if (query.get('new') !== '1') throw data(null, 404)
  const [item, like, named] = [query.get('item'), query.get('like'), query.get('name')]
  if (like !== null) return loadAddForm(visit, { like })
  if (item !== null) return loadAddForm(visit, { item })
  const categoryIn = (name: string) => categories.find((known) => known === query.get(name))
  // A list of one drawer stands behind, else the user has chosen one.
  const drawer = categoryIn('drawer')
  const chosen = categoryIn('category') ?? drawer
  if (named !== null && chosen !== undefined) return loadAddForm(visit, { drawer: chosen, named })
  const closePath = pagePath(behindSheet(visit.url))
  if (named !== null) return { name: 'drawers', named, closePath }
  const what = (query.get('what') ?? '').trim()
  return {
    name: 'question',
    what,
    drawer,
    closePath,
    news: newsIn(query),
    draft: uuidV7(Date.now()),
    ...(what !== '' && (await search(visit, what, drawer))),
  }
}

async function search(visit: Visit, what: string, drawer: Category | undefined): Promise<Partial<OpenQuestion>> {
  if ([...what].length > longestText) return { problem: 'long' }
  const query = new URLSearchParams({ q: what, page_size: '8', ...(drawer !== undefined && { drawer }) })
  const answer = await askCollectibles(visit, `/search?${query}`)
  if (answer.status === 400 || answer.status === 422) return { problem: 'wordless' }
  if (answer.status === 429) return { problem: 'slow', wait: Number(answer.headers.get('Retry-After') ?? 60) }
  if (!answer.ok) return { problem: 'failed' }
  const { own = [], items } = (await answer.json()) as SearchPage // the path's type
  const ids = new Set(own.map(({ id }) => id))
  return { found: [...own, ...items.filter(({ id }) => !ids.has(id))].slice(0, 8) }
}
