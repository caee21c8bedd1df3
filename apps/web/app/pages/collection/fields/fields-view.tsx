import type { OwnField } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import { ChangeLink } from '../order/change-link.tsx'
import { RowButton, RowForm } from '../order/row-form.tsx'
import { ToldHere } from '../order/told-here.tsx'
import { useRefusedRow } from '../order/use-refused-row.ts'
import { ViewHead } from '../../view-head.tsx'
import { FieldPanel } from './field-panel.tsx'
import { blankField, typedField } from './field-rules.ts'
import type { OpenFields } from './load-fields.ts'
import { useFieldSpecs } from './use-field-specs.ts'

/** Fields that the owner adds to all pieces, or to those of one drawer. */
export function FieldsView({ open: { fields, changed, like, newId, key, told } }: { readonly open: OpenFields }) {
  const { text } = useText()
  const isRefused = useRefusedRow('field', 'add', newId) !== undefined
  const specs = useFieldSpecs({ form: 'new' })
  return (
    <>
      <ViewHead title={text('shelves.fields')}>{text('shelves.fields.lead')}</ViewHead>
      <ToldHere told={told} />
      <section className="shelves">
        {fields.length === 0 ? (
          <p className="muted shelves__none">{text('shelves.field.none')}</p>
        ) : (
          <ol className="shelflist">
            {fields.map((field, at) => (
              <li key={field.id} id={`row-${field.id}`} data-field={field.id}>
                <FieldRow
                  field={field}
                  isOpen={changed?.id === field.id}
                  at={at}
                  last={fields.length - 1}
                  actKey={`${key}-${field.id}`}
                />
                <ToldHere told={told} row={field.id} />
                {changed?.id === field.id && <FieldPanel key={changed.rev} field={changed} />}
              </li>
            ))}
          </ol>
        )}
        <details
          className="adding"
          id="adding"
          key={like?.id}
          open={fields.length === 0 || like !== undefined || isRefused}
        >
          <summary className="btn">{text('shelves.field.add')}</summary>
          <RowForm
            intent="field"
            act="add"
            id={newId}
            fields={() => specs}
            values={like ? typedField(like) : blankField}
            takesFocus={like !== undefined}
          >
            {({ isBusy }) => (
              <RowButton kind="primary" isBusy={isBusy}>
                {text('shelves.add')}
              </RowButton>
            )}
          </RowForm>
        </details>
      </section>
    </>
  )
}

interface FieldRowProps {
  readonly field: OwnField
  readonly isOpen: boolean
  /** Its place, and the last one of the list. */
  readonly at: number
  readonly last: number
  readonly actKey: string
}

function FieldRow({ field: { id, label, type, unit, category }, isOpen, at, last, actKey }: FieldRowProps) {
  const { text } = useText()
  const named = unit === undefined ? label : text('own.unit', { label, unit })
  return (
    <div className="shelf shelf--wide">
      <div>
        <b className="shelf__name">{named}</b>
        <span className="shelf__facts">
          {[
            text(`shelves.field.type.${type}`),
            text(category === undefined ? 'discover.all' : `category.${category}`),
          ].join(' · ')}
        </span>
      </div>
      <div className="shelf__acts">
        <RowForm intent="field" act="move" id={id} className="shelf__moves">
          {() => (
            <>
              <input type="hidden" name="at" value={at} />
              <input type="hidden" name="key" value={actKey} />
              <MoveButton to="up" label={label} isOff={at === 0} />
              <MoveButton to="down" label={label} isOff={at === last} />
            </>
          )}
        </RowForm>
        <ChangeLink show="fields" id={id} name={label} isOpen={isOpen} />
      </div>
    </div>
  )
}

interface MoveButtonProps {
  readonly to: 'up' | 'down'
  readonly label: string
  readonly isOff: boolean
}

function MoveButton({ to, label, isOff }: MoveButtonProps) {
  const { text } = useText()
  const act = text(`shelves.field.${to}`)
  return (
    <button
      className="btn btn--sm btn--quiet"
      name="to"
      value={to}
      disabled={isOff}
      aria-label={text('shelves.named', { act, name: label })}
    >
      {act}
    </button>
  )
}
