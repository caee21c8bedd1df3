import type { ChecklistEntry } from '@collect/collectibles/wire'
import { Link, useLocation } from 'react-router'

import { itemPath } from '../../item/item-path.ts'
import { CellContent } from './cell-content.tsx'

interface ChecklistCellProps {
  readonly entry: ChecklistEntry
  readonly isMine: boolean
  readonly isFirst: boolean
}

/** Opens the item as a sheet over its set. */
export function ChecklistCell({ entry, isMine, isFirst }: ChecklistCellProps) {
  const { pathname, search } = useLocation()
  const { id } = entry.item
  const isOwned = entry.owned > 0
  return (
    <Link
      className={isMine && !isOwned ? 'item piece piece--ghost' : 'item piece'}
      to={itemPath(pathname, search, id)}
      state={{ fromList: true }}
      preventScrollReset
      data-item={id}
    >
      <CellContent entry={entry} isOwned={isOwned} line={isMine ? 'state' : 'caption'} isFirst={isFirst} />
    </Link>
  )
}
