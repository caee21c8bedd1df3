import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { PageNews } from '../../acts/page-news.tsx'
import { ItemCard } from '../../item/item-card.tsx'
import { PageLinks } from '../page-links.tsx'
import { ChangeLine } from './change-line.tsx'
import { countText } from './count-text.ts'
import { FacetBox } from './facet-box.tsx'
import { choicesIn } from './filter-text.ts'
import { FilterChips, idOfFound } from './filter-chips.tsx'
import { CopyHits } from './copy-hits.tsx'
import { HitList } from './hit-list.tsx'
import type { OpenSearch } from './open-search.ts'
import { NothingFound } from './nothing-found.tsx'
import { ResultTools } from './result-tools.tsx'
import { SearchProblemNote } from './search-problem-note.tsx'
import { filtersIn } from './search-address.ts'

interface SearchResultsProps {
  readonly open: OpenSearch
  /** Stands in the place of the catalogue's rows while others are on their way. */
  readonly instead: ReactNode | undefined
}

/** What a search has found (DISCOVER-SEARCH-2): own things first, then the catalogue, with filters beside the list. */
export function SearchResults({ open, instead }: SearchResultsProps) {
  const formatter = useText()
  const { text } = formatter
  const [query] = useSearchParams()
  const { q, found, problem, wait, setName, isFirstPage, isSignedIn, news, newsName } = open
  const filters = filtersIn(query)
  const isGrid = query.get('view') === 'grid'
  const own = found?.own ?? []
  const ownCopies = found?.own_copies ?? []
  const ownCount = own.length + ownCopies.length
  const items = found?.items ?? []
  const facets = found?.facets ? choicesIn(found.facets, filters) : []
  // The row tells its own news, unless it has left the results.
  const isInRow = news?.about !== undefined && [...own, ...(isGrid ? [] : items)].some(({ id }) => id === news.about)
  return (
    <>
      {found && <ChangeLine q={q.trim()} found={found} />}
      {news && !isInRow && <PageNews news={news} name={newsName} />}
      <FilterChips filters={filters} setName={setName} />
      {problem && <SearchProblemNote problem={problem} wait={wait} />}
      {found && items.length + ownCount === 0 && (
        <NothingFound q={q.trim()} isFiltered={filters.length > 0} isSignedIn={isSignedIn} />
      )}
      {found && items.length + ownCount > 0 && (
        <div className="results">
          {found.facets && facets.length > 0 && (
            <FacetBox facets={facets} counted={found.facets.counted} filters={filters} />
          )}
          <div>
            {ownCount > 0 && (
              <section aria-labelledby="own">
                <div className="listhead">
                  <h2 id="own">{text('search.own')}</h2>
                  <span className="sm muted num">{text('set.items', { count: ownCount })}</span>
                </div>
                {own.length > 0 && <HitList items={own} isSignedIn={isSignedIn} news={news} isFirst />}
                {ownCopies.length > 0 && <CopyHits copies={ownCopies} />}
              </section>
            )}
            {items.length > 0 && (
              <section aria-labelledby={idOfFound}>
                <div className="listhead">
                  <h2 id={idOfFound} tabIndex={-1}>
                    {text('search.catalogue')}
                  </h2>
                  <span className="sm muted num">{countText(formatter, found.count)}</span>
                </div>
                {found.count.value > 1 && (
                  <ResultTools hasWords={q.trim() !== ''} isGrid={isGrid} count={found.count} />
                )}
                {instead ??
                  (isGrid ? (
                    <>
                      <div className="tray goods">
                        {items.map((item, index) => (
                          <ItemCard key={item.id} item={item} isFirst={index < 4} mark="sample" />
                        ))}
                      </div>
                      <div className="lip" aria-hidden="true" />
                    </>
                  ) : (
                    <HitList items={items} isSignedIn={isSignedIn} news={news} isFirst={ownCount === 0} above={own} />
                  ))}
                <PageLinks next={found.next_page_token} isFirst={isFirstPage} />
              </section>
            )}
          </div>
        </div>
      )}
    </>
  )
}
