import { categories } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link, useLocation } from 'react-router'

import { newCopyPath } from '../../../item/copy-path.ts'
import { FormSheet } from '../../../forms/form-sheet.tsx'
import type { OpenDrawers } from './load-add.ts'

/** The drawer of a piece that the catalogue lacks decides its scale and its fields. `drawer` is a filter of the list behind. */
export function DrawersSheet({ open }: { readonly open: OpenDrawers }) {
  const { text } = useText()
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & { readonly state: unknown }
  return (
    <FormSheet title={text('copy.add')} opener="#add-piece" closePath={open.closePath}>
      <div className="sheet__body">
        <p>{text('own.drawer')}</p>
        <ul className="choices">
          {categories.map((drawer) => (
            <li key={drawer}>
              <Link
                className="btn btn--block"
                to={newCopyPath(pathname + search, { category: drawer, name: open.named })}
                state={state}
                replace
                preventScrollReset
              >
                {text(`category.${drawer}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </FormSheet>
  )
}
