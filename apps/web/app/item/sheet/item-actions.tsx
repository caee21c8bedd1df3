import { useText } from '@collect/messages/react'
import { useFetcher, useLocation } from 'react-router'

import { ActFailure } from '../../acts/act-failure.tsx'
import { ActKeyField } from '../../acts/act-key-field.tsx'
import type { ActNews } from '../../acts/act-news.ts'
import { useActKey } from '../../acts/use-act-key.ts'
import { isFailure, newsText } from '../../acts/news-text.ts'
import { PageNews } from '../../acts/page-news.tsx'
import { useSentAct } from '../../acts/use-sent-act.ts'
import { useToldNews } from '../../acts/use-told-news.ts'
import { Owner } from '../../frame/owner.tsx'
import { signInPath } from '../../frame/sign-in-path.ts'
import { useFrame } from '../../frame/use-frame.ts'
import { itemPath } from '../item-path.ts'
import type { OpenedItem } from '../opened-item.ts'

/** Adds the item to the collection or removes it. A visitor without a session signs in and comes back here. */
export function ItemActions({ opened: { item, isSignedIn, news } }: { readonly opened: OpenedItem }) {
  const { text } = useText()
  const { key, pathname, search } = useLocation()
  const frame = useFrame()
  // What the page tells after a later form is newer than what this button did.
  const fetcher = useFetcher<ActNews>({ key: `owned ${item.id} ${key}` })
  useToldNews(fetcher, item.name)
  const here = itemPath(pathname, search, item.id)
  const isKept = (item.mine?.owned ?? 0) > 0
  const actKey = useActKey(fetcher, isKept ? 'no' : 'yes')
  const { isBusy, failure } = useSentAct(fetcher, item.name)
  return (
    <div className="sheet__acts">
      <ActFailure text={failure} />
      {fetcher.data === undefined && news && <News news={news} name={item.name} />}
      {isSignedIn ? (
        <fetcher.Form method="post" action={here} className="sheet__form" onSubmit={actKey.onSubmit}>
          <Owner />
          <ActKeyField value={actKey.key} />
          <input type="hidden" name="intent" value="toggle" />
          <input type="hidden" name="what" value="owned" />
          <span className={`sheet__kept ${isKept ? 'status status--ok' : ''}`} role="status">
            {isKept && text('item.kept')}
          </span>
          <button
            className={`btn btn--block ${isKept ? '' : 'btn--primary'} ${isBusy ? 'is-loading' : ''}`}
            name="on"
            value={isKept ? 'no' : 'yes'}
            aria-busy={isBusy}
          >
            {isBusy && <span className="spinner" />}
            {text(isKept ? 'item.remove' : 'item.add')}
          </button>
        </fetcher.Form>
      ) : (
        <a className="btn btn--primary btn--block" href={signInPath('login', frame?.origin ?? '', here)}>
          {text('item.sign-in')}
        </a>
      )}
    </div>
  )
}

interface NewsProps {
  readonly news: ActNews
  readonly name: string
}

/** What the page tells of a form that was posted without a script. */
function News({ news, name }: NewsProps) {
  const { text } = useText()
  return isFailure(news) ? <ActFailure text={newsText({ text }, news, name)} /> : <PageNews news={news} name={name} />
}
