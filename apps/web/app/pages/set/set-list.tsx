import type { SetSummary } from '@collect/collectibles/wire'

import { SetCard } from './set-card.tsx'

interface SetListProps {
  readonly sets: readonly SetSummary[]
  /** On a phone the cards stand in a row that scrolls. */
  readonly isRail?: boolean
  readonly labelledBy?: string
}

export function SetList({ sets, isRail = false, labelledBy }: SetListProps) {
  return (
    <ul className={isRail ? 'setlist setlist--rail' : 'setlist'} aria-labelledby={labelledBy}>
      {sets.map((set) => (
        <li key={set.id}>
          <SetCard set={set} />
        </li>
      ))}
    </ul>
  )
}
