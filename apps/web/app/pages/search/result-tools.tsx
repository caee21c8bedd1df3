import { searchSorts, type CappedCount, type SearchSort } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Form, Link, useSearchParams } from 'react-router'

import { useAddressForm } from '../../forms/use-address-form.ts'
import { MarkIcon } from '../../item/mark-icon.tsx'
import { listQuery, pathSetting } from './search-address.ts'

interface ResultToolsProps {
  readonly hasWords: boolean
  readonly isGrid: boolean
  readonly count: CappedCount
}

/** The order of the results, and how they are drawn. */
export function ResultTools({ hasWords, isGrid, count }: ResultToolsProps) {
  const { text } = useText()
  const [query] = useSearchParams()
  const usual: SearchSort = hasWords ? 'relevance' : 'popular'
  const other: SearchSort = hasWords ? 'popular' : 'relevance'
  const sort = searchSorts.find((known) => known === query.get('sort')) ?? usual
  const shown = sort === other && !hasWords ? usual : sort
  const offered = searchSorts.filter((known) => known !== other || known === shown)
  const form = useAddressForm({ sort: shown })
  const kept = [...listQuery(query)].filter(([name]) => name !== 'sort')
  const isOrdered = sort !== usual && sort !== other
  return (
    <>
      <div className="tools">
        <Form className="pick" action="/discover" ref={form}>
          {kept.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <label className="sr" htmlFor="sort">
            {text('search.sort')}
          </label>
          <span className="pick__field">
            <select className="input" id="sort" name="sort" defaultValue={shown}>
              {offered.map((known) => (
                <option key={known} value={known}>
                  {text(`search.sort.${known}`)}
                </option>
              ))}
            </select>
            <MarkIcon name="down" />
          </span>
          <button className="btn">{text('search.sort.go')}</button>
        </Form>
        <div className="seg" role="group" aria-label={text('search.view')}>
          <Link to={pathSetting(query, 'view', 'grid')} aria-current={isGrid ? 'true' : undefined} preventScrollReset>
            <MarkIcon name="grid" />
            <span className="sr">{text('search.view.grid')}</span>
          </Link>
          <Link to={pathSetting(query, 'view')} aria-current={isGrid ? undefined : 'true'} preventScrollReset>
            <MarkIcon name="list" />
            <span className="sr">{text('search.view.list')}</span>
          </Link>
        </div>
      </div>
      {hasWords && isOrdered && count.capped && (
        <p className="muted sm">{text('search.sorted-part', { count: count.value })}</p>
      )}
    </>
  )
}
