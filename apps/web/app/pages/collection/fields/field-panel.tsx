import type { OneOwnField } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'
import { Link } from 'react-router'

import { RowButton, RowForm } from '../order/row-form.tsx'
import { typedField } from './field-rules.ts'
import { useFieldSpecs } from './use-field-specs.ts'

/** The forms of a field: what it is, and its end. The kind of value stays once an item has one; a field like it may have another. */
export function FieldPanel({ field }: { readonly field: OneOwnField }) {
  const { text } = useText()
  const { id, rev, label, type, copies } = field
  const isFixed = copies > 0
  const specs = useFieldSpecs({ form: 'rename', isFixed })
  return (
    <div className="rowpanel">
      <RowForm intent="field" act="rename" id={id} rev={rev} fields={() => specs} values={typedField(field)} takesFocus>
        {({ isBusy }) => (
          <>
            {isFixed && (
              <p className="rowform__note">
                {text(`shelves.field.type.${type}`)}. {text('shelves.field.fixed', { count: copies })}{' '}
                <Link to={`/collection?show=fields&like=${id}#adding`}>{text('shelves.field.like')}</Link>
              </p>
            )}
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
