import type { ItemSummary } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { useLocation } from 'react-router'

import { keepFocusNear } from '../../../../acts/keep-focus-near.ts'
import { Art } from '../../../../item/art.tsx'
import { ItemLink } from '../../../../item/item-link.tsx'
import { MarkIcon } from '../../../../item/mark-icon.tsx'
import { MarkToggle } from '../../../../item/mark-toggle.tsx'

interface GapCellProps {
  readonly item: ItemSummary
  readonly isWished: boolean
  readonly isFirst: boolean
  readonly tabIndex?: number | undefined
}

/** A missing item of a set: it opens the item, and says with a press whether the user has it or wants it. */
export function GapCell({ item, isWished, isFirst, tabIndex }: GapCellProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const { id, name } = item
  return (
    <>
      <ItemLink id={id} className="item piece piece--ghost" tabIndex={tabIndex}>
        <span className="gap">
          <Art src={item.art} isFirst={isFirst} />
        </span>
        <span className="slip">
          <span className="slip__n">{name}</span>
          <span className="slip__m">
            <span className="state">
              {isWished && <MarkIcon name="want" />}
              {text(isWished ? 'set.cell.wished' : 'set.cell.missing')}
            </span>
          </span>
        </span>
      </ItemLink>
      <div className="gapacts" id={`cell-${id}`} ref={keepFocusNear}>
        {(['owned', 'wished'] as const).map((what) => (
          <MarkToggle
            key={what}
            item={item}
            what={what}
            isOn={what === 'wished' && isWished}
            action={pathname + search}
            isNamed
            tabIndex={tabIndex}
          />
        ))}
      </div>
    </>
  )
}
