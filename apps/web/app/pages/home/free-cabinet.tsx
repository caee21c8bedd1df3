import type { Category } from '@collect/collectibles/wire'
import type { TextKey } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { Art } from '../../item/art.tsx'
import { itemPath } from '../../item/item-path.ts'
import type { Niche } from './load-niches.ts'

interface Front {
  readonly drawer: Category
  readonly text: TextKey
}

/** Nine places: where no front is named, the next object stands. */
const places: readonly (Front | undefined)[] = [
  undefined,
  undefined,
  { drawer: 'cards', text: 'home.front.cards' },
  undefined,
  { drawer: 'vinyl', text: 'category.vinyl' },
  undefined,
  { drawer: 'coins', text: 'category.coins' },
  undefined,
  undefined,
]

interface FreeCabinetProps {
  readonly niches: readonly Niche[]
  readonly open: Category | undefined
}

/** The cabinet beside the heading. A front opens its drawer below, and closes it; an object leads to its sheet. */
export function FreeCabinet({ niches, open }: FreeCabinetProps) {
  const { text } = useText()
  const objects = niches.values()
  return (
    <nav className="cabinet cabinet--free" aria-label={text('collection.drawers')}>
      {places.map((front) => {
        if (front) {
          return (
            <Link
              className={front.drawer === open ? 'drawer is-open' : 'drawer'}
              key={front.drawer}
              to={front.drawer === open ? '/' : `/?drawer=${front.drawer}#drawer-${front.drawer}`}
              preventScrollReset
              aria-current={front.drawer === open ? 'true' : undefined}
            >
              <span className="plate">{text(front.text)}</span>
            </Link>
          )
        }
        const niche = objects.next().value
        return (
          niche && (
            <Link className="niche" key={niche.id} to={itemPath('/discover', '', niche.id)} aria-label={niche.name}>
              <Art src={niche.art} isFirst />
            </Link>
          )
        )
      })}
    </nav>
  )
}
