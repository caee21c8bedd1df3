import type { ReactNode } from 'react'

/** What a control of a field needs. */
export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface TypedFieldProps {
  /** Parts the ids of two forms of one page. */
  readonly form: string
  /** As the form sends it. */
  readonly name: string
  readonly label: string
  /** The sentence of what is wrong. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly className?: string
  readonly children: (control: ControlProps) => ReactNode
}

/** A control with its label, its hint and its error. */
export function TypedField({ form, name, label, error, hint, className = '', children }: TypedFieldProps) {
  const id = idOfControl(form, name)
  const said = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean)
  return (
    <div className={`field ${error === undefined ? '' : 'is-error'} ${className}`} data-field={name}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        name,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': said.length > 0 ? said.join(' ') : undefined,
      })}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="error" id={`${id}-error`}>
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

export const idOfControl = (form: string, name: string): string => `${form}-${name}`
