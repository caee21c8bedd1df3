import { useText } from '@collect/messages/react'
import { useNavigation } from 'react-router'

import { useContact } from '../../../shell/contact/use-contact.ts'

interface FormFailureProps {
  /** The intent of the form. */
  readonly intent: string
  /** The service did not save it, and no field is wrong. */
  readonly isRefused: boolean
}

/** Why nothing was saved, where no field is to blame. */
export function FormFailure({ intent, isRefused }: FormFailureProps) {
  const { text } = useText()
  const { isLost } = useContact()
  const { formData } = useNavigation()
  const isStranded = isLost && formData?.get('intent') === intent
  if (!isStranded && !isRefused) return null
  return (
    <p className="error" role="alert" tabIndex={-1} data-notice="failed">
      <span>{text(isStranded ? 'offline.not-saved' : 'item.not-saved')}</span>
    </p>
  )
}
