import { withoutNews } from '../acts/act-news.ts'

/** Parameters of the sheets over the collection, of which one is open at a time (docs/contract/collectibles.md §5.1). */
export const ofSheets: readonly string[] = [
  'copy',
  'edit',
  'new',
  'like',
  'leave',
  'item',
  'variant',
  'code',
  'category',
  'name',
  'what',
  'shot',
  'past',
  'bulk',
  'part',
  'picked',
  'ids',
  'all',
  'lend',
]

/** Whether the address opens a sheet, which tells its news itself. */
export const opensSheet = (query: URLSearchParams): boolean =>
  ['copy', 'edit', 'new', 'leave', 'item'].some((name) => query.has(name))

/** Before the name of a field whose text waits in the address, because its form was sent without a session. */
export const typedPrefix = 'typed.'

/** The list of the collection behind a sheet; from another page, the whole collection. */
export function behindSheet(here: string | URL): URL {
  const page = withoutNews(new URL(here, 'http://page'))
  const list = page.pathname === '/collection' ? page : new URL('/collection', page)
  for (const name of ofSheets) list.searchParams.delete(name)
  list.hash = ''
  return withoutTyped(list)
}

/** A page without what a form had when it was sent without a session. */
export function withoutTyped(page: URL): URL {
  const bare = new URL(page)
  const typed = [...bare.searchParams.keys()].filter((name) => name.startsWith(typedPrefix))
  for (const name of typed) bare.searchParams.delete(name)
  return bare
}

/** The address of a sheet over the list. */
function sheetPath(here: string | URL, query: Readonly<Record<string, string>>): string {
  const page = behindSheet(here)
  for (const [name, value] of Object.entries(query)) page.searchParams.set(name, value)
  return page.pathname + page.search
}

export const copyPath = (here: string | URL, id: string): string => sheetPath(here, { copy: id })
/** A copy with so many hundreds of its latest changes; with twenty of them unless given. */
export const historyPath = (here: string | URL, id: string, hundreds: number): string =>
  `${sheetPath(here, { copy: id, past: String(hundreds) })}#copy-history`
export const editCopyPath = (here: string | URL, id: string): string => sheetPath(here, { edit: id })
export const leavePath = (here: string | URL, id: string): string => sheetPath(here, { leave: id })
export const likePath = (here: string | URL, id: string): string => sheetPath(here, { new: '1', like: id })

/** The form of a new copy; without more, the question what it is. */
export const newCopyPath = (here: string | URL, more: Readonly<Record<string, string>> = {}): string =>
  sheetPath(here, { new: '1', ...more })
