import { useText } from '@collect/messages/react'
import { useFetcher } from 'react-router'

import type { ActNews } from '../../../acts/act-news.ts'
import { isFailure, newsText } from '../../../acts/news-text.ts'
import { useToldNews } from '../../../acts/use-told-news.ts'
import { Owner } from '../../../frame/owner.tsx'
import { useContact } from '../../../shell/contact/use-contact.ts'

interface SamplesFormProps {
  /** Of the collector's preferences. */
  readonly rev: number
  readonly isHidden: boolean
  /** The page that gets the form. */
  readonly action: string
}

/** Takes the samples out of sight of this account, or back. */
export function SamplesForm({ rev, isHidden, action }: SamplesFormProps) {
  const { text } = useText()
  const fetcher = useFetcher<ActNews>()
  useToldNews(fetcher, '')
  const { isLost } = useContact()
  const isStranded = isLost && fetcher.state === 'submitting'
  const isBusy = fetcher.state !== 'idle' && !isStranded
  const failed = fetcher.data && isFailure(fetcher.data) && fetcher.state === 'idle' ? fetcher.data : undefined
  return (
    <fetcher.Form method="post" action={action}>
      <Owner />
      <input type="hidden" name="intent" value="remove-samples" />
      <input type="hidden" name="rev" value={rev} />
      <button
        className={`btn ${isBusy ? 'is-loading' : ''}`}
        name="on"
        value={isHidden ? 'no' : 'yes'}
        aria-busy={isBusy}
      >
        {isBusy && <span className="spinner" />}
        {text(isHidden ? 'preferences.samples.show' : 'preferences.samples.remove')}
      </button>
      {(isStranded || failed) && (
        <p className="error" role="alert" data-notice="failed">
          <span>{failed ? newsText({ text }, failed, '') : text('offline.not-saved')}</span>
        </p>
      )}
    </fetcher.Form>
  )
}
