import type { Item } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'

import { setPath } from '../set-path.ts'
import { yearsText } from '../years.ts'

/** Maker, year, and the place in its set. */
export function ItemLine({ item: { category, maker, years, set } }: { readonly item: Item }) {
  const { text } = useText()
  const year = years && yearsText(years)
  // The year of a mineral or an element is that of its discovery.
  const said = year !== undefined && category === 'minerals' ? text('item.discovered', { year }) : year
  const parts: ReactNode[] = [maker, said].filter(Boolean)
  if (set) {
    // The link stands where the sentence names the set.
    const named = set.number
      ? text('item.number-in', { number: set.number, set: '\n' })
      : text('item.part-of', { set: '\n' })
    const [before, after] = named.split('\n')
    parts.push(
      <>
        {before}
        <Link className="link" to={setPath(set.id)}>
          {set.name}
        </Link>
        {after}
      </>,
    )
  }
  if (parts.length === 0) return null
  return (
    <p className="muted">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  )
}
