import { useText } from '@collect/messages/react'
import { useFetcher } from 'react-router'

import { ActFailure } from '../../../acts/act-failure.tsx'
import type { ActNews } from '../../../acts/act-news.ts'
import { keepFocusNear } from '../../../acts/keep-focus-near.ts'
import { useSentAct } from '../../../acts/use-sent-act.ts'
import { useToldNews } from '../../../acts/use-told-news.ts'
import { Owner } from '../../../frame/owner.tsx'
import type { ListedWish } from './load-wishes.ts'

interface WishActProps {
  readonly wish: ListedWish
  readonly name: string
  readonly intent: 'fulfil' | 'unwish'
  readonly label: string
  /** The list, which gets the form. */
  readonly action: string
  readonly actKey?: string
}

/** One act on a wish, as a form with its button. */
export function WishAct({ wish, name, intent, label, action, actKey }: WishActProps) {
  const { text } = useText()
  const fetcher = useFetcher<ActNews>()
  useToldNews(fetcher, name)
  const { isBusy, failure } = useSentAct(fetcher, name)
  return (
    <fetcher.Form method="post" action={action} ref={keepFocusNear}>
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
      <ActFailure text={failure} />
    </fetcher.Form>
  )
}
