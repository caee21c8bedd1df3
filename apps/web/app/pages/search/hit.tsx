import type { ItemSummary } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { useLocation } from 'react-router'

import type { ActNews } from '../../acts/act-news.ts'
import { PageNews } from '../../acts/page-news.tsx'
import { Art } from '../../item/art.tsx'
import { ItemLink } from '../../item/item-link.tsx'
import { listPath } from '../../item/item-path.ts'
import { MarkToggle } from '../../item/mark-toggle.tsx'

interface HitProps {
  readonly item: ItemSummary
  readonly isSignedIn: boolean
  /** What the last form of this row did. */
  readonly news: ActNews | undefined
  readonly isFirst: boolean
  /** Another row of the page has the item already. */
  readonly isRepeated: boolean
}

/** A result: the item opens as a sheet; a user marks it as owned, wanted or spare in its row. */
export function Hit({ item, isSignedIn, news, isFirst, isRepeated }: HitProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const { id, name, caption, category, set, sample, mine } = item
  const { owned = 0, wished = false, spare = 0 } = mine ?? {}
  const place = set && (set.number ? text('item.number-in', { number: set.number, set: set.name }) : set.name)
  const line = [text(`category.${category}`), caption, place, sample && text('item.sample')].filter(Boolean).join(' · ')
  const action = listPath(pathname, search)
  return (
    <li className="hit" id={isRepeated ? undefined : `cell-${id}`}>
      <ItemLink id={id} className="hit__link">
        <span className="thumb">
          <Art src={item.art} isFirst={isFirst} />
        </span>
        <span>
          <span className="hit__n">{name}</span>
          <span className="hit__m">{line}</span>
        </span>
      </ItemLink>
      {isSignedIn && (
        <div className="trio" role="group" aria-label={name}>
          <MarkToggle item={item} what="owned" isOn={owned > 0} action={action} isNamed />
          <MarkToggle item={item} what="wished" isOn={wished} action={action} isNamed />
          <MarkToggle item={item} what="spare" isOn={spare > 0} isPossible={owned > 0} action={action} isNamed />
        </div>
      )}
      {news && <PageNews news={news} name={name} />}
    </li>
  )
}
