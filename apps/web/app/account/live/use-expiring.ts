import type { AnyFlow } from '@collect/contract'
import { useEffect, useState } from 'react'

const minute = 60_000

/** WCAG 2.2.1: whether a flow has two minutes left at most. One that is over is told by the service. */
export function useExpiring({ id, expires_at }: AnyFlow): boolean {
  const [expiring, setExpiring] = useState<string>()
  useEffect(() => {
    const left = Date.parse(expires_at) - Date.now()
    // A page is not open for longer than a day, and a timer can't count to more than 24 of them.
    if (!(left > 0 && left < 24 * 60 * minute)) return
    const timer = setTimeout(() => setExpiring(id), Math.max(0, left - 2 * minute))
    return () => clearTimeout(timer)
  }, [id, expires_at])
  return expiring === id
}
