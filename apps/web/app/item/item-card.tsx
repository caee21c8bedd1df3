import type { ItemSummary } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import { Amount } from './amount.tsx'
import { Art } from './art.tsx'
import { ItemLink } from './item-link.tsx'

interface ItemCardProps {
  readonly item: ItemSummary
  /** The page of the item's sheet, where that is another page. */
  readonly list?: string | undefined
  /** True above the fold: its picture does not load lazily. */
  readonly isFirst?: boolean
  /** At the end of the caption. A list of samples alone says so once in its head, and each card to readers. */
  readonly mark?: 'price' | 'sample'
}

/** The picture above, its paper label below. Opens as a sheet over its list. */
export function ItemCard({ item, list, isFirst = false, mark }: ItemCardProps) {
  const { text } = useText()
  return (
    <ItemLink id={item.id} className="item" list={list}>
      <Art src={item.art} isFirst={isFirst} />
      <span className="slip">
        <span className="slip__n">{item.name}</span>
        <span className="slip__m">
          <span>{item.caption}</span>
          {mark === 'price' && item.price && (
            <b>
              <Amount money={item.price} />
            </b>
          )}
          {item.own && <span> {text(`own.mark.${item.own}`)}</span>}
          {item.sample && <span className={mark === 'sample' ? undefined : 'sr'}> {text('item.sample')}</span>}
        </span>
      </span>
    </ItemLink>
  )
}
