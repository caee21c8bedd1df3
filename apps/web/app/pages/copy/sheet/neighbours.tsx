import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { ProductIcon } from '../../../frame/icon.tsx'
import { copyPath } from '../../../item/copy-path.ts'
import { MarkIcon } from '../../../item/mark-icon.tsx'
import { useListBehind } from './use-list-behind.ts'

interface NeighboursProps {
  readonly id: string
  /** The copies of the list behind, as the server has drawn it. */
  readonly drawn: readonly string[]
}

/** The copies before and after this one, as the list behind shows them; nothing without a list. */
export function Neighbours({ id, drawn }: NeighboursProps) {
  const { text } = useText()
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & { readonly state: unknown }
  const { before, after } = useListBehind(id, drawn)
  const ways = [
    ['copy.before', before, <MarkIcon key="before" name="back" />],
    ['copy.after', after, <ProductIcon key="after" name="more" />],
  ] as const
  if (ways.every(([, to]) => to === '')) return null
  return (
    <div className="neighbours">
      {ways.map(
        ([label, to, icon]) =>
          to !== '' && (
            <Link
              key={label}
              to={copyPath(pathname + search, to)}
              state={state}
              replace
              preventScrollReset
              aria-label={text(label)}
            >
              {icon}
            </Link>
          ),
      )}
    </div>
  )
}
