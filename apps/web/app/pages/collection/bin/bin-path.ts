import { withoutNews } from '../../../acts/act-news.ts'

/** The page of the bin that is open, with the question about one piece or about all; without one, as it was before. */
export function binPath(here: string, asked?: string): string {
  const page = withoutNews(new URL(here, 'http://page'))
  if (asked === undefined) page.searchParams.delete('ask')
  else page.searchParams.set('ask', asked)
  return page.pathname + page.search
}
