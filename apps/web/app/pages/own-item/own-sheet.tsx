import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { addPath } from '../../item/own-path.ts'
import { FormSheet } from '../../forms/form-sheet.tsx'
import type { OpenOwnForm } from './load-own-form.ts'
import { OwnForm } from './own-form.tsx'

/** The form of an own item (DISCOVER-OWN-1). The drawer of a new one is chosen first, because it decides the fields. */
export function OwnSheet(open: OpenOwnForm) {
  const { text } = useText()
  const { category, closePath, drawers } = open
  const title = text(open.rev === undefined ? 'own.add' : 'own.change')
  return (
    <FormSheet title={title} opener="#add-item" closePath={closePath}>
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
    </FormSheet>
  )
}
