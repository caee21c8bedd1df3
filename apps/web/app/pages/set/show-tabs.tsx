import { checklistParts, type ChecklistPart, type CollectibleSet } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { setPath } from '../../item/set-path.ts'

interface ShowTabsProps {
  readonly set: CollectibleSet
  readonly mine: NonNullable<CollectibleSet['mine']>
  readonly show: ChecklistPart
}

/** The parts of a checklist, each with its number of items. */
export function ShowTabs({ set: { id, total }, mine, show }: ShowTabsProps) {
  const { text } = useText()
  const counts = { all: total, have: mine.owned, missing: mine.missing, spare: mine.spare }
  return (
    <nav className="tabs" aria-label={text('set.show')}>
      {checklistParts.map((part) => (
        <Link
          key={part}
          className="tab"
          to={setPath(id, part)}
          preventScrollReset
          aria-current={part === show ? 'true' : undefined}
        >
          {text(`set.show.${part}`)}
          <data className="num" value={counts[part]}>
            {counts[part]}
          </data>
        </Link>
      ))}
    </nav>
  )
}
