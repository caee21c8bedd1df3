import type { MouseEvent, ReactNode } from 'react'
import { useNavigation } from 'react-router'

import { useContact } from '../../../shell/contact/use-contact.ts'

interface SendButtonProps {
  /** The intent of its form. */
  readonly intent: string
  readonly label: string
  /** Classes beside `btn`. */
  readonly look?: string
  readonly icon?: ReactNode
  /** A field that the button sends, which tells it from others with its intent. */
  readonly field?: { readonly name: string; readonly value: number }
}

/** The button of a form that leads to a page. It waits visibly, and a user who presses it twice sends the form once. */
export function SendButton({ intent, label, look = 'btn--primary', icon, field }: SendButtonProps) {
  const { formData, state } = useNavigation()
  const { isLost } = useContact()
  const isSent = formData?.get('intent') === intent && (!field || formData.get(field.name) === String(field.value))
  const isBusy = state !== 'idle' && isSent && !isLost
  const onClick = (event: MouseEvent) => {
    if (isBusy) event.preventDefault()
  }
  return (
    <button
      className={`btn ${look} ${isBusy ? 'is-loading' : ''}`}
      aria-busy={isBusy || undefined}
      onClick={onClick}
      {...field}
    >
      {isBusy ? <span className="spinner" /> : icon}
      {label}
    </button>
  )
}
