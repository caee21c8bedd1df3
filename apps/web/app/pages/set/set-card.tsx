import type { SetSummary } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { Art } from '../../item/art.tsx'
import { Meter } from './meter.tsx'
import { percentOf, progressText } from './progress.ts'
import { setPath } from '../../item/set-path.ts'

/** Three pictures of a set fanned, its name, and how much of it the user owns. */
export function SetCard({ set }: { readonly set: SetSummary }) {
  const { text } = useText()
  const { id, name, art, total, mine } = set
  const progress = mine && { owned: mine.owned, total }
  return (
    <Link className="setcard" to={setPath(id)} data-set={id}>
      <span className="fan" aria-hidden="true">
        {art.slice(0, 3).map((src) => (
          <Art key={src} src={src} />
        ))}
      </span>
      <span className="setcard__t">
        <span className="setcard__n">{name}</span>
        {progress && <Meter percent={percentOf(progress)} />}
        <span className="setcard__p">
          {progress ? (
            <data value={progress.owned}>{progressText({ text }, progress)}</data>
          ) : (
            text('set.items', { count: total })
          )}
        </span>
      </span>
    </Link>
  )
}
