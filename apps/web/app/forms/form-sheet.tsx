import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { ProductIcon } from '../frame/icon.tsx'
import { PageTitle } from '../frame/page-title.tsx'
import { useSheet } from '../item/use-sheet.ts'

interface FormSheetProps {
  readonly title: string
  /** Selector of what opened it. */
  readonly opener: string
  readonly closePath: string
  readonly children: ReactNode
}

/** A sheet with a form: its title and Close stay in sight. */
export function FormSheet({ title, opener, closePath, children }: FormSheetProps) {
  const { text } = useText()
  const { sheet, onClose } = useSheet(opener, closePath)
  return (
    <>
      <PageTitle page={title} />
      <Link className="scrim" to={closePath} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div
        className="sheet sheet--form"
        role="dialog"
        aria-modal="true"
        aria-labelledby="sheet-title"
        ref={sheet}
        tabIndex={-1}
      >
        <div className="sheet__bar">
          <h2 id="sheet-title">{title}</h2>
          <Link className="iconbtn" to={closePath} aria-label={text('item.close')} onClick={onClose}>
            <ProductIcon name="close" />
          </Link>
        </div>
        {children}
      </div>
    </>
  )
}
