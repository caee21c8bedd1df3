import type { SpareHolding } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { Art } from '../../../item/art.tsx'
import { itemPath } from '../../../item/item-path.ts'

/**
 * One row for each thing: what is there, what is above the keep count, and what of it is marked. On a phone a row is a
 * grid, which takes its role away, so each part names its own.
 */
export function SpareTable({ spares }: { readonly spares: readonly SpareHolding[] }) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  return (
    <div className="sparewrap">
      <table className="sparelist" role="table">
        <caption className="sr">{text('spares.title')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {text('spares.item')}
            </th>
            <th scope="col" role="columnheader">
              {text('spares.owned')}
            </th>
            <th scope="col" role="columnheader">
              {text('spares.above')}
            </th>
            <th scope="col" role="columnheader">
              {text('spares.marked')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {spares.map(({ variant, owned, keep, spare }, index) => {
            const { id, name, item } = variant
            const line = [name !== 'Standard' && name, item.caption, item.set?.name].filter(Boolean).join(' · ')
            return (
              <tr role="row" key={id}>
                <th scope="row" role="rowheader">
                  <Link
                    className="sparelist__item"
                    to={itemPath(pathname, search, item.id)}
                    state={{ fromList: true }}
                    preventScrollReset
                    data-item={item.id}
                  >
                    <span className="sparelist__pic">
                      <Art src={item.art} isFirst={index < 4} />
                    </span>
                    <span>
                      <span className="hit__n">{item.name}</span>
                      <span className="hit__m">{line}</span>
                    </span>
                  </Link>
                </th>
                <td role="cell">
                  <span className="sparelist__label" aria-hidden="true">
                    {text('spares.owned')}
                  </span>
                  <data value={owned}>{owned}</data>
                </td>
                <td role="cell">
                  <span className="sparelist__label" aria-hidden="true">
                    {text('spares.above')}
                  </span>
                  <data value={owned - keep}>{owned - keep}</data>
                </td>
                <td role="cell">
                  <span className="sparelist__label" aria-hidden="true">
                    {text('spares.marked')}
                  </span>
                  <data value={spare}>{spare}</data>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
