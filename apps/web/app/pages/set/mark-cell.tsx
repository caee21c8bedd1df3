import type { ChecklistEntry } from '@collect/collectibles/wire'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useLocation } from 'react-router'

import { ActFailure } from '../../acts/act-failure.tsx'
import { isFailure } from '../../acts/news-text.ts'
import { ActKeyField } from '../../acts/act-key-field.tsx'
import type { ActNews } from '../../acts/act-news.ts'
import { useActKey } from '../../acts/use-act-key.ts'
import { useSentAct } from '../../acts/use-sent-act.ts'
import { useToldNews } from '../../acts/use-told-news.ts'
import { Owner } from '../../frame/owner.tsx'
import { CellContent } from './cell-content.tsx'

interface MarkCellProps {
  readonly set: string
  readonly entry: ChecklistEntry
  readonly isFirst: boolean
  /** The service has saved the mark. */
  readonly onMarked: (isOn: boolean) => void
}

/** A button that says whether the user owns the item. Space, Enter or a tap change it. */
export function MarkCell({ set, entry, isFirst, onMarked }: MarkCellProps) {
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<ActNews>()
  const { id, name } = entry.item
  // The live region of the page says what was marked; a toast tells failures only.
  useToldNews(fetcher, name, isFailure)
  const { data: news } = fetcher
  const tell = useEffectEvent(onMarked)
  useEffect(() => {
    if (news && !isFailure(news)) tell(news.told === 'kept')
  }, [news])
  const sent = useSentAct(fetcher, name)
  const isOwned = sent.isOn ?? entry.owned > 0
  const actKey = useActKey(fetcher, isOwned ? 'no' : 'yes')
  return (
    <fetcher.Form method="post" action={pathname + search} onSubmit={actKey.onSubmit}>
      <Owner />
      <ActKeyField value={actKey.key} />
      <input type="hidden" name="intent" value="mark" />
      <input type="hidden" name="set" value={set} />
      <input type="hidden" name="item" value={id} />
      <button
        className={isOwned ? 'item piece' : 'item piece piece--ghost'}
        id={`cell-${id}`}
        name="on"
        value={isOwned ? 'no' : 'yes'}
        aria-pressed={isOwned}
        data-item={id}
      >
        <CellContent entry={entry} isOwned={isOwned} line="state" isFirst={isFirst} isSilent />
      </button>
      <ActFailure text={sent.failure} className="error piece__error" />
    </fetcher.Form>
  )
}
