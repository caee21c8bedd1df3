import { useCallback, useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'

import { contact } from '../contact.ts'

/**
 * Script behaviour of an open sheet: focus moves in, Escape closes it, and focus returns to where it was. A sheet that was
 * opened from its list closes by going back in the history, so that Back does not open it again. The sheet has the
 * focus and listens to Escape before the user can see it. It stays until the list has come, so the user may close it
 * twice.
 *
 * @param opener Selector of the card or link that opens it. A link that is one of several names its id in its `state`
 */
export function useSheet(opener: string, closePath: string) {
  const sheet = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const here = pathname + search
  // Only the cards and links of the app set it.
  const from = state as { fromList?: boolean; opener?: string } | null
  const isFromList = from?.fromList === true
  const link = from?.opener ?? ''

  // The sheet asked for the step back, and the browser has not taken it yet.
  const isGoing = useRef(false)
  useEffect(() => {
    const onStep = () => {
      isGoing.current = false
    }
    addEventListener('popstate', onStep)
    return () => removeEventListener('popstate', onStep)
  }, [])

  const close = useCallback(() => {
    const replace = (path: string) => void navigate(path, { replace: true, preventScrollReset: true })
    // A step through the history changes the address at once. Its request is repeated only if it was lost.
    if (location.pathname + location.search !== here) {
      if (contact.isPageLost) replace(createPath(location))
    } else if (!isFromList) replace(closePath)
    else if (!isGoing.current) {
      isGoing.current = true
      void navigate(-1)
    }
  }, [navigate, here, isFromList, closePath])

  // A suggestion of the search opens a sheet from its field; everything else opens it from the card.
  const field = useRef<HTMLInputElement>(undefined)
  useLayoutEffect(() => {
    field.current = document.activeElement instanceof HTMLInputElement ? document.activeElement : undefined
    sheet.current?.focus({ preventScroll: true })
  }, [])
  // The focus goes back in an effect after the layout: React itself keeps the focus while it takes the sheet away.
  useEffect(() => {
    // The sheet stays open with another item: the effect before it gave the focus back to that one's card.
    if (!sheet.current?.contains(document.activeElement)) sheet.current?.focus({ preventScroll: true })
    return () => {
      // The page, when what opened the sheet is gone.
      const card = document.getElementById(link) ?? document.querySelector<HTMLElement>(opener)
      const target = field.current?.isConnected ? field.current : (card ?? document.getElementById('content'))
      target?.focus({ preventScroll: true })
    }
  }, [opener, link])

  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [close])

  /** For the links that close it, which work without a script too. */
  const onClose = (event: MouseEvent) => {
    // A click that opens a new tab stays one.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    close()
  }

  return { sheet, onClose }
}
