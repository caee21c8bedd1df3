import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { MarkIcon } from '../../../item/mark-icon.tsx'
import { useClosingMenu } from '../../../shell/use-closing-menu.ts'
import { collectionViews } from '../collection-views.ts'

/** The views beside the drawers. */
export function ViewsMenu() {
  const { text } = useText()
  const menu = useClosingMenu()
  return (
    <details className="viewmenu" ref={menu}>
      <summary className="btn btn--icon" aria-label={text('pieces.more')}>
        <MarkIcon name="dots" large />
      </summary>
      <div className="viewmenu__list">
        {collectionViews.map(({ show, label }) => (
          <Link key={show} to={`/collection?show=${show}`}>
            {text(label)}
          </Link>
        ))}
      </div>
    </details>
  )
}
