import { useText } from '@collect/messages/react'
import { useFetcher, type FetcherWithComponents } from 'react-router'

import type { ActNews } from '../../../acts/act-news.ts'
import { isFailure, newsText } from '../../../acts/news-text.ts'
import { useToldNews } from '../../../acts/use-told-news.ts'
import { Owner } from '../../../frame/owner.tsx'
import { useContact } from '../../../shell/contact/use-contact.ts'
import type { ListedWish } from './load-wishes.ts'

interface WishActProps {
  readonly wish: ListedWish
  readonly name: string
  readonly intent: 'fulfil' | 'unwish'
  readonly label: string
  /** The list, which gets the form. */
  readonly action: string
  readonly actKey?: string
  readonly undoing: FetcherWithComponents<ActNews>
}

/** One act on a wish, as a form with its button. */
export function WishAct({ wish, name, intent, label, action, actKey, undoing }: WishActProps) {
  const { text } = useText()
  const fetcher = useFetcher<ActNews>()
  useToldNews({ ...fetcher, submit: undoing.submit }, name)
  const { isLost } = useContact()
  const isStranded = isLost && fetcher.state === 'submitting'
  const isBusy = fetcher.state !== 'idle' && !isStranded
  const failed = fetcher.data && isFailure(fetcher.data) && fetcher.state === 'idle' ? fetcher.data : undefined
  return (
    <fetcher.Form method="post" action={action}>
      <Owner />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={wish.id} />
      <input type="hidden" name="rev" value={wish.rev} />
      {actKey !== undefined && <input type="hidden" name="key" value={`${actKey}-${wish.id}`} />}
      <button
        className={`btn btn--sm ${isBusy ? 'is-loading' : ''}`}
        aria-busy={isBusy}
        aria-label={text('item.mark', { mark: label, name })}
      >
        {isBusy && <span className="spinner" />}
        {label}
      </button>
      {(isStranded || failed) && (
        <p className="error" role="alert" data-notice="failed">
          <span>{failed ? newsText({ text }, failed, name) : text('offline.not-saved')}</span>
        </p>
      )}
    </fetcher.Form>
  )
}
