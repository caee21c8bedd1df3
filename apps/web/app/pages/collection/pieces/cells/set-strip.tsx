import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { setPath } from '../../../../item/set-path.ts'
import { progressText } from '../../../set/progress.ts'
import type { ShelfHead } from '../listed-page.ts'

/** Names the set of the cells below, and how much of it the user has. */
export function SetStrip({ set }: Pick<ShelfHead, 'set'>) {
  const { text } = useText()
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
        <span className="sm muted num">
          <data value={set.owned}>{progressText({ text }, set)}</data>
        </span>
      )}
    </>
  )
}
