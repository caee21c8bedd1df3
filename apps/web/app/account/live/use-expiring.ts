import type { AnyFlow } from '@collect/contract'
import { useEffect, useState } from 'react'

const minute = 60_000
/** Remaining lifespan at which the page warns: time enough to renew. */
const warning = 2 * minute

/** WCAG 2.2.1: whether a flow expires within two minutes. The service reports a flow that has expired. */
export function useExpiring({ id, issued_at, expires_at }: AnyFlow): boolean {
  const [expiring, setExpiring] = useState<string>()
  useEffect(() => {
    const end = Date.parse(expires_at)
    const left = end - Date.now()
    // A short-lived flow would warn from the start and hide the page's other notices.
    const isLong = end - Date.parse(issued_at) > 2 * warning
    // Pages rarely stay open for a day, and a timer cannot run longer than 24 days.
    if (!(isLong && left > 0 && left < 24 * 60 * minute)) return
    const timer = setTimeout(() => setExpiring(id), Math.max(0, left - warning))
    return () => clearTimeout(timer)
  }, [id, issued_at, expires_at])
  return expiring === id
}
