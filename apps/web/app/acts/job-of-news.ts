import type { Job } from '@collect/collectibles/wire'

import { askCollectibles } from '../server/ask-collectibles.ts'
import type { Visit } from '../server/visit.ts'
import type { ActNews } from './act-news.ts'

/** The job that still does what the news tell, as it stands; undefined without one. */
export async function jobOfNews(visit: Visit, news: ActNews | undefined): Promise<Job | undefined> {
  if (news?.job === undefined) return undefined
  const answer = await askCollectibles(visit, `/jobs/${news.job}`)
  return answer.ok ? ((await answer.json()) as Job) : undefined // the path's type
}
