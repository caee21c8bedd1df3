import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { ProductIcon } from '../../frame/icon.tsx'

/** An empty compartment with a link. All link to the same page, so only the first is focusable and read aloud. */
export function FreePlace({ isNamed }: { readonly isNamed: boolean }) {
  const { text } = useText()
  return (
    <Link
      className="item item--empty"
      to="/discover"
      aria-hidden={isNamed ? undefined : 'true'}
      tabIndex={isNamed ? undefined : -1}
    >
      <span className="hole">
        <ProductIcon name="plus" small />
      </span>
      <span className="slip">
        <span className="slip__n">{text('collection.free-place')}</span>
        <span className="slip__m slip__m--held">0</span>
      </span>
    </Link>
  )
}
