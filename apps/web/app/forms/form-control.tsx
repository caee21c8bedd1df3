import type { ReactNode } from 'react'

import { MarkIcon } from '../item/mark-icon.tsx'
import { idOfField, type FieldSpec } from './field-spec.ts'
import type { Typed } from './rules.ts'
import { Stepper } from './stepper.tsx'
import type { RuledForm } from './use-form-rules.ts'

/** A field with one control. */
type OneControl = Exclude<FieldSpec, { readonly kind: 'radios' | 'check' }>

type Attributes = Readonly<Record<string, unknown>> & { readonly id: string }

interface FormControlProps {
  readonly spec: OneControl
  readonly control: Attributes
  readonly typed: Typed
  readonly ruled: RuledForm
}

/** The control of a field. */
export function FormControl({ spec, control, typed, ruled }: FormControlProps): ReactNode {
  const value = typed[spec.name] ?? ''
  if (spec.kind === 'lines') return <textarea className="input" rows={4} defaultValue={value} {...control} />
  if (spec.kind === 'select') return <Select options={spec.options} value={value} control={control} />
  const input = (
    <input
      className="input"
      type="text"
      inputMode={modes[spec.kind]}
      defaultValue={value}
      autoComplete="off"
      list={'suggestions' in spec && spec.suggestions ? `${control.id}-list` : undefined}
      {...control}
    />
  )
  if (spec.kind === 'money') {
    const { currency } = spec
    if (!currency) return input
    return (
      <div className="money">
        {input}
        <Select
          options={currency.options.map((code) => ({ value: code, label: code }))}
          value={typed[currency.name] ?? ''}
          control={{
            ...ruled.register(currency.name),
            id: idOfField({ ...spec, name: currency.name }),
            'aria-label': currency.label,
          }}
        />
      </div>
    )
  }
  if (spec.kind === 'whole')
    return spec.hasSteps ? (
      <Stepper spec={spec} id={control.id} ruled={ruled}>
        {input}
      </Stepper>
    ) : (
      input
    )
  if (!spec.suggestions) return input
  return (
    <>
      {input}
      <datalist id={`${control.id}-list`}>
        {spec.suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </>
  )
}

const modes = { line: undefined, number: 'decimal', whole: 'numeric', money: 'decimal' } as const

interface SelectProps {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly control: Attributes
}

const Select = ({ options, value, control }: SelectProps) => (
  <span className="select">
    <select className="input" defaultValue={value} {...control}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <MarkIcon name="down" />
  </span>
)
