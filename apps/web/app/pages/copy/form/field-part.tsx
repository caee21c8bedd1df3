import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'

import type { FieldSpec } from '../../../forms/field-spec.ts'
import { MarkIcon } from '../../../item/mark-icon.tsx'
import type { FieldGroup } from './copy-fields.ts'

interface FieldPartProps {
  readonly group: FieldGroup | 'more'
  readonly isOpen: boolean
  /** Fields that it has, to be named on it. */
  readonly fields: readonly FieldSpec[]
  readonly children: ReactNode
}

/** A part of the form that opens and closes, without a script too. */
export function FieldPart({ group, isOpen, fields, children }: FieldPartProps) {
  const { text, list } = useText()
  if (fields.length === 0) return null
  return (
    <details className="more" open={isOpen}>
      <summary>
        <span>
          {text(`copy.part.${group}`)}{' '}
          {group === 'more' && (
            <span className="sm muted">
              {list(fields.flatMap(({ name, label }) => (named.has(name) ? [label] : [])))}
            </span>
          )}
        </span>
        <MarkIcon name="down" />
      </summary>
      <div className="formgrid more__body">{children}</div>
    </details>
  )
}

/** What people look for behind *More details*. */
const named = new Set(['acquired_from', 'own_value', 'tags', 'serial', 'notes'])
