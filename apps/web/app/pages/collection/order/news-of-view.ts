import { newsIn, type ActNews } from '../../../acts/act-news.ts'
import type { Visit } from '../../../server/visit.ts'

/** What the last form of a view did, and the name of the row that it is about. */
export interface ViewNews {
  readonly news: ActNews
  readonly name: string
}

/** News about a row that has no name here stand at the head of the view. */
export function newsOfView(visit: Visit, nameOf: (id: string) => string | undefined): ViewNews | undefined {
  const news = newsIn(visit.url.searchParams)
  if (!news) return undefined
  const { about, ...others } = news
  const name = about === undefined ? undefined : nameOf(about)
  return name === undefined ? { news: others, name: '' } : { news, name }
}
