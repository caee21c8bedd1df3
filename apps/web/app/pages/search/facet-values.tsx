import type { CappedCount, Facet, FacetValue } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link, useSearchParams } from 'react-router'

import { ProductIcon } from '../../frame/icon.tsx'
import { facetCountText } from './count-text.ts'
import { filterOf, filterText } from './filter-text.ts'
import { pathWith, pathWithout, type ActiveFilter } from './search-address.ts'

/** Values that stand open; the others are one press away. */
const mostOpen = 6

interface FacetValuesProps {
  readonly facet: Facet
  /** The number of results that the facets count. */
  readonly counted: CappedCount
  readonly filters: readonly ActiveFilter[]
}

export function FacetValues({ facet, counted, filters }: FacetValuesProps) {
  const { text } = useText()
  const { values } = facet
  const rest = values.slice(mostOpen)
  return (
    <>
      <Values facet={facet} counted={counted} values={values.slice(0, mostOpen)} filters={filters} />
      {rest.length > 0 && (
        <details>
          <summary className="link link--tap sm">{text('list.more')}</summary>
          <Values facet={facet} counted={counted} values={rest} filters={filters} />
        </details>
      )}
    </>
  )
}

interface ValuesProps extends FacetValuesProps {
  readonly values: readonly FacetValue[]
}

/** Links that add a filter; one in use takes itself away. */
function Values({ facet, counted, values, filters }: ValuesProps) {
  const formatter = useText()
  const [query] = useSearchParams()
  return (
    <ul>
      {values.map((one) => {
        const filter = filterOf(facet, one)
        const isOn = filters.some(({ filter: name, value }) => name === filter.filter && value === filter.value)
        const said = filterText(formatter, filter, one.name)
        return (
          <li key={one.value}>
            <Link
              className="facet__v"
              to={isOn ? pathWithout(query, filter) : pathWith(query, filter)}
              aria-label={isOn ? formatter.text('search.filters.remove', { filter: said }) : undefined}
            >
              <span className="facet__box" aria-hidden="true">
                {isOn && <ProductIcon name="done" small />}
              </span>
              <span>{said}</span>
              <data className="num" value={one.count}>
                {facetCountText(formatter, one.count, counted)}
              </data>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
