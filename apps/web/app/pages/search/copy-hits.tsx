import type { FoundCopy } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { Art } from '../../item/art.tsx'
import { copyPath } from '../../item/copy-path.ts'

/** Own copies of no item: each opens as the sheet of the copy. */
export function CopyHits({ copies }: { readonly copies: readonly FoundCopy[] }) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  return (
    <ul className="hits">
      {copies.map(({ id, name, category, art }) => (
        <li key={id} className="hit">
          <Link className="hit__link" to={copyPath(pathname + search, id)} preventScrollReset data-copy={id}>
            <span className="thumb">
              <Art src={art} isFirst />
            </span>
            <span>
              <span className="hit__n">{name}</span>
              <span className="hit__m">{text(`category.${category}`)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
