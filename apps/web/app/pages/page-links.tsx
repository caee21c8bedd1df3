import { useText } from '@collect/messages/react'
import { Link, useSearchParams } from 'react-router'

interface PageLinksProps {
  /** The token of the next page; absent on the last page. */
  readonly next: string | undefined
  readonly isFirst: boolean
}

/** Links to the next and the first page. Pages have addresses, so they work without a script. */
export function PageLinks({ next, isFirst }: PageLinksProps) {
  const { text } = useText()
  const [query] = useSearchParams()
  const withPage = (page?: string) => {
    const other = new URLSearchParams(query)
    other.delete('item')
    if (page === undefined) other.delete('page')
    else other.set('page', page)
    return `?${other}`
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
