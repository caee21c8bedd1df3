import type { CappedCount, Facet } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import { MarkIcon } from '../../item/mark-icon.tsx'
import { FacetValues } from './facet-values.tsx'
import { facetTitle } from './filter-text.ts'
import type { ActiveFilter } from './search-address.ts'

interface FacetBoxProps {
  readonly facets: readonly Facet[]
  /** The number of results that the facets count. */
  readonly counted: CappedCount
  readonly filters: readonly ActiveFilter[]
}

/** What narrows the results, with numbers. Beside the list on wide screens, else closed above it. */
export function FacetBox({ facets, counted, filters }: FacetBoxProps) {
  const formatter = useText()
  const { text } = formatter
  return (
    <details className="facetbox">
      <summary className="btn">
        <MarkIcon name="filter" />
        {text('search.filter')}
        {filters.length > 0 && (
          <span className="count" aria-hidden="true">
            {filters.length}
          </span>
        )}
      </summary>
      <div className="facets">
        {facets.map((facet) => (
          <section className="facet" key={facet.filter} aria-labelledby={`facet-${facet.filter}`}>
            <h2 id={`facet-${facet.filter}`}>{facetTitle(formatter, facet.filter)}</h2>
            <FacetValues facet={facet} counted={counted} filters={filters} />
          </section>
        ))}
      </div>
    </details>
  )
}
