import type { Item } from '@collect/collectibles/wire'
import { useLocation } from 'react-router'

import { itemPath } from '../item-path.ts'
import { MarkToggle } from '../mark-toggle.tsx'

/** Whether the user wants the item, and has one to spare. */
export function WantAndSpare({ item }: { readonly item: Item }) {
  const { pathname, search } = useLocation()
  const { owned = 0, wished = false, spare = 0 } = item.mine ?? {}
  const action = itemPath(pathname, search, item.id)
  return (
    <div className="trio" role="group" aria-label={item.name}>
      <MarkToggle item={item} what="wished" isOn={wished} action={action} />
      <MarkToggle item={item} what="spare" isOn={spare > 0} isPossible={owned > 0} action={action} />
    </div>
  )
}
