import { useText } from '@collect/messages/react'
import type { Fetcher } from 'react-router'

import type { ActNews } from './act-news.ts'
import { isFailure, newsText } from './news-text.ts'

interface SentAct {
  /** The form waits for its answer. */
  readonly isBusy: boolean
  /** Whether the mark of the form will be on; undefined unless such a form waits. */
  readonly isOn: boolean | undefined
  /** Why nothing was saved, until the form is sent again. */
  readonly failure: string | undefined
}

/** How far the form of a fetcher is. A button that marks shows the mark at once, until its form fails. */
export function useSentAct(fetcher: Fetcher<ActNews>, name: string): SentAct {
  const { text } = useText()
  const failed = failureIn(fetcher)
  const on = fetcher.formData?.get('on')
  return {
    isBusy: fetcher.state !== 'idle' && !failed,
    isOn: failed || typeof on !== 'string' ? undefined : on === 'yes',
    failure: failed && newsText({ text }, failed, name),
  }
}

/** The failure that a fetcher has told, until its form is sent again. */
export const failureIn = ({ state, data }: Fetcher<ActNews>): ActNews | undefined =>
  state !== 'submitting' && data && isFailure(data) ? data : undefined
