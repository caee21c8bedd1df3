import type { ChecklistEntry } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import { ProductIcon } from '../../frame/icon.tsx'
import { Art } from '../../item/art.tsx'
import { MarkIcon } from '../../item/mark-icon.tsx'

interface CellContentProps {
  readonly entry: ChecklistEntry
  readonly isOwned: boolean
  /** Under the name: what the user has of it, or the item's caption. */
  readonly line: 'state' | 'caption'
  readonly isFirst: boolean
  /** The element around it says the state already. */
  readonly isSilent?: boolean
}

/** What an owned item shows in colour and a missing one as a ghost in a dashed ring. */
export function CellContent({ entry, isOwned, line, isFirst, isSilent = false }: CellContentProps) {
  const { text } = useText()
  const { item, owned } = entry
  const isGhost = !isOwned && line === 'state'
  const picture = <Art src={item.art} isFirst={isFirst} />
  return (
    <>
      {item.set?.number && (
        <span className="n" aria-hidden="true">
          {item.set.number}
        </span>
      )}
      {isGhost ? <span className="gap">{picture}</span> : picture}
      <span className="slip">
        <span className="slip__n">{item.name}</span>
        <span className="slip__m" aria-hidden={isSilent || undefined}>
          {line === 'caption' ? <span>{item.caption}</span> : <State entry={entry} isOwned={isOwned} />}
        </span>
      </span>
      {isOwned && owned > 1 && (
        <span className="corner">
          <span className="times">
            <span className="sr">{text('set.cell.quantity')} </span>
            <data value={owned}>×{owned}</data>
          </span>
        </span>
      )}
    </>
  )
}

function State({ entry, isOwned }: { readonly entry: ChecklistEntry; readonly isOwned: boolean }) {
  const { text } = useText()
  if (!isOwned && !entry.wished) return <span>{text('set.cell.missing')}</span>
  return (
    <span className="state">
      {isOwned ? <ProductIcon name="done" small /> : <MarkIcon name="want" />}
      {text(isOwned ? 'set.cell.have' : 'set.cell.wished')}
    </span>
  )
}
