import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'

import { MarkIcon } from '../item/mark-icon.tsx'
import { idOfField, type FieldSpec } from './field-spec.ts'
import { problemWords } from './problem-words.ts'
import type { RuledForm } from './use-form-rules.ts'
import type { Typed } from './rules.ts'

interface FormFieldProps {
  readonly spec: FieldSpec
  readonly typed: Typed
  readonly ruled: RuledForm
  /** Its error is the first one of the page. */
  readonly isFirstWrong: boolean
}

/** A field with its label, its hint and its error. The same markup serves with and without a script. */
export function FormField({ spec, typed, ruled, isFirstWrong }: FormFieldProps) {
  const formatter = useText()
  const { name, label, hint, isWide = false } = spec
  const id = idOfField(name)
  const problem = ruled.problemOf(name)
  const isWrong = problem !== undefined
  const described = [hint !== undefined && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(' ')
  const control = {
    ...ruled.register(name),
    id,
    'aria-required': spec.rules.required,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': described || undefined,
    autoFocus: isFirstWrong,
  }
  const below = (
    <>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isWrong && (
        <p className="error" id={`${id}-error`}>
          <span>{problemWords(formatter, spec, problem)}</span>
        </p>
      )}
    </>
  )
  const look = ['field', isWide && 'wide', isWrong && 'is-error'].filter(Boolean).join(' ')
  if (spec.kind === 'radios')
    return (
      <fieldset
        className={`radios ${look}`}
        data-field={name}
        aria-describedby={described || undefined}
        aria-invalid={isWrong || undefined}
      >
        <legend className="label">{label}</legend>
        <div className="choose choose--3">
          {spec.options.map(({ value, label: option }) => (
            <label key={value}>
              <input
                {...ruled.register(name)}
                type="radio"
                value={value}
                defaultChecked={value === (typed[name] ?? '')}
              />
              <span>{option}</span>
            </label>
          ))}
        </div>
        {below}
      </fieldset>
    )
  return (
    <div className={look} data-field={name}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {controlOf(spec, control, typed, ruled)}
      {below}
    </div>
  )
}

function controlOf(
  spec: Exclude<FieldSpec, { kind: 'radios' }>,
  control: Record<string, unknown> & { readonly id: string },
  typed: Typed,
  ruled: RuledForm,
): ReactNode {
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
          control={{ ...ruled.register(currency.name), id: idOfField(currency.name), 'aria-label': currency.label }}
        />
      </div>
    )
  }
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
  readonly control: Record<string, unknown>
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
