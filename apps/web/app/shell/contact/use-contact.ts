import { useSyncExternalStore } from 'react'
import { useNavigate, useNavigation, useRevalidator, useSubmit } from 'react-router'

import { contact } from './contact.ts'

/** While nobody can be reached: what waits for it is tried again when the person says so. */
export function useContact(): { readonly isLost: boolean; tryAgain(): void } {
  const isLost = useSyncExternalStore(contact.subscribe, contact.isLost, () => false)
  const { location: there, formData, formAction } = useNavigation()
  const navigate = useNavigate()
  const submit = useSubmit()
  const { revalidate } = useRevalidator()
  function tryAgain() {
    if (formData && formAction) void submit(formData, { method: 'post', action: formAction, preventScrollReset: true })
    // A step through the history has changed the address already.
    else if (there)
      void navigate(there, { replace: there.pathname + there.search === location.pathname + location.search })
    else void revalidate()
  }
  return { isLost, tryAgain }
}
