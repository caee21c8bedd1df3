import { useState } from 'react'
import { describedBy, Field, type FieldProps } from './field.tsx'
import { Icon } from '../icon.tsx'
import { useAlive } from '../use-alive.ts'

export interface PasswordFieldProps extends FieldProps {
  readonly placeholder?: string | undefined
  /** Name of the toggle; it stays the same, `aria-pressed` tells the state. */
  readonly showLabel: string
}

/** A password that can be shown and hidden (FORM-ELEMENT-1). */
export function PasswordField(props: PasswordFieldProps) {
  const { id, name, placeholder, required, disabled, autoComplete, messages, showLabel } = props
  const [shown, setShown] = useState(false)
  const alive = useAlive()
  return (
    <Field {...props} modifier="field--toggle">
      <input
        className="input"
        id={id}
        name={name}
        type={shown ? 'text' : 'password'}
        placeholder={placeholder}
        required={required}
        disabled={disabled}
        autoComplete={autoComplete}
        // A shown password must not be corrected or sent to a spell checker.
        autoCapitalize="off"
        spellCheck={false}
        {...describedBy(id, messages)}
      />
      {/* Does nothing without a script, so it comes with the script; its place is kept free. */}
      {alive && (
        <button
          className="iconbtn control__btn"
          type="button"
          aria-pressed={shown}
          aria-label={showLabel}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      )}
    </Field>
  )
}
