import { useText } from '@collect/messages/react'
import { useFetcher, useLocation } from 'react-router'

import type { ActNews } from '../../../acts/act-news.ts'
import { isFailure, newsText } from '../../../acts/news-text.ts'
import { useToldNews } from '../../../acts/use-told-news.ts'
import { Owner } from '../../../frame/owner.tsx'
import { useContact } from '../../../shell/contact/use-contact.ts'
import type { OpenSpares } from './load-spares.ts'

/** Marks all pieces above the keep count, on all pages of the list. */
export function MarkSpares({ open: { keep, unmarked, key } }: { readonly open: OpenSpares }) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<ActNews>()
  useToldNews(fetcher, '')
  const { isLost } = useContact()
  const isStranded = isLost && fetcher.state === 'submitting'
  const isBusy = fetcher.state !== 'idle' && !isStranded
  const failed = fetcher.data && isFailure(fetcher.data) && fetcher.state === 'idle' ? fetcher.data : undefined
  if (unmarked === 0 && !isBusy) return <p className="muted sparebar__done">{text('spares.all-marked')}</p>
  return (
    <fetcher.Form className="markform" method="post" action={pathname + search}>
      <Owner />
      <input type="hidden" name="intent" value="mark-spares" />
      <input type="hidden" name="keep" value={keep} />
      <input type="hidden" name="key" value={key} />
      <button
        className={`btn btn--primary ${isBusy ? 'is-loading' : ''}`}
        aria-busy={isBusy}
        aria-describedby="mark-spares-how"
      >
        {isBusy && <span className="spinner" />}
        {text('spares.mark', { count: unmarked })}
      </button>
      <p className="hint" id="mark-spares-how">
        {text('spares.how')}
      </p>
      {(isStranded || failed) && (
        <p className="error" role="alert" data-notice="failed">
          <span>{failed ? newsText({ text }, failed, '') : text('offline.not-saved')}</span>
        </p>
      )}
    </fetcher.Form>
  )
}
