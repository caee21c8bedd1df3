import { useLocation, useNavigation } from 'react-router'

import { useContact } from '../../shell/contact/use-contact.ts'
import { useLate } from '../use-late.ts'

/**
 * The view that the user waits for; empty for the drawers. Undefined while the present view stays: for another list of the
 * drawers, a sheet, a part or a page of a view.
 */
export function useAwaitedShow(): string | undefined {
  const here = useLocation()
  const { location: next, state } = useNavigation()
  const { isLost } = useContact()
  const isAwaited =
    state === 'loading' && !isLost && next.pathname === here.pathname && showIn(next.search) !== showIn(here.search)
  return useLate(isAwaited ? showIn(next.search) : undefined)
}

const showIn = (search: string): string => new URLSearchParams(search).get('show') ?? ''
