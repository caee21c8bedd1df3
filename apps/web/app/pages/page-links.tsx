import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { withoutOpenedParts } from './opened-parts.ts'

interface PageLinksProps {
  /** The token of the next page; absent on the last page. */
  readonly next: string | undefined
  readonly isFirst: boolean
}

/** Links to the next and the first page. What is open or told belongs to this page, and does not come along. */
export function PageLinks({ next, isFirst }: PageLinksProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const withPage = (page?: string) => {
    const list = withoutOpenedParts(new URL(pathname + search, 'http://page'))
    if (page === undefined) list.searchParams.delete('page')
    else list.searchParams.set('page', page)
    return list.pathname + list.search
  }
  if (next === undefined && isFirst) return null
  return (
    <div className="acts acts--page">
      {!isFirst && (
        <Link className="btn" to={withPage()}>
          {text('list.start')}
        </Link>
      )}
      {next !== undefined && (
        <Link className="btn" to={withPage(next)}>
          {text('list.more')}
        </Link>
      )}
    </div>
  )
}
