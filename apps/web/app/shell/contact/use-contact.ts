import { useSyncExternalStore } from 'react'
import { useFetchers, useNavigate, useNavigation, useRevalidator, useSubmit } from 'react-router'

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
  // A form that is posted without a navigation, as in the sheet of an item.
  const posting = useFetchers().find((fetcher) => fetcher.state === 'submitting')
  function tryAgain() {
    const again = contact.again()
    if (again) again()
    else if (formData && formAction)
      void submit(formData, { method: 'post', action: formAction, preventScrollReset: true })
    else if (posting)
      void submit(posting.formData ?? null, {
        method: 'post',
        action: posting.formAction,
        navigate: false,
        fetcherKey: posting.key,
      })
    // A navigation through the history has changed the address already.
    else if (there)
      void navigate(there, { replace: there.pathname + there.search === location.pathname + location.search })
    else void revalidate()
  }
  const isBusy = !isLost && (state === 'loading' || revalidation === 'loading')
  return { isLost, isBusy, tryAgain }
}
