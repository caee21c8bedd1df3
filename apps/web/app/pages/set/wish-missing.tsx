import { useText } from '@collect/messages/react'
import { useFetcher, useLocation } from 'react-router'

import { ActFailure } from '../../acts/act-failure.tsx'
import { ActKeyField } from '../../acts/act-key-field.tsx'
import type { ActNews } from '../../acts/act-news.ts'
import { keepFocusNear } from '../../acts/keep-focus-near.ts'
import { useActKey } from '../../acts/use-act-key.ts'
import { useSentAct } from '../../acts/use-sent-act.ts'
import { useToldNews } from '../../acts/use-told-news.ts'
import { Owner } from '../../frame/owner.tsx'

interface WishMissingProps {
  readonly set: string
  readonly name: string
}

/** One wish for each missing item that has none. */
export function WishMissing({ set, name }: WishMissingProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<ActNews>()
  useToldNews(fetcher, name)
  const actKey = useActKey(fetcher)
  const { isBusy, failure } = useSentAct(fetcher, name)
  return (
    <fetcher.Form method="post" action={pathname + search} onSubmit={actKey.onSubmit} ref={keepFocusNear}>
      <Owner />
      <ActKeyField value={actKey.key} />
      <input type="hidden" name="intent" value="wish-missing" />
      <input type="hidden" name="set" value={set} />
      <button className={`btn btn--primary btn--block ${isBusy ? 'is-loading' : ''}`} aria-busy={isBusy}>
        {isBusy && <span className="spinner" />}
        {text('set.wish-missing')}
      </button>
      <ActFailure text={failure} />
    </fetcher.Form>
  )
}
