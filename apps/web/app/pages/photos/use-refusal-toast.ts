import { useText } from '@collect/messages/react'
import { useEffect, useRef } from 'react'

import { showToast } from '../../shell/toasts/show-toast.ts'
import { refusalLines } from './refused-text.ts'

/**
 * The user may close the sheet while a script sends a picture. A toast tells of a refusal then.
 * @returns `isOpen`: whether the sheet is open now. `tell`: shows the toast if it is not
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
      if (isOpen.current) return
      showToast({ tone: 'error', title: text('photo.refused'), text: refusalLines({ text }, [{ name, id }]).join(' ') })
    },
  }
}
