import { useLocation, useNavigation } from 'react-router'

import { useContact } from '../../shell/contact/use-contact.ts'
import { askedOf, isSearch } from '../search/search-address.ts'
import { useLate } from '../use-late.ts'

/**
 * The kind of view that the user waits for; undefined while the present one stays. Of the same search in another order,
 * or of its next part, the rows alone.
 */
export function useAwaitedView(): 'list' | 'checklist' | 'hits' | 'rows' | undefined {
  const here = useLocation()
  const { location: next, state } = useNavigation()
  const { isLost } = useContact()
  const awaited =
    state === 'loading' && !isLost && next.pathname === here.pathname && viewIn(next.search) !== viewIn(here.search)
      ? viewIn(next.search)
      : undefined
  const late = useLate(awaited)
  if (late === undefined) return undefined
  if (late.startsWith('set=')) return 'checklist'
  if (!late.startsWith('q=')) return 'list'
  return searchIn(next?.search ?? '') === searchIn(here.search) ? 'rows' : 'hits'
}

/** What an address searches for, in whatever order; undefined where it does not search. */
function searchIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  if (!isSearch(query)) return undefined
  const asked = askedOf(query)
  asked.delete('sort')
  return asked.toString()
}

/** The parts of an address that choose a view; a sheet and the part of a checklist leave the page as it is. */
function viewIn(search: string): string {
  const query = new URLSearchParams(search)
  if (isSearch(query)) return `q=${askedOf(query)}&page=${query.get('page') ?? ''}`
  const names = query.has('set') ? ['set', 'page'] : ['show', 'drawer', 'q', 'page']
  return names.map((name) => `${name}=${query.get(name) ?? ''}`).join('&')
}
