import type { Suggestion } from '@collect/collectibles/wire'

import { itemPath } from '../../../item/item-path.ts'
import { setPath } from '../../../item/set-path.ts'
import { listQuery, pathWith } from '../search-address.ts'

/** Where a suggestion leads: an item opens over the page `here`, a set opens, and a maker's items are found. */
export function suggestionPath({ kind, id, text }: Suggestion, here: string): string {
  const { pathname, search } = new URL(here, 'http://page')
  if (kind === 'item' && id !== undefined) return itemPath(pathname, search, id)
  if (kind === 'set' && id !== undefined) return setPath(id)
  return pathWith(listQuery(new URLSearchParams()), { filter: 'maker', value: text })
}
