import { useState } from 'react'
import { MessageId } from '@collect/contract'
import { describedBy, Field, focusing, type FieldProps } from './field.tsx'
import { Icon } from '../icon.tsx'
import { useHydrated } from '../use-hydrated.ts'

export interface PasswordFieldProps extends FieldProps {
  readonly placeholder?: string | undefined
  /** Accessible name of the toggle in both states; `aria-pressed` has the state. */
  readonly showLabel: string
  /** The fewest characters of a new password, and what a user reads about them before typing. */
  readonly atLeast?: number | undefined
  readonly rule?: string | undefined
}

/** A password field with a toggle to show and hide it (FORM-ELEMENT-1). */
export function PasswordField(props: PasswordFieldProps) {
  const { id, name, placeholder, required, disabled, autoComplete, showLabel, atLeast = 0, rule } = props
  const [shown, setShown] = useState(false)
  const [count, setCount] = useState(0)
  const alive = useHydrated()
  const isMet = count >= atLeast
  // The refusal of the password before is not true of this one.
  const messages = props.messages.filter(({ id }) => !(rule && isMet && id === MessageId.passwordTooShort))
  return (
    <Field {...props} messages={messages} modifier="field--toggle">
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
        {...focusing(props)}
        onInput={(event) => setCount(charactersOf(event.currentTarget.value))}
        {...describedBy(id, messages, rule && `${id}-rule`)}
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
      {/* A reader announces the rule with the mark, once it is met. */}
      {rule && (
        <p className={isMet ? 'rule is-met' : 'rule'} id={`${id}-rule`} aria-live="polite">
          {rule}
          {isMet && <span className="sr"> ✓</span>}
        </p>
      )}
    </Field>
  )
}

/** As a user counts them: an emoji is one. */
const charactersOf = (value: string) => [...new Intl.Segmenter().segment(value)].length
