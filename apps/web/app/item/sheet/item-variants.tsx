import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { itemPath } from '../item-path.ts'
import type { OpenedItem } from '../opened-item.ts'
import { variantName } from './variant-name.ts'

/** The issues of an item as links; nothing for an item with one. */
export function ItemVariants({ opened: { item, variant } }: { readonly opened: OpenedItem }) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const { state } = useLocation() as { readonly state: unknown }
  if (item.variants.length < 2) return null
  return (
    <section className="part" aria-labelledby="item-variants">
      <h3 id="item-variants">{text('item.variants')}</h3>
      <div className="versions">
        {item.variants.map((one) => (
          <Link
            key={one.id}
            className="version"
            to={itemPath(pathname, search, item.id, one.id)}
            // Closing the sheet still leads back to its list.
            state={state}
            replace
            preventScrollReset
            aria-current={one.id === variant ? 'true' : undefined}
          >
            <b>{variantName({ text }, one)}</b>
            {one.mine !== undefined && one.mine.owned > 0 && (
              <span>
                <data value={one.mine.owned}>{text('item.variant.owned', { count: one.mine.owned })}</data>
              </span>
            )}
          </Link>
        ))}
      </div>
    </section>
  )
}
