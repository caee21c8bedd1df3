import { withoutNews } from '../../../acts/act-news.ts'
import { typedPrefix } from '../../../item/copy-path.ts'

/** The address of a form, without news and without what was typed before a sign-in. */
export function behindNews(pathname: string, search: string): string {
  const page = withoutNews(new URL(pathname + search, 'http://page'))
  const typed = [...page.searchParams.keys()].filter((name) => name.startsWith(typedPrefix))
  for (const name of typed) page.searchParams.delete(name)
  return page.pathname + page.search
}
