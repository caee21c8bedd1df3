import { useCallback, useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Script behaviour of an open sheet: focus moves in, Escape closes it, and focus returns to where it was. A sheet that was
 * opened from its list closes by going back in the history, so that Back does not open it again. The sheet has the
 * focus and listens to Escape before the user can see it.
 *
 * @param opener Selector of the card or link that opens it.
 */
export function useSheet(opener: string, closePath: string) {
  const sheet = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { state } = useLocation()
  // Only the cards of the app set it.
  const isFromList = (state as { fromList?: boolean } | null)?.fromList === true

  const close = useCallback(() => {
    if (isFromList) void navigate(-1)
    else void navigate(closePath, { replace: true, preventScrollReset: true })
  }, [navigate, isFromList, closePath])

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
      const card = document.querySelector<HTMLElement>(opener)
      const target = field.current?.isConnected ? field.current : (card ?? document.getElementById('content'))
      target?.focus({ preventScroll: true })
    }
  }, [opener])

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
