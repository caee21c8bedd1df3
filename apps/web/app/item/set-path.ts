import type { ChecklistPart } from '@collect/collectibles/wire'

/** The address of a set, on the tab's own path. */
export function setPath(id: string, show: ChecklistPart = 'all'): string {
  const query = new URLSearchParams({ set: id })
  if (show !== 'all') query.set('show', show)
  return `/discover?${query}`
}

/** The set with its items as buttons. */
export const markPath = (id: string): string => `${setPath(id)}&mark=1`

/** The names of what is missing, as plain text. */
export const missingListPath = (id: string): string => `/discover/missing?${new URLSearchParams({ set: id })}`

/** All sets, or those of a drawer, or those with these words. */
export const setsPath = (of: { readonly drawer?: string; readonly q?: string }): string =>
  `/discover?${new URLSearchParams({ show: 'sets', ...of })}`
