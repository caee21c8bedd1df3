import type { Item } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { copyPath } from '../copy-path.ts'
import { variantName } from './variant-name.ts'

interface MyCopiesProps {
  readonly item: Item
  /** The variant that the sheet shows; absent for an item with one only. */
  readonly variant: string | undefined
}

/** The copies that the user owns of an item; nothing without any. */
export function MyCopies({ item: { mine, variants }, variant }: MyCopiesProps) {
  const { text, find } = useText()
  const { pathname, search } = useLocation()
  if (!mine || mine.copies.length === 0) return null
  const nameOf = (id: string) => {
    const found = variants.length > 1 && variants.find((one) => one.id === id)
    return found ? variantName({ text }, found) : undefined
  }
  const isOther = variant !== undefined && mine.copies.every((copy) => copy.variant !== variant)
  const other = isOther ? nameOf(mine.copies[0]?.variant ?? '') : undefined
  return (
    <section className="part" aria-labelledby="item-copies">
      <h3 id="item-copies">{text('item.yours')}</h3>
      {other !== undefined && <p className="muted">{text('item.other-version', { variant: other })}</p>}
      <ul className="rows">
        {mine.copies.map(({ id, quantity, condition, place, variant: issue }) => (
          <li key={id} className="copyrow" data-copy={id}>
            <Link className="link" to={copyPath(pathname + search, id)} preventScrollReset>
              <data value={quantity}>{text('item.copies', { count: quantity })}</data>
            </Link>
            <span className="muted">
              {[condition && find(`scale.${condition.scale}.${condition.grade}`), nameOf(issue), place?.name]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
