import type { ChecklistEntry } from '@collect/collectibles/wire'

import { ItemLink } from '../../item/item-link.tsx'
import { CellContent } from './cell-content.tsx'

interface ChecklistCellProps {
  readonly entry: ChecklistEntry
  readonly isMine: boolean
  readonly isFirst: boolean
}

/** Opens the item as a sheet over its set. */
export function ChecklistCell({ entry, isMine, isFirst }: ChecklistCellProps) {
  const { id } = entry.item
  const isOwned = entry.owned > 0
  return (
    <ItemLink id={id} className={isMine && !isOwned ? 'item piece piece--ghost' : 'item piece'}>
      <CellContent entry={entry} isOwned={isOwned} line={isMine ? 'state' : 'caption'} isFirst={isFirst} />
    </ItemLink>
  )
}
