import type { FetcherWithComponents } from 'react-router'

import { useContact } from '../shell/contact/use-contact.ts'

interface SentMark {
  /** What the form that waits says; undefined without one, and while the server is out of reach. */
  readonly isOn: boolean | undefined
  /** The form did not reach the server. */
  readonly isStranded: boolean
}

/** A button that marks shows the mark at once, unless the server is out of reach. */
export function useSentMark({ state, formData }: FetcherWithComponents<unknown>): SentMark {
  const { isLost } = useContact()
  const isStranded = isLost && state === 'submitting'
  const sent = formData?.get('on')
  return { isStranded, isOn: isStranded || typeof sent !== 'string' ? undefined : sent === 'yes' }
}
