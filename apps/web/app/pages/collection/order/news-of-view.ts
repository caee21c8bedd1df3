import type { Job } from '@collect/collectibles/wire'

import { newsIn, type ActNews } from '../../../acts/act-news.ts'
import { jobOfNews } from '../../../acts/job-of-news.ts'
import { opensSheet } from '../../../item/copy-path.ts'
import type { Visit } from '../../../server/visit.ts'

/** What the last form of a view did, and the name of the row that it is about. */
export interface ViewNews {
  readonly news: ActNews
  readonly name: string
  /** The job that still does it. */
  readonly job?: Job | undefined
}

/** News of a job have the job as it stands, for a page without a script. News about a row that has no name here stand at the head of the view. */
export async function newsOfView(
  visit: Visit,
  nameOf: (id: string) => string | undefined,
): Promise<ViewNews | undefined> {
  const query = visit.url.searchParams
  const news = newsIn(query)
  if (!news || opensSheet(query)) return undefined
  const { about, ...others } = news
  const job = await jobOfNews(visit, news)
  const name = about === undefined ? undefined : nameOf(about)
  return name === undefined ? { news: others, name: '', job } : { news, name, job }
}
