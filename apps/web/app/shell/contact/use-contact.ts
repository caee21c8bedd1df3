import { useSyncExternalStore } from 'react'
import { useNavigate, useNavigation, useRevalidator, useSubmit } from 'react-router'

import { contact } from '../../contact.ts'

interface Contact {
  readonly isLost: boolean
  /** The page waits for the server. */
  readonly isBusy: boolean
  /** Repeats what failed, for the user's button. */
  tryAgain(): void
}

export function useContact(): Contact {
  const isLost = useSyncExternalStore(contact.subscribe, contact.isLost, () => false)
  const { state, location: there, formData, formAction } = useNavigation()
  const navigate = useNavigate()
  const submit = useSubmit()
  const { revalidate, state: revalidation } = useRevalidator()
  function tryAgain() {
    const again = contact.again()
    if (again) again()
    else if (formData && formAction)
      void submit(formData, { method: 'post', action: formAction, preventScrollReset: true })
    // A navigation through the history has changed the address already.
    else if (there)
      void navigate(there, { replace: there.pathname + there.search === location.pathname + location.search })
    else void revalidate()
  }
  const isBusy = !isLost && (state === 'loading' || revalidation === 'loading')
  return { isLost, isBusy, tryAgain }
}
