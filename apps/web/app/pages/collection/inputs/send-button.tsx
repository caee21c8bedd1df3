import { useNavigation } from 'react-router'

import { useContact } from '../../../shell/contact/use-contact.ts'

interface SendButtonProps {
  /** The intent of its form. */
  readonly intent: string
  readonly label: string
  readonly kind?: 'primary' | 'danger'
}

/** The button of a form that leads to a page. It waits visibly. */
export function SendButton({ intent, label, kind = 'primary' }: SendButtonProps) {
  const { formData, state } = useNavigation()
  const { isLost } = useContact()
  const isBusy = state !== 'idle' && formData?.get('intent') === intent && !isLost
  return (
    <button className={`btn btn--${kind} ${isBusy ? 'is-loading' : ''}`} aria-busy={isBusy}>
      {isBusy && <span className="spinner" />}
      {label}
    </button>
  )
}
