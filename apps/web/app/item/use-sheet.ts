import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * What a script adds to an open sheet: focus goes in, Escape closes, and focus goes back to the card that it came from.
 * Closing goes back in the history when the sheet was opened from the list, so that Back doesn't open it again.
 */
export function useSheet(id: string, closePath: string) {
  const sheet = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { state } = useLocation()
  // Set by our own cards only.
  const isFromList = (state as { fromList?: boolean } | null)?.fromList === true

  const close = useCallback(() => {
    if (isFromList) void navigate(-1)
    else void navigate(closePath, { replace: true, preventScrollReset: true })
  }, [navigate, isFromList, closePath])

  useEffect(() => {
    sheet.current?.focus({ preventScroll: true })
    return () => {
      // Its card, or the page when the card has gone with it.
      const card = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)
      const target = card ?? document.getElementById('content')
      target?.focus({ preventScroll: true })
    }
  }, [id])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [close])

  return { sheet, close }
}
