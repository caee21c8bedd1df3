import { useText } from '@collect/messages/react'
import { useActionData } from 'react-router'

import type { RefusedRow } from '../order/order-act.ts'
import { RowButton, RowForm } from '../order/row-form.tsx'
import { RowField } from '../order/row-field.tsx'
import type { ShelfKind } from './shelf-kind.ts'

interface AddShelfProps {
  readonly kind: ShelfKind
  /** Of what the form makes. */
  readonly id: string
  /** Without a click, where the list is empty. */
  readonly isOpen: boolean
}

/** Adds an outermost place or folder, or a tag. */
export function AddShelf({ kind, id, isOpen }: AddShelfProps) {
  const { text } = useText()
  const refused = useActionData<RefusedRow>()
  const isRefused = refused?.intent === kind && refused.act === 'add' && isOutermost(refused)
  return (
    <details className="adding" open={isOpen || isRefused}>
      <summary className="btn">{text(`shelves.${kind}.add`)}</summary>
      <RowForm intent={kind} act="add" id={id} className="rowform rowform--line" isOwn={isOutermost}>
        {({ refused: own, isBusy }) => (
          <>
            <RowField name="name" label={text('shelves.name')} refused={own} isRequired />
            <RowButton isBusy={isBusy}>{text('shelves.add')}</RowButton>
          </>
        )}
      </RowForm>
    </details>
  )
}

const isOutermost = ({ typed }: RefusedRow): boolean => typed['parent'] === undefined
