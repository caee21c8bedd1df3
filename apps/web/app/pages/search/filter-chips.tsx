import { useText } from '@collect/messages/react'
import { useSearchParams } from 'react-router'

import { PassingLink } from '../../acts/passing-link.tsx'
import { ProductIcon } from '../../frame/icon.tsx'
import { filterText } from './filter-text.ts'
import { pathWithout, pathWithoutFilters, type ActiveFilter } from './search-address.ts'

interface FilterChipsProps {
  readonly filters: readonly ActiveFilter[]
  readonly setName: string | undefined
}

/** Of the heading of the results: it takes the focus of links that change them and go. */
export const idOfFound = 'found'

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
          <PassingLink
            key={`${filter.filter}=${filter.value}`}
            className="fchip"
            nextFocus={filters.length === 1 ? idOfFound : undefined}
            to={pathWithout(query, filter)}
            aria-label={text('search.filters.remove', { filter: said })}
          >
            <span>{said}</span>
            <ProductIcon name="close" small />
          </PassingLink>
        )
      })}
      {filters.length > 1 && (
        <PassingLink className="link link--tap sm" nextFocus={idOfFound} to={pathWithoutFilters(query)}>
          {text('search.filters.clear')}
        </PassingLink>
      )}
    </nav>
  )
}
