import type { Category, Collection } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

interface DrawerTabsProps {
  readonly count: number
  readonly counts: Collection['counts']
  readonly drawer: Category | undefined
}

/** Tabs that select a drawer; empty drawers have none. */
export function DrawerTabs({ count, counts, drawer }: DrawerTabsProps) {
  const { text } = useText()
  // The record's type has the categories as keys.
  const held = (Object.entries(counts) as [Category, number][]).filter(([name, kept]) => kept > 0 || name === drawer)
  return (
    <nav className="tabs" aria-label={text('collection.drawers')}>
      <Tab path="/collection" name={text('category.all')} count={count} isOpen={drawer === undefined} />
      {held.map(([category, kept]) => (
        <Tab
          key={category}
          path={`/collection?drawer=${category}`}
          name={text(`category.${category}`)}
          count={kept}
          isOpen={category === drawer}
        />
      ))}
    </nav>
  )
}

interface TabProps {
  readonly path: string
  readonly name: string
  readonly count: number
  readonly isOpen: boolean
}

function Tab({ path, name, count, isOpen }: TabProps) {
  return (
    <Link className="tab" to={path} preventScrollReset aria-current={isOpen ? 'true' : undefined}>
      {name}
      <span className="num">{count}</span>
    </Link>
  )
}
