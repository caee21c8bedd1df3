import { useText } from '@collect/messages/react'

import { idOfField, type FieldSpec } from './field-spec.ts'
import { FormControl } from './form-control.tsx'
import { problemWords } from './problem-words.ts'
import type { RuledForm } from './use-form-rules.ts'
import type { Typed } from './rules.ts'

interface FormFieldProps {
  readonly spec: FieldSpec
  readonly typed: Typed
  readonly ruled: RuledForm
  /** Takes the focus when the page arrives: the first wrong field, or the first one of a form that opened. */
  readonly isFocused: boolean
}

/** A field with its label, its hint and its error. The same markup serves with and without a script. */
export function FormField({ spec, typed, ruled, isFocused }: FormFieldProps) {
  const formatter = useText()
  const { name, label, hint, isWide = false } = spec
  const id = idOfField(spec)
  const problem = ruled.problemOf(name)
  const isWrong = problem !== undefined
  const described = [hint !== undefined && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(' ')
  const state = { 'aria-invalid': isWrong || undefined, 'aria-describedby': described || undefined }
  const control = {
    ...ruled.register(name),
    id,
    'aria-required': spec.rules.required,
    ...state,
    autoFocus: isFocused,
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
  switch (spec.kind) {
    case 'radios':
      return (
        <fieldset className={`radios ${look}`} data-field={name} {...state}>
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
    case 'check':
      return (
        <div className={isWide ? 'checkfield wide' : 'checkfield'} data-field={name}>
          <label className="check">
            <input {...control} type="checkbox" value="yes" defaultChecked={typed[name] === 'yes'} />
            <span className="check__title">{label}</span>
          </label>
          {below}
        </div>
      )
    default:
      return (
        <div className={look} data-field={name}>
          <label className="label" htmlFor={id}>
            {label}
          </label>
          <FormControl spec={spec} control={control} typed={typed} ruled={ruled} />
          {below}
        </div>
      )
  }
}
