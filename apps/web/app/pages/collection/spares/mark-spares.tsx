import { useText } from '@collect/messages/react'
import { useFetcher, useLocation } from 'react-router'

import { ActFailure } from '../../../acts/act-failure.tsx'
import type { ActNews } from '../../../acts/act-news.ts'
import { keepFocusNear } from '../../../acts/keep-focus-near.ts'
import { useSentAct } from '../../../acts/use-sent-act.ts'
import { useToldNews } from '../../../acts/use-told-news.ts'
import { Owner } from '../../../frame/owner.tsx'
import type { OpenSpares } from './load-spares.ts'

/** Marks all pieces above the keep count, on all pages of the list. */
export function MarkSpares({ open: { keep, unmarked, key } }: { readonly open: OpenSpares }) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<ActNews>()
  useToldNews(fetcher, '')
  const { isBusy, failure } = useSentAct(fetcher, '')
  if (unmarked === 0 && !isBusy)
    return (
      <p className="muted sparebar__done" tabIndex={-1}>
        {text('spares.all-marked')}
      </p>
    )
  return (
    <fetcher.Form className="markform" method="post" action={pathname + search} ref={keepFocusNear}>
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
      <ActFailure text={failure} />
    </fetcher.Form>
  )
}
