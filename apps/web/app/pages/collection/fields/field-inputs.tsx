import { categories, fieldTypes, type OneOwnField } from '@collect/collectibles/wire'
import { useText } from '@collect/messages/react'

import type { RefusedRow } from '../order/order-act.ts'
import { RowChoice, RowField } from '../order/row-field.tsx'

interface FieldInputsProps {
  /** Absent for a new one. */
  readonly field?: OneOwnField
  readonly refused: RefusedRow | undefined
}

/** What an owner says about a field. The kind of value stays once a piece has one. */
export function FieldInputs({ field, refused }: FieldInputsProps) {
  const { text } = useText()
  const isFixed = field !== undefined && field.copies > 0
  const isShown = refused ? refused.typed['shown'] === 'yes' : (field?.shown ?? true)
  return (
    <>
      <RowField
        name="label"
        label={text('shelves.name')}
        value={field?.label ?? ''}
        refused={refused}
        isRequired
        isFirst={field !== undefined}
      />
      {isFixed ? (
        <p className="rowform__note">
          {text(`shelves.field.type.${field.type}`)}. {text('shelves.field.fixed', { count: field.copies })}
        </p>
      ) : (
        <RowChoice
          name="type"
          label={text('shelves.field.type')}
          value={field?.type ?? 'text'}
          refused={refused}
          options={fieldTypes.map((type) => [type, text(`shelves.field.type.${type}`)])}
        />
      )}
      <RowChoice
        name="category"
        label={text('shelves.field.drawer')}
        value={field?.category ?? ''}
        refused={refused}
        options={[
          ['', text('discover.all')],
          ...categories.map((category) => [category, text(`category.${category}`)] as const),
        ]}
      />
      <RowField name="unit" label={text('shelves.field.unit')} value={field?.unit ?? ''} refused={refused} />
      <RowField
        name="choices"
        label={text('shelves.field.choices')}
        value={field?.choices.join('\n') ?? ''}
        refused={refused}
        isLong
      />
      <label className="check">
        <input type="checkbox" name="shown" value="yes" defaultChecked={isShown} />
        <span className="check__title">{text('shelves.field.shown')}</span>
      </label>
    </>
  )
}
