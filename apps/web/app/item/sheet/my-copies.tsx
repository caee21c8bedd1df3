import type { Item } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { copyPath } from '../copy-path.ts'
import { otherVersion } from './other-version.ts'
import { variantName } from './variant-name.ts'

interface MyCopiesProps {
  readonly item: Item
  /** The variant that the sheet shows; absent for an item with one only. */
  readonly variant: string | undefined
}

/** The copies that the user owns of an item; nothing without any. */
export function MyCopies({ item, variant }: MyCopiesProps) {
  const formatter = useText()
  const { text, find } = formatter
  const { pathname, search } = useLocation()
  const { mine, variants } = item
  if (!mine || mine.copies.length === 0) return null
  const nameOf = (id: string) => {
    const found = variants.length > 1 && variants.find((one) => one.id === id)
    return found ? variantName({ text }, found) : undefined
  }
  const other = otherVersion(formatter, item, variant)
  return (
    <section className="part" aria-labelledby="item-copies">
      <h3 id="item-copies">{text('item.yours')}</h3>
      {other !== undefined && <p className="muted">{other}</p>}
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
