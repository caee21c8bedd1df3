import { copySorts } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Form, Link, useSearchParams } from 'react-router'

import { useAddressForm } from '../../../forms/use-address-form.ts'
import { MarkIcon } from '../../../item/mark-icon.tsx'
import { FilterPanel } from './filter/filter-panel.tsx'
import type { OpenPieces } from './open-pieces.ts'
import { filtersOf, keptBeside, pathOfPieces } from './pieces-address.ts'

/** Finds, narrows, orders and draws the list. Each part is a form or a link of its own. */
export function PieceTools({ open }: { readonly open: OpenPieces }) {
  const { text } = useText()
  const [query] = useSearchParams()
  const isList = query.get('view') === 'list'
  const q = query.get('q') ?? ''
  const filters = filtersOf(query)
  const words = useAddressForm({ q })
  const order = useAddressForm({ sort: open.sort })
  return (
    <div className="ptools">
      <Form className="pfind" role="search" action="/collection" ref={words}>
        <Kept query={query} own={(name) => name === 'q'} />
        <MarkIcon name="search" large />
        <label className="sr" htmlFor="q">
          {text('pieces.search')}
        </label>
        <input
          className="input"
          id="q"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={longestText}
          // The label's words are too long for a phone in most languages.
          placeholder={text('search.go')}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
        />
        <button className="btn pfind__go" aria-label={text('search.go')}>
          <MarkIcon name="search" />
        </button>
      </Form>
      <details className="pfilter" open={Object.keys(open.wrong).length > 0}>
        <summary className="btn">
          <MarkIcon name="filter" large />
          <span className="visually-hidden--tablet">{text('search.filter')}</span>
          {filters.length > 0 && (
            <span className="count">
              <span className="sr">(</span>
              {filters.length}
              <span className="sr">)</span>
            </span>
          )}
        </summary>
        <FilterPanel open={open} />
      </details>
      <Form className="psort" action="/collection" ref={order}>
        <Kept query={query} own={(name) => name === 'sort'} />
        <label className="sr" htmlFor="sort">
          {text('search.sort')}
        </label>
        <span className="psort__field">
          <select className="input" id="sort" name="sort" defaultValue={open.sort}>
            {copySorts.map((sort) => (
              <option key={sort} value={sort}>
                {text(`pieces.sort.${sort}`)}
              </option>
            ))}
          </select>
          <MarkIcon name="down" />
        </span>
        <button className="btn psort__go" aria-label={text('search.sort.go')}>
          <MarkIcon name="next" />
        </button>
      </Form>
      <div className="seg" role="group" aria-label={text('search.view')}>
        <Link
          to={pathOfPieces(query, { view: undefined })}
          aria-current={isList ? undefined : 'true'}
          preventScrollReset
        >
          <MarkIcon name="grid" />
          <span className="sr">{text('search.view.grid')}</span>
        </Link>
        <Link to={pathOfPieces(query, { view: 'list' })} aria-current={isList ? 'true' : undefined} preventScrollReset>
          <MarkIcon name="list" />
          <span className="sr">{text('search.view.list')}</span>
        </Link>
      </div>
    </div>
  )
}

/** Code points of a search (docs/contract/collectibles.md §4.6). */
const longestText = 200

interface KeptProps {
  readonly query: URLSearchParams
  readonly own: (name: string) => boolean
}

const Kept = ({ query, own }: KeptProps) =>
  keptBeside(query, own).map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />)
