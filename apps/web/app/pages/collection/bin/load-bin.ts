import type { BinPage, Copy } from '@collect/collectibles/wire'
import { data } from 'react-router'

import { newsIn } from '../../../acts/act-news.ts'
import { askCollectibles } from '../../../server/ask-collectibles.ts'
import type { Visit } from '../../../server/visit.ts'
import { newsOfView } from '../order/news-of-view.ts'

/** `show=bin`: a page of deleted pieces. */
export async function loadBin(visit: Visit) {
  const query = visit.url.searchParams
  const page = query.get('page')
  const answer = await askCollectibles(
    visit,
    `/bin${page === null ? '' : `?${new URLSearchParams({ page_token: page })}`}`,
  )
  // A token of another list is an unknown address.
  if (!answer.ok) throw data(null, answer.status === 400 ? 404 : answer.status)
  const { copies, count, next_page_token } = (await answer.json()) as BinPage // the path's type
  const restored = await nameOf(visit, newsIn(query)?.about)
  const told = await newsOfView(visit, () => restored)
  return {
    name: 'bin',
    copies,
    count,
    next_page_token,
    isFirstPage: page === null,
    /** Makes a form that is posted twice one act, with the id of its piece. */
    key: crypto.randomUUID().slice(0, 8),
    /** What the page asks about: one piece by id, or all. */
    asked: query.get('ask') ?? undefined,
    // A restored piece has no row here.
    told: told && { ...told, news: { ...told.news, about: undefined } },
  } as const
}

export type OpenBin = Awaited<ReturnType<typeof loadBin>>

async function nameOf(visit: Visit, id: string | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  const answer = await askCollectibles(visit, `/copies/${encodeURIComponent(id)}`)
  return answer.ok ? ((await answer.json()) as Copy).name : undefined // the path's type
}
