import { useText } from '@collect/messages/react'
import { useSearchParams } from 'react-router'

import { PassingLink } from '../../../acts/passing-link.tsx'
import { pathOfPieces } from './pieces-address.ts'

/** Of the link that stands with the list, Select or Done: it takes the focus of links that change the list and go. */
export const idOfSelect = 'select'

/** Begins the selection, or ends it. Each of the two links takes the focus of the other one. */
export function SelectLink({ isSelecting }: { readonly isSelecting: boolean }) {
  const { text } = useText()
  const [query] = useSearchParams()
  return (
    <PassingLink
      className="link link--tap"
      id={idOfSelect}
      nextFocus={idOfSelect}
      to={pathOfPieces(query, { select: isSelecting ? undefined : '1' })}
      preventScrollReset
    >
      {text(isSelecting ? 'set.mark.done' : 'pieces.select')}
    </PassingLink>
  )
}
