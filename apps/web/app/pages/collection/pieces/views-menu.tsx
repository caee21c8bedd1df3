import { useText } from '@collect/messages/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { MarkIcon } from '../../../item/mark-icon.tsx'
import { collectionViews } from '../collection-views.ts'

/** The views beside the drawers. With a script, Escape and a press elsewhere close the menu too. */
export function ViewsMenu() {
  const { text } = useText()
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) menu.current?.removeAttribute('open')
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return
      menu.current.removeAttribute('open')
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
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
