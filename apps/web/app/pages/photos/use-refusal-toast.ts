import { useText } from '@collect/messages/react'
import { useEffect, useRef } from 'react'

import { showToast } from '../../shell/toasts/show-toast.ts'
import { refusedText } from './refused-text.ts'

/**
 * The user may close the sheet while a picture is sent. Then a toast says what became of it.
 * @returns whether the sheet is open, now, and what tells a refusal if it is not
 */
export function useRefusalToast() {
  const { text } = useText()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return {
    isOpen,
    tell(name: string, id: string): void {
      if (!isOpen.current) showToast({ tone: 'error', title: `${name}: ${refusedText({ text }, id)}` })
    },
  }
}
