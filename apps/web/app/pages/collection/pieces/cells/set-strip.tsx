import { useText } from '@collect/messages/react'
import { useState } from 'react'
import { Link } from 'react-router'

import { setPath } from '../../../../item/set-path.ts'
import { progressText } from '../../../set/progress.ts'
import type { ShelfHead } from '../listed-page.ts'

/** Names the set of the cells below, and how much of it the user has. It says when that changes. */
export function SetStrip({ set }: Pick<ShelfHead, 'set'>) {
  const { text } = useText()
  const [last, setLast] = useState({ set, said: '' })
  if (set && (set.id !== last.set?.id || set.owned !== last.set.owned)) {
    const before = set.id === last.set?.id ? last.set.owned : undefined
    const { owned, total } = set
    const said = before === undefined ? '' : text(owned > before ? 'set.marked' : 'set.unmarked', { owned, total })
    setLast({ set, said })
  }
  return (
    <>
      <h2>
        {set ? (
          <Link className="link" to={setPath(set.id)}>
            {set.name}
          </Link>
        ) : (
          text('pieces.no-set')
        )}
      </h2>
      {set && (
        <>
          <span className="sm muted num">
            <data value={set.owned}>{progressText({ text }, set)}</data>
          </span>
          <span className="sr" role="status">
            {last.said}
          </span>
        </>
      )}
    </>
  )
}
