import { useText } from '@collect/messages/react'
import { useSearchParams } from 'react-router'

import { PassingLink } from '../../../../acts/passing-link.tsx'
import { ProductIcon } from '../../../../frame/icon.tsx'
import type { OpenPieces } from '../open-pieces.ts'
import { pieceFilterText } from './piece-filter-text.ts'
import { filtersOf, pathOfPieces, pathWithoutAll, pathWithoutFilter } from '../pieces-address.ts'
import { idOfSelect } from '../select-link.tsx'

/** Words and filters in use, each a link that takes it away. */
export function PieceChips({ open }: { readonly open: OpenPieces }) {
  const formatter = useText()
  const { text } = formatter
  const [query] = useSearchParams()
  const q = query.get('q')
  const chips = [
    ...(q === null ? [] : [{ key: 'q', said: `“${q}”`, path: pathOfPieces(query, { q: undefined }) }]),
    ...filtersOf(query).map((filter) => ({
      key: `${filter.filter}=${filter.value}`,
      said: pieceFilterText(formatter, filter, open),
      path: pathWithoutFilter(query, filter),
    })),
  ]
  if (chips.length === 0) return null
  return (
    <nav className="fchips fchips--row" aria-label={text('search.filters')}>
      {chips.map(({ key, said, path }) => (
        <PassingLink
          key={key}
          className="fchip"
          nextFocus={chips.length === 1 ? idOfSelect : undefined}
          to={path}
          preventScrollReset
          aria-label={text('search.filters.remove', { filter: said })}
        >
          <span>{said}</span>
          <ProductIcon name="close" small />
        </PassingLink>
      ))}
      {chips.length > 1 && (
        <PassingLink className="link link--tap sm" nextFocus={idOfSelect} to={pathWithoutAll(query)} preventScrollReset>
          {text('search.filters.clear')}
        </PassingLink>
      )}
    </nav>
  )
}
