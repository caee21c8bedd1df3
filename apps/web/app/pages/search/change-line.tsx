import type { SearchPage } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link, useSearchParams } from 'react-router'

import { MarkIcon } from '../../item/mark-icon.tsx'
import { pathSetting } from './search-address.ts'

interface ChangeLineProps {
  readonly q: string
  readonly found: SearchPage
}

/** Says that the results are those of other words, with the way to the words as typed. */
export function ChangeLine({ q, found: { corrected, left_out } }: ChangeLineProps) {
  const { text } = useText()
  const [query] = useSearchParams()
  if (!corrected && left_out === undefined) return null
  return (
    <div className="msg find__note">
      <MarkIcon name="note" large />
      <p>
        {corrected && `${text('search.corrected', { from: q, to: corrected.to })} `}
        {left_out !== undefined && `${text('search.left-out', { word: left_out })} `}
        <Link className="link" to={pathSetting(query, 'exact', '1')}>
          {text('search.exact', { q })}
        </Link>
      </p>
    </div>
  )
}
