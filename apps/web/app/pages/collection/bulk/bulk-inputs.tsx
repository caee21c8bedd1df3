import { useText } from '@collect/messages/react'
import type { FormEvent } from 'react'

import { FormField } from '../../../forms/form-field.tsx'
import type { FieldSpec } from '../../../forms/field-spec.ts'
import type { Problems, Typed } from '../../../forms/rules.ts'
import type { RuledForm } from '../../../forms/use-form-rules.ts'
import { tickOf, type BulkField } from './bulk-fields.ts'

interface BulkFieldsProps {
  /** Each field with how it is drawn. */
  readonly fields: readonly (readonly [field: BulkField, spec: FieldSpec])[]
  readonly typed: Typed
  readonly ruled: RuledForm
  /** What the service refused. */
  readonly problems: Problems
}

/** Each field with a box that says whether it changes. Typing ticks it. */
export function BulkFields({ fields, typed, ruled, problems }: BulkFieldsProps) {
  const { text } = useText()
  const firstRefused = fields.find(([, { name }]) => problems[name] !== undefined)
  return fields.map(([field, spec]) => (
    <fieldset className="bulkfield" key={field} onInput={tickIt}>
      <legend className="sr">{spec.label}</legend>
      <label className="check">
        <input
          {...ruled.register(tickOf(field))}
          type="checkbox"
          value="yes"
          defaultChecked={typed[tickOf(field)] === 'yes'}
          aria-label={text('pieces.bulk.tick', { field: spec.label })}
        />
        <span className="check__title">{spec.label}</span>
      </label>
      <FormField spec={spec} typed={typed} ruled={ruled} isFocused={field === firstRefused?.[0]} />
    </fieldset>
  ))
}

/** A field with something new in it changes. */
function tickIt({ target, currentTarget }: FormEvent<HTMLFieldSetElement>) {
  const tick = currentTarget.querySelector<HTMLInputElement>('input[type="checkbox"]')
  if (tick && target !== tick && !tick.checked) tick.click()
}
