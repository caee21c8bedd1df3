import { useSyncExternalStore } from 'react'
import { useNavigate, useNavigation, useRevalidator, useSubmit } from 'react-router'

import { contact } from './contact.ts'

/** The connection's state, and a retry of the pending navigation for the user's button. */
export function useContact(): { readonly isLost: boolean; tryAgain(): void } {
  const isLost = useSyncExternalStore(contact.subscribe, contact.isLost, () => false)
  const { location: there, formData, formAction } = useNavigation()
  const navigate = useNavigate()
  const submit = useSubmit()
  const { revalidate } = useRevalidator()
  function tryAgain() {
    if (formData && formAction) void submit(formData, { method: 'post', action: formAction, preventScrollReset: true })
    // A navigation through the history has changed the address already.
    else if (there)
      void navigate(there, { replace: there.pathname + there.search === location.pathname + location.search })
    else void revalidate()
  }
  return { isLost, tryAgain }
}
