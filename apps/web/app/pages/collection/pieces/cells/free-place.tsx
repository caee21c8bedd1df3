import { useText } from '@collect/messages/react'
import { Link, useSearchParams } from 'react-router'

import { ProductIcon } from '../../../../frame/icon.tsx'
import { sheetPath } from '../pieces-address.ts'

interface FreePlaceProps {
  /** What is added here goes into the drawer of the list, unless the list is no drawer's. */
  readonly isOfNoDrawer?: boolean
  readonly isNamed: boolean
}

/** An empty compartment that something can be added to. Only the first is focusable and read aloud, because all lead to the same form. */
export function FreePlace({ isOfNoDrawer = false, isNamed }: FreePlaceProps) {
  const { text } = useText()
  const [query] = useSearchParams()
  const drawer = isOfNoDrawer ? null : query.get('drawer')
  return (
    <Link
      className="item item--empty piece"
      id={isNamed ? 'free-place' : undefined}
      to={sheetPath(query, { new: '1', ...(drawer !== null && { drawer }) })}
      state={{ fromList: true, opener: 'free-place' }}
      preventScrollReset
      aria-hidden={isNamed ? undefined : 'true'}
      tabIndex={isNamed ? undefined : -1}
    >
      <span className="hole">
        <ProductIcon name="plus" small />
      </span>
      <span className="slip">
        <span className="slip__n">{text('collection.free-place')}</span>
      </span>
    </Link>
  )
}
