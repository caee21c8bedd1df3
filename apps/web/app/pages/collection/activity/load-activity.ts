import type { BatchPage } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { askCollectibles } from '../../../server/ask-collectibles.ts'
import type { Visit } from '../../../server/visit.ts'
import { newsOfView } from '../order/news-of-view.ts'

/** `show=activity`: a page of what the owner did. */
export async function loadActivity(visit: Visit) {
  const page = visit.url.searchParams.get('page')
  const query = page === null ? '' : `?${new URLSearchParams({ page_token: page })}`
  const answer = await askCollectibles(visit, `/batches${query}`)
  // A token of another list is an unknown address.
  if (!answer.ok) throw data(null, answer.status === 400 ? 404 : answer.status)
  const { batches, names, next_page_token } = (await answer.json()) as BatchPage // the path's type
  return {
    name: 'activity',
    batches,
    names,
    next_page_token,
    isFirstPage: page === null,
    /** Makes a form that is posted twice one act, with the batch of its row. */
    key: crypto.randomUUID().slice(0, 8),
    told: await newsOfView(visit, () => undefined),
  } as const
}

export type OpenActivity = Awaited<ReturnType<typeof loadActivity>>
