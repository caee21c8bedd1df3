import type { ItemSummary } from '@collect/collectibles/wire'

import type { ActNews } from '../../acts/act-news.ts'
import { Hit } from './hit.tsx'

interface HitListProps {
  readonly items: readonly ItemSummary[]
  readonly isSignedIn: boolean
  readonly news: ActNews | undefined
  /** True above the fold. */
  readonly isFirst: boolean
  /** Items that stand above already: their first row is the one that addresses name. */
  readonly above?: readonly ItemSummary[]
}

export const HitList = ({ items, isSignedIn, news, isFirst, above = [] }: HitListProps) => (
  <ul className="hits">
    {items.map((item, index) => {
      const isRepeated = above.some(({ id }) => id === item.id)
      return (
        <Hit
          key={item.id}
          item={item}
          isRepeated={isRepeated}
          isSignedIn={isSignedIn}
          news={news?.about === item.id && !isRepeated ? news : undefined}
          isFirst={isFirst && index < 4}
        />
      )
    })}
  </ul>
)
