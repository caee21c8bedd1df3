import type { AnyFlow } from '@collect/contract'
import { useEffect, useState } from 'react'

const minute = 60_000
/** Before the end: time enough to renew. */
const warning = 2 * minute

/** WCAG 2.2.1: whether a flow has two minutes left at most. One that is over is told by the service. */
export function useExpiring({ id, issued_at, expires_at }: AnyFlow): boolean {
  const [expiring, setExpiring] = useState<string>()
  useEffect(() => {
    const end = Date.parse(expires_at)
    const left = end - Date.now()
    // One that is short-lived would warn from its first moment, over everything else that the page has to say.
    const isLong = end - Date.parse(issued_at) > 2 * warning
    // A page is not open for longer than a day, and a timer can't count to more than 24 of them.
    if (!(isLong && left > 0 && left < 24 * 60 * minute)) return
    const timer = setTimeout(() => setExpiring(id), Math.max(0, left - warning))
    return () => clearTimeout(timer)
  }, [id, issued_at, expires_at])
  return expiring === id
}
