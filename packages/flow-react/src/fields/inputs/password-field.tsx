import { useState } from 'react'
import { describedBy, Field, type FieldProps } from './field.tsx'
import { Icon } from '../icon.tsx'
import { useHydrated } from '../use-hydrated.ts'

export interface PasswordFieldProps extends FieldProps {
  readonly placeholder?: string | undefined
  /** Accessible name of the toggle in both states; `aria-pressed` has the state. */
  readonly showLabel: string
}

/** A password field with a toggle to show and hide it (FORM-ELEMENT-1). */
export function PasswordField(props: PasswordFieldProps) {
  const { id, name, placeholder, required, disabled, autoComplete, messages, showLabel } = props
  const [shown, setShown] = useState(false)
  const alive = useHydrated()
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
        // The browser must not correct a shown password or send it to a spell checker.
        autoCapitalize="off"
        spellCheck={false}
        {...describedBy(id, messages)}
      />
      {/* The toggle needs a script, so it appears after hydration. Its place is reserved. */}
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
