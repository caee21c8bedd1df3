import { useText } from '@collect/messages/react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'

import { ProductIcon } from '../../frame/icon.tsx'
import { PageTitle } from '../../frame/page-title.tsx'
import { addPath } from '../../item/own-path.ts'
import { useSheet } from '../../item/use-sheet.ts'
import type { OpenOwnForm } from './load-own-form.ts'
import { OwnForm } from './own-form.tsx'

/** The form of an own item (DISCOVER-OWN-1). The drawer of a new one is chosen first, because it decides the fields. */
export function OwnSheet(open: OpenOwnForm) {
  const { text } = useText()
  const { category, closePath, drawers } = open
  const title = text(open.rev === undefined ? 'own.add' : 'own.change')
  const { sheet, close } = useSheet('#add-item', closePath)
  const onClose = (event: MouseEvent) => {
    // A click that opens a new tab stays one.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    close()
  }
  return (
    <>
      <PageTitle page={title} />
      <Link className="scrim" to={closePath} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div
        className="sheet sheet--form"
        role="dialog"
        aria-modal="true"
        aria-labelledby="own-title"
        ref={sheet}
        tabIndex={-1}
      >
        <div className="sheet__bar">
          <h2 id="own-title">{title}</h2>
          <Link className="iconbtn" to={closePath} aria-label={text('item.close')} onClick={onClose}>
            <ProductIcon name="close" />
          </Link>
        </div>
        {category ? (
          <OwnForm key={category.id} open={open} category={category} />
        ) : (
          <div className="sheet__body">
            <p>{text('own.drawer')}</p>
            <ul className="choices">
              {drawers.map((name) => (
                <li key={name}>
                  <Link className="btn btn--block" to={addPath(name)} replace preventScrollReset>
                    {text(`category.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  )
}
