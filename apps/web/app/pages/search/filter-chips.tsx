import { useText } from '@collect/messages/react'
import { Link, useSearchParams } from 'react-router'

import { ProductIcon } from '../../frame/icon.tsx'
import { filterText } from './filter-text.ts'
import { pathWithout, pathWithoutFilters, type ActiveFilter } from './search-address.ts'

interface FilterChipsProps {
  readonly filters: readonly ActiveFilter[]
  readonly setName: string | undefined
}

/** The filters in use, each a link that takes it away (DISCOVER-SEARCH-3). */
export function FilterChips({ filters, setName }: FilterChipsProps) {
  const formatter = useText()
  const { text } = formatter
  const [query] = useSearchParams()
  if (filters.length === 0) return null
  return (
    <nav className="fchips" aria-label={text('search.filters')}>
      {filters.map((filter) => {
        const said = filterText(formatter, filter, filter.filter === 'set' ? setName : undefined)
        return (
          <Link
            key={`${filter.filter}=${filter.value}`}
            className="fchip"
            to={pathWithout(query, filter)}
            aria-label={text('search.filters.remove', { filter: said })}
          >
            <span>{said}</span>
            <ProductIcon name="close" small />
          </Link>
        )
      })}
      {filters.length > 1 && (
        <Link className="link link--tap sm" to={pathWithoutFilters(query)}>
          {text('search.filters.clear')}
        </Link>
      )}
    </nav>
  )
}
