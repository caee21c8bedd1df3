import { useText } from '@collect/messages/react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'

import { ProductIcon } from '../../frame/icon.tsx'
import { PageTitle } from '../../frame/page-title.tsx'
import { useSheet } from '../../item/use-sheet.ts'
import type { OpenSuggestion } from './load-suggestion.ts'
import { SuggestForm } from './suggest-form.tsx'

/** A form for an item that the catalogue lacks. The drawer is chosen first, because it decides the fields. */
export function SuggestSheet({ drawers, category, id, closePath }: OpenSuggestion) {
  const { text } = useText()
  const { sheet, close } = useSheet('#suggest-item', closePath)
  const onClose = (event: MouseEvent) => {
    // A click that opens a new tab stays one.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    close()
  }
  return (
    <>
      <PageTitle page={text('suggest.title')} />
      <Link className="scrim" to={closePath} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div
        className="sheet sheet--form"
        role="dialog"
        aria-modal="true"
        aria-labelledby="suggest-title"
        ref={sheet}
        tabIndex={-1}
      >
        <div className="sheet__bar">
          <h2 id="suggest-title">{text('suggest.title')}</h2>
          <Link className="iconbtn" to={closePath} aria-label={text('item.close')} onClick={onClose}>
            <ProductIcon name="close" />
          </Link>
        </div>
        {category ? (
          <SuggestForm key={category.id} id={id} category={category} />
        ) : (
          <div className="sheet__body">
            <p>{text('suggest.drawer')}</p>
            <ul className="choices">
              {drawers.map((name) => (
                <li key={name}>
                  <Link
                    className="btn btn--block"
                    to={`/discover?drawer=${name}&suggest-item=1`}
                    replace
                    preventScrollReset
                  >
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
