import { useEffect } from 'react'

const addressNow = () => location.pathname + location.search

/** The address that the server drew this document for. */
let drawn: string | undefined

/** Called as the script begins, before the page is hydrated. */
export function noteDrawnAddress(): void {
  drawn = addressNow()
}

/**
 * A user may go back after a reload while the page is being hydrated. Then the browser has the address of another page
 * of the same document, and what the server drew for this one stays in it: the page is asked for again.
 */
export function useEarlyStep(): void {
  useEffect(() => {
    const isAnother = drawn !== undefined && drawn !== addressNow()
    drawn = undefined
    if (isAnother) location.reload()
  }, [])
}
