import { useText } from '@collect/messages/react'
import { Link, useSearchParams } from 'react-router'

import { ProductIcon } from '../../../frame/icon.tsx'
import { sheetPath } from './pieces-address.ts'
import { ViewsMenu } from './views-menu.tsx'

/** The heading, how much there is, the views beside the drawers, and the way to add something. */
export function TitleRow({ count }: { readonly count: number }) {
  const { text } = useText()
  const [query] = useSearchParams()
  const drawer = query.get('drawer')
  return (
    <div className="head head--tight">
      <div className="titlerow">
        <h1>{text('collection.title')}</h1>
        {count > 0 && (
          <p className="muted num">
            <data value={count} data-total="copies">
              {text('pieces.count', { count })}
            </data>
          </p>
        )}
        <div className="titlerow__acts">
          <ViewsMenu />
          {count > 0 && (
            <Link
              className="btn btn--primary"
              id="add-piece"
              to={sheetPath(query, { new: '1', ...(drawer !== null && { drawer }) })}
              state={{ fromList: true }}
              preventScrollReset
            >
              <ProductIcon name="plus" />
              {text('pieces.add')}
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}
