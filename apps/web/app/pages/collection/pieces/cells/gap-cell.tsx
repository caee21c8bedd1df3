import type { ItemSummary } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { keepFocusNear } from '../../../../acts/keep-focus-near.ts'
import { Art } from '../../../../item/art.tsx'
import { itemPath } from '../../../../item/item-path.ts'
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
      <Link
        className="item piece piece--ghost"
        to={itemPath(pathname, search, id)}
        state={{ fromList: true }}
        preventScrollReset
        data-item={id}
        tabIndex={tabIndex}
        data-stop={tabIndex === undefined ? undefined : ''}
      >
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
      </Link>
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
