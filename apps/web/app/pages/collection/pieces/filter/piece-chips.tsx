import { useText } from '@collect/messages/react'
import { Link, useSearchParams } from 'react-router'

import { ProductIcon } from '../../../../frame/icon.tsx'
import type { OpenPieces } from '../open-pieces.ts'
import { pieceFilterText } from './piece-filter-text.ts'
import { filtersOf, pathOfPieces, pathWithoutAll, pathWithoutFilter } from '../pieces-address.ts'

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
        <Link
          key={key}
          className="fchip"
          to={path}
          preventScrollReset
          aria-label={text('search.filters.remove', { filter: said })}
        >
          <span>{said}</span>
          <ProductIcon name="close" small />
        </Link>
      ))}
      {chips.length > 1 && (
        <Link className="link link--tap sm" to={pathWithoutAll(query)} preventScrollReset>
          {text('search.filters.clear')}
        </Link>
      )}
    </nav>
  )
}
