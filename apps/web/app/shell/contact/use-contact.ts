import { useSyncExternalStore } from 'react'
import { useFetchers, useNavigate, useNavigation, useRevalidator, useSubmit } from 'react-router'

import { contact } from '../../contact.ts'
import { isUnsent } from './unsent.ts'

interface Contact {
  /** The last request failed to reach the server, or the one that the page waits for. */
  readonly isLost: boolean
  /** The page waits for the server. */
  readonly isBusy: boolean
  /** Repeats what failed, for the user's button. */
  tryAgain(): void
}

export function useContact(): Contact {
  const isLastLost = useSyncExternalStore(contact.subscribe, contact.isLost, () => false)
  const isPageLost = useSyncExternalStore(
    contact.subscribe,
    () => contact.isPageLost,
    () => false,
  )
  const { state, location: there, formData, formAction } = useNavigation()
  const navigate = useNavigate()
  const submit = useSubmit()
  const { revalidate, state: revalidation } = useRevalidator()
  // Forms that are posted without a navigation, as in the sheet of an item. They wait for what the server has now.
  const unsent = useFetchers().filter((fetcher) => fetcher.state === 'loading' && isUnsent(fetcher.data))
  function tryAgain() {
    for (const fetcher of unsent)
      void submit(fetcher.formData ?? null, {
        method: 'post',
        action: fetcher.formAction,
        navigate: false,
        fetcherKey: fetcher.key,
      })
    const again = contact.again()
    if (again) again()
    else if (formData && formAction)
      void submit(formData, { method: 'post', action: formAction, preventScrollReset: true })
    // A navigation through the history has changed the address already.
    else if (there)
      void navigate(there, { replace: there.pathname + there.search === location.pathname + location.search })
    else if (unsent.length === 0) void revalidate()
  }
  const isWaiting = state !== 'idle' || revalidation === 'loading'
  const isLost = isLastLost || (isPageLost && isWaiting)
  const isBusy = !isLost && (state === 'loading' || revalidation === 'loading')
  return { isLost, isBusy, tryAgain }
}
