import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { keepFocusNear } from '../../../acts/keep-focus-near.ts'
import { Art } from '../../../item/art.tsx'
import { itemPath } from '../../../item/item-path.ts'
import { MarkIcon } from '../../../item/mark-icon.tsx'
import { setPath } from '../../../item/set-path.ts'
import { withoutOpenedParts } from '../../opened-parts.ts'
import type { ListedWish, OpenWishForm } from './load-wishes.ts'
import { WishAct } from './wish-act.tsx'
import { WishForm } from './wish-form.tsx'
import { WishTerms } from './wish-terms.tsx'

interface WishEntryProps {
  readonly wish: ListedWish
  /** Its form, if it is open. */
  readonly form: OpenWishForm | undefined
  readonly actKey: string
  readonly isFirst: boolean
}

const idOfChange = (wish: string): string => `change-${wish}`

/** A wish: what it is, on which terms, and what its owner does with it. */
export function WishEntry({ wish, form, actKey, isFirst }: WishEntryProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const { id, variant, set } = wish
  const item = wish.item ?? variant?.item
  const name = item?.name ?? set?.name ?? ''
  const category = item?.category ?? set?.category
  const place =
    item?.set &&
    (item.set.number ? text('item.number-in', { number: item.set.number, set: item.set.name }) : item.set.name)
  const line = [
    category && text(`category.${category}`),
    set && text('wishes.whole-set'),
    item?.caption,
    variant && (variant.name === 'Standard' ? text('item.variant.standard') : variant.name),
    place,
    item?.sample && text('item.sample'),
  ]
    .filter(Boolean)
    .join(' · ')
  const page = withoutOpenedParts(new URL(pathname + search, 'http://page'))
  const list = page.pathname + page.search
  page.searchParams.set('wish', id)
  const act = { wish, name, action: list } as const
  return (
    <li className="hit wish" data-wish={id}>
      <Link
        className="hit__link"
        to={item ? itemPath(pathname, search, item.id, variant?.id) : setPath(set?.id ?? '')}
        state={item && { fromList: true }}
        preventScrollReset={item !== undefined}
        data-item={item?.id}
      >
        <span className="thumb">
          {item ? <Art src={item.art} isFirst={isFirst} /> : <MarkIcon name="list" large />}
        </span>
        <span>
          <span className="hit__n">{name}</span>
          <span className="hit__m">{line}</span>
          {!form && <WishTerms wish={wish} />}
        </span>
      </Link>
      {form ? (
        <div className="wish__change" data-next-focus={idOfChange(id)} ref={keepFocusNear}>
          <WishForm key={wish.rev} open={form} name={name} />
        </div>
      ) : (
        <div className="wish__acts" role="group" aria-label={name}>
          {item && <WishAct {...act} intent="fulfil" label={text('wishes.have')} actKey={actKey} />}
          <Link
            className="btn btn--sm"
            id={idOfChange(id)}
            to={`${page.pathname}${page.search}`}
            preventScrollReset
            aria-label={text('item.mark', { mark: text('wishes.change'), name })}
          >
            {text('wishes.change')}
          </Link>
          <WishAct {...act} intent="unwish" label={text('wishes.remove')} />
        </div>
      )}
    </li>
  )
}
