import { useState, type CSSProperties, type SyntheticEvent } from 'react'
import { describedBy, Field, type FieldProps } from './field.tsx'
import { useHydrated } from '../use-hydrated.ts'

export interface CodeFieldProps extends FieldProps {
  readonly value?: string | undefined
  readonly pattern?: string | undefined
  /** Number of characters: the node's `maxlength`, else six (FORM-ELEMENT-2). */
  readonly length: number
}

/**
 * One real input over drawn cells. The style sheet spaces the letters, so the field works without a script. The script
 * marks the next cell and strips characters that a mail client adds to a copied code.
 */
export function CodeField(props: CodeFieldProps) {
  const { id, name, value, length, required, disabled, pattern, messages } = props
  const alive = useHydrated()
  const [typed, setTyped] = useState(value?.length ?? 0)
  const [focused, setFocused] = useState(false)

  function tidy(event: SyntheticEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const tidied = input.value.replace(/[\s-]+/g, '').slice(0, length)
    if (tidied !== input.value) input.value = tidied
    setTyped(tidied.length)
  }

  const next = focused ? Math.min(typed, length - 1) : undefined
  // React's CSSProperties has no custom properties.
  const style = { '--n': length } as CSSProperties
  return (
    <Field {...props}>
      <div className={alive ? 'otp is-alive' : 'otp'} style={style}>
        <div className="otp__cells" aria-hidden="true">
          {Array.from({ length }, (_, cell) => (
            <span key={cell} className={cell === next ? 'otp__cell is-active' : 'otp__cell'} />
          ))}
        </div>
        <input
          className="otp__input num"
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={value}
          required={required}
          disabled={disabled}
          pattern={pattern}
          onInput={tidy}
          onFocus={(event) => {
            setFocused(true)
            // The browser or the user may have filled the field before hydration.
            tidy(event)
          }}
          onBlur={() => setFocused(false)}
          {...describedBy(id, messages)}
        />
      </div>
    </Field>
  )
}
