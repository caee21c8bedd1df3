import { useText } from '@collect/messages/react'

import type { RefusedRow } from '../order/refused-row.ts'
import { RowButton, RowForm } from '../order/row-form.tsx'
import { useRefusedRow } from '../order/use-refused-row.ts'
import type { ShelfKind } from './shelf-kind.ts'
import { useShelfFields } from './use-shelf-fields.ts'

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
  const refused = useRefusedRow(kind, 'add', id, isOutermost)
  const { nameField } = useShelfFields(kind, 'add', kind)
  return (
    <details className="adding" open={isOpen || refused !== undefined}>
      <summary className="btn">{text(`shelves.${kind}.add`)}</summary>
      <RowForm
        intent={kind}
        act="add"
        id={id}
        className="rowform rowform--line"
        isOwn={isOutermost}
        fields={() => [nameField()]}
      >
        {({ isBusy }) => <RowButton isBusy={isBusy}>{text('shelves.add')}</RowButton>}
      </RowForm>
    </details>
  )
}

const isOutermost = ({ typed }: RefusedRow): boolean => typed['parent'] === undefined
