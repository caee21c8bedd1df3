import { mostKept, type Job, type SparePage } from '@collect/collectibles/wire'

import { newsIn, type ActNews } from '../../../acts/act-news.ts'
import { jobOfNews } from '../../../acts/job-of-news.ts'
import { readCollectibles } from '../../../server/ask-collectibles.ts'
import type { Visit } from '../../../server/visit.ts'

/** A page of what the user has more of than they keep. */
export interface OpenSpares extends SparePage {
  /** The keep count as the user typed it, if it is none. */
  readonly wrongKeep?: string | undefined
  readonly isFirstPage: boolean
  /** Makes a form that is posted twice one act. */
  readonly key: string
  readonly news: ActNews | undefined
  /** The job that still does it. */
  readonly job: Job | undefined
}

const pageSize = 48

/** The spares of `?show=spares`; `keep` tries another number than that of the preferences. */
export async function loadSpares(visit: Visit): Promise<OpenSpares> {
  const { searchParams } = visit.url
  const [typed, token] = [searchParams.get('keep')?.trim(), searchParams.get('page')]
  const isNumber = typed !== undefined && /^\d{1,4}$/.test(typed) && Number(typed) <= mostKept
  const query = new URLSearchParams({ page_size: String(pageSize) })
  if (isNumber) query.set('keep', typed)
  if (token !== null) query.set('page_token', token)
  const news = searchParams.has('item') ? undefined : newsIn(searchParams)
  // The job is read before what it changes, so that a page that tells its end shows what it did.
  const job = await jobOfNews(visit, news)
  return {
    ...(await readCollectibles<SparePage>(visit, `/spares?${query}`)),
    wrongKeep: isNumber ? undefined : typed,
    isFirstPage: token === null,
    key: crypto.randomUUID(),
    news,
    job,
  }
}
