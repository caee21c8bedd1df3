import { useEffect } from 'react'

const addressNow = () => location.pathname + location.search

/** The address that the server drew this document for. */
let drawn: string | undefined

/**
 * A user may go back after a reload before the page is hydrated. Then the browser has the address of another page of the
 * same document, and what the server drew for this one stays in it: the page is to be asked for again.
 */
function isAtAnother(): boolean {
  return drawn !== undefined && drawn !== addressNow()
}

/** Called as the script begins, before the page is hydrated. */
export function noteDrawnAddress(): void {
  drawn = addressNow()
  const [loaded] = performance.getEntriesByType('navigation')
  // The router has written the entries of the history to which a step within a document leads. In others a browser may
  // name the address before a redirect.
  if (loaded && history.state !== null) {
    const { pathname, search } = new URL(loaded.name)
    drawn = pathname + search
  }
}

/** Asks for the page again if the user has gone to another one, and says whether it did; called before the page is hydrated. */
export function followEarlyStep(): boolean {
  const isStep = isAtAnother()
  if (isStep) location.reload()
  return isStep
}

/** The same for a step while the page is being hydrated. */
export function useEarlyStep(): void {
  useEffect(() => {
    followEarlyStep()
    drawn = undefined
  }, [])
}
