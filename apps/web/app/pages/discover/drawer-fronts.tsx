import type { Category } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

/** The fronts of all drawers. On a phone they are a rail two high. */
export function DrawerFronts({ drawers }: { readonly drawers: readonly Category[] }) {
  const { text } = useText()
  return (
    <nav className="fronts" aria-label={text('collection.drawers')}>
      {drawers.map((category) => (
        <Link className="front" key={category} to={`/discover?drawer=${category}`}>
          <span className="plate">
            <span>{text(`category.${category}`)}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}
