import { useText } from '@collect/messages/react'

import { priceText } from '../../../item/price.ts'
import type { ListedWish } from './load-wishes.ts'

/** The worst condition, the limit, how many, and the note; nothing for a plain wish. */
export function WishTerms({ wish: { scale, min_grade, max, quantity, note } }: { readonly wish: ListedWish }) {
  const { text, find, locale } = useText()
  const grade = min_grade === undefined ? undefined : find(`scale.${scale}.${min_grade}`)
  const terms = [
    grade !== undefined && <span key="grade">{text('wishes.or-better', { grade })}</span>,
    max && (
      <data key="max" value={max.amount} data-currency={max.currency}>
        {text('wishes.up-to', { price: priceText(max, locale) })}
      </data>
    ),
    quantity > 1 && (
      <data key="quantity" value={quantity}>
        {text('wishes.pieces', { count: quantity })}
      </data>
    ),
  ].filter(Boolean)
  return (
    <>
      {terms.length > 0 && <span className="wish__terms">{terms}</span>}
      {note !== undefined && <span className="wish__note">{note}</span>}
    </>
  )
}
