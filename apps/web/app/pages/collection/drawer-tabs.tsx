import { tagOf } from '@collect/messages'
import { useText } from '@collect/messages/react'
import { Link, useSearchParams } from 'react-router'

import type { OpenPieces } from './pieces/open-pieces.ts'
import { drawerPath } from './pieces/pieces-address.ts'

/** Tabs that select a drawer; empty drawers have none. The open one comes second, so that it is in sight on a phone. */
export function DrawerTabs({ count, drawers }: Pick<OpenPieces, 'count' | 'drawers'>) {
  const { text } = useText()
  const [query] = useSearchParams()
  const open = query.get('drawer')
  const held =
    drawers.some(({ category }) => category === open) || open === null ? drawers : [emptyOf(open), ...drawers]
  const [first, others] = [
    held.filter(({ category }) => category === open),
    held.filter((one) => one.category !== open),
  ]
  return (
    <nav className="tabs" aria-label={text('collection.drawers')}>
      <Tab path={drawerPath(query, undefined)} name={text('category.all')} count={count} isOpen={open === null} />
      {[...first, ...others].map(({ category, count: kept }) => (
        <Tab
          key={category}
          path={drawerPath(query, category)}
          name={text(`category.${category}`)}
          count={kept}
          isOpen={category === open}
        />
      ))}
    </nav>
  )
}

/** The service knows the drawer, else the page would be a 404. */
const emptyOf = (drawer: string) => ({ category: drawer as OpenPieces['drawers'][number]['category'], count: 0 })

interface TabProps {
  readonly path: string
  readonly name: string
  readonly count: number
  readonly isOpen: boolean
}

function Tab({ path, name, count, isOpen }: TabProps) {
  const { locale } = useText()
  return (
    <Link className="tab" to={path} preventScrollReset aria-current={isOpen ? 'true' : undefined}>
      {name}
      <data className="num" value={count}>
        {count.toLocaleString(tagOf(locale))}
      </data>
    </Link>
  )
}
