import { useLocation, useNavigation } from 'react-router'

import { useContact } from '../../../shell/contact/use-contact.ts'
import { useLate } from '../../use-late.ts'
import { listOf } from './pieces-address.ts'

/** Whether the user waits for another list than the present one. A sheet over it is none; its checkboxes make none. */
export function useAwaitedList(): boolean {
  const here = useLocation()
  const { location: next, state } = useNavigation()
  const { isLost } = useContact()
  const isAwaited =
    state === 'loading' &&
    !isLost &&
    next.pathname === here.pathname &&
    !new URLSearchParams(next.search).has('show') &&
    listIn(next.search) !== listIn(here.search)
  return useLate(isAwaited ? 'list' : undefined) !== undefined
}

function listIn(search: string): string {
  const query = new URLSearchParams(search)
  const list = listOf(query)
  list.delete('select')
  return `${list}&page=${query.get('page') ?? ''}`
}
