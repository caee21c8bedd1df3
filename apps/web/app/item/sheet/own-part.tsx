import type { Item } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'

import type { ActNews } from '../../acts/act-news.ts'
import { isFailure, newsText } from '../../acts/news-text.ts'
import { useToldNews } from '../../acts/use-told-news.ts'
import { Owner } from '../../frame/owner.tsx'
import { useContact } from '../../shell/contact/use-contact.ts'
import { itemPath } from '../item-path.ts'
import { editPath } from '../own-path.ts'

/** What the owner of an item does with it that no other user sees. */
export function OwnPart({ item }: { readonly item: Item }) {
  const { text } = useText()
  if (!item.own) return null
  const isOffered = item.own === 'pending'
  return (
    <section className="part" aria-labelledby="own-item">
      <h3 id="own-item">{text('own.title')}</h3>
      <p className="muted">{text(`own.${item.own}`)}</p>
      <div className="acts own__acts">
        <Link className="btn btn--sm" to={editPath(item.category, item.id)} preventScrollReset>
          {text('own.edit')}
        </Link>
        <OwnAct item={item} intent="offer" label={text(isOffered ? 'own.take-back' : 'own.offer')}>
          <input type="hidden" name="on" value={isOffered ? 'no' : 'yes'} />
        </OwnAct>
        <OwnAct item={item} intent="delete-item" label={text('own.delete')} isDangerous>
          <input type="hidden" name="category" value={item.category} />
          <input type="hidden" name="rev" value={item.rev} />
        </OwnAct>
      </div>
    </section>
  )
}

interface OwnActProps {
  readonly item: Item
  readonly intent: 'offer' | 'delete-item'
  readonly label: string
  readonly isDangerous?: boolean
  /** What the act needs to know. */
  readonly children: ReactNode
}

function OwnAct({ item, intent, label, isDangerous = false, children }: OwnActProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<ActNews>()
  useToldNews(fetcher, item.name)
  const { isLost } = useContact()
  const isStranded = isLost && fetcher.state === 'submitting'
  const isBusy = fetcher.state !== 'idle' && !isStranded
  const failure = isStranded
    ? text('offline.not-saved')
    : fetcher.data && isFailure(fetcher.data)
      ? newsText({ text }, fetcher.data, item.name)
      : undefined
  return (
    <fetcher.Form method="post" action={itemPath(pathname, search, item.id)}>
      <Owner />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <button
        className={`btn btn--sm ${isDangerous ? 'btn--danger' : ''} ${isBusy ? 'is-loading' : ''}`}
        aria-busy={isBusy}
      >
        {isBusy && <span className="spinner" />}
        {label}
      </button>
      {failure !== undefined && (
        <p className="error" role="alert" data-notice="failed">
          <span>{failure}</span>
        </p>
      )}
    </fetcher.Form>
  )
}
