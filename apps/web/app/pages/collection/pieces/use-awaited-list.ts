import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

import { useContact } from '../../../shell/contact/use-contact.ts'
import { listOf } from './pieces-address.ts'

/** A list that comes sooner shows no quiet shapes, in milliseconds (docs/contract/collectibles.md §6). */
const patience = 150

/** Whether the user waits for another list than the present one; a sheet over it is none. */
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
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isAwaited])
  return isAwaited && isLate
}

function listIn(search: string): string {
  const query = new URLSearchParams(search)
  return `${listOf(query)}&page=${query.get('page') ?? ''}`
}
