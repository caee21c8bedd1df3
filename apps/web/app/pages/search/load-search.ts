import type { CollectibleSet, SearchPage } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { newsIn } from '../../acts/act-news.ts'
import { loadItemName } from '../../item/load-item-name.ts'
import { askCollectibles, readCollectibles } from '../../server/ask-collectibles.ts'
import { sessionOfVisit } from '../../server/session.ts'
import type { Visit } from '../../server/visit.ts'
import { longestText, type OpenSearch } from './open-search.ts'
import { askedOf } from './search-address.ts'

const views: readonly (string | null)[] = [null, 'list', 'grid']

/** @throws 404 for a value that a filter does not have */
export async function loadSearch(visit: Visit): Promise<OpenSearch> {
  const { context, request, url } = visit
  const query = url.searchParams
  if (!views.includes(query.get('view'))) throw data(null, 404)
  const q = query.get('q') ?? ''
  const isSignedIn = (await sessionOfVisit(context, request)) !== undefined
  const set = query.get('set')
  const [answered, setName] = await Promise.all([
    answerTo(visit, q, isSignedIn),
    set === null
      ? undefined
      : readCollectibles<CollectibleSet>(visit, `/sets/${encodeURIComponent(set)}`).then(({ name }) => name),
  ])
  const news = query.has('item') ? undefined : newsIn(query)
  return {
    q,
    ...answered,
    ...(setName !== undefined && { setName }),
    isFirstPage: !query.has('page'),
    isSignedIn,
    news,
    newsName: news?.about === undefined ? '' : await nameOf(visit, news.about, answered.found),
  }
}

type Answered = Pick<OpenSearch, 'found' | 'problem' | 'wait'>

async function answerTo(visit: Visit, q: string, isSignedIn: boolean): Promise<Answered> {
  const query = visit.url.searchParams
  if ([...q].length > longestText) return { problem: 'long' }
  if (q.trim() !== '' && !/[\p{L}\p{N}]/u.test(q)) return { problem: 'wordless' }
  if (query.has('have') && !isSignedIn) return { problem: 'signed-out' }
  const asked = askedOf(query)
  asked.set('facets', '1')
  const page = query.get('page')
  if (page !== null) asked.set('page_token', page)
  const answer = await askCollectibles(visit, `/search?${asked}`)
  if (answer.ok) return { found: (await answer.json()) as SearchPage } // the path's type
  switch (answer.status) {
    case 400:
      throw data(null, 404)
    case 401:
      return { problem: 'signed-out' }
    case 429:
      return { problem: 'slow', wait: Number(answer.headers.get('Retry-After') ?? 60) }
    default:
      return { problem: 'failed' }
  }
}

/** The status of the page, which says the same as its words. */
export function statusOfSearch({ problem }: OpenSearch): number {
  switch (problem) {
    case 'long':
    case 'wordless':
      return 422
    case 'slow':
      return 429
    case 'failed':
      return 503
    default:
      return 200
  }
}

/** An item that just left the results has a name too. */
async function nameOf(visit: Visit, id: string, found: SearchPage | undefined): Promise<string> {
  const shown = [...(found?.own ?? []), ...(found?.items ?? [])].find((item) => item.id === id)
  return shown ? shown.name : loadItemName(visit, id)
}
