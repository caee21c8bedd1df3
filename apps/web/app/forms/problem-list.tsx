import { useText } from '@collect/messages/react'
import type { MouseEvent } from 'react'

import { ProductIcon } from '../frame/icon.tsx'
import { idOfField, type FieldSpec } from './field-spec.ts'

/** From this number of errors on, a list above the form names them (docs/contract/collectibles.md §1, Validation). */
const mostWithoutList = 3

/** The names of wrong fields, each a link to its field. */
export function ProblemList({ wrong }: { readonly wrong: readonly FieldSpec[] }) {
  const { text } = useText()
  if (wrong.length < mostWithoutList) return null
  return (
    <div className="msg msg--error" role="group" aria-labelledby="form-problems">
      <ProductIcon name="warning" />
      <div>
        <p id="form-problems">{text('own.problems', { count: wrong.length })}</p>
        <ul>
          {wrong.map((spec) => (
            <li key={spec.name}>
              <a className="link link--tap" href={`#${idOfField(spec)}`} onClick={focusField}>
                {spec.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The router takes a new hash for a page without the answer of the form. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  const part = field?.closest('details')
  if (part) part.open = true
  field?.focus()
}
