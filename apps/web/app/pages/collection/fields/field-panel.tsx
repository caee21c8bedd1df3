import type { OneOwnField } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import { RowButton, RowForm } from '../order/row-form.tsx'
import { FieldInputs } from './field-inputs.tsx'

/** The forms of a field: what it is, and its end. */
export function FieldPanel({ field }: { readonly field: OneOwnField }) {
  const { text } = useText()
  const { id, rev, label, copies } = field
  return (
    <div className="rowpanel">
      <RowForm intent="field" act="rename" id={id} rev={rev}>
        {({ refused, isBusy }) => (
          <>
            <FieldInputs field={field} refused={refused} />
            <RowButton kind="primary" isBusy={isBusy}>
              {text('shelves.save')}
            </RowButton>
          </>
        )}
      </RowForm>
      <RowForm intent="field" act="remove" id={id} rev={rev} className="rowform rowform--line">
        {({ isBusy }) => (
          <>
            <p className="rowform__note">
              {copies === 0 ? text('shelves.field.unused') : text('shelves.field.hides', { count: copies })}
            </p>
            <RowButton
              kind="danger"
              isBusy={isBusy}
              label={text('shelves.named', { act: text('shelves.remove'), name: label })}
            >
              {text('shelves.remove')}
            </RowButton>
          </>
        )}
      </RowForm>
    </div>
  )
}
