import { useHydrated } from '@collect/flow-react'
import { useEffect, useState } from 'react'

/** Between a live region and its first words, in milliseconds: Safari announces none that come sooner. */
const wait = 150

/**
 * The sentence of a live region that appears together with it, such as the news of a sheet that opens. A screen reader
 * announces only what changes in a region that it knows, so it gets the sentence a moment after the region. The user sees
 * it at once. The server's HTML has it from the start.
 */
export function LateWords({ children }: { readonly children: string }) {
  const hasScript = useHydrated()
  const [isSaid, setSaid] = useState(!hasScript)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), wait)
    return () => clearTimeout(timer)
  }, [])
  return <p aria-hidden={isSaid ? undefined : 'true'}>{children}</p>
}
