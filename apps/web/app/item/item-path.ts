import { withoutNews } from '../acts/act-news.ts'

/** The list's address alone: no item is open, and it tells nothing. */
export function listPath(pathname: string, search: string): string {
  const page = withoutNews(new URL(pathname + search, 'http://page'))
  page.searchParams.delete('item')
  page.searchParams.delete('variant')
  return page.pathname + page.search
}

/** The list's address with the item open. */
export function itemPath(pathname: string, search: string, id: string, variant?: string): string {
  const page = withoutNews(new URL(pathname + search, 'http://page'))
  page.searchParams.delete('variant')
  page.searchParams.set('item', id)
  if (variant !== undefined) page.searchParams.set('variant', variant)
  return page.pathname + page.search
}
