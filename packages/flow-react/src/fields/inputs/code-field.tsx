import { useRef, useState, type CSSProperties, type SyntheticEvent } from 'react'
import { describedBy, Field, focusing, type FieldProps } from './field.tsx'
import { codeIn } from './code-in.ts'
import { useHydrated } from '../use-hydrated.ts'

export interface CodeFieldProps extends FieldProps {
  readonly value?: string | undefined
  readonly pattern?: string | undefined
  /** Number of characters: the node's `maxlength`, else six (FORM-ELEMENT-2). */
  readonly length: number
}

/**
 * One real input over drawn cells. The style sheet spaces the letters and shows the focus, so the field works without a
 * script. The script marks the next cell, takes the code out of a copied sentence, and sends a complete pasted code.
 */
export function CodeField(props: CodeFieldProps) {
  const { id, name, value, length, required, disabled, pattern, messages } = props
  const alive = useHydrated()
  const [typed, setTyped] = useState(value?.length ?? 0)
  // Quick keys arrive before React draws again.
  const before = useRef(typed)

  function tidy(event: SyntheticEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const tidied = codeIn(input.value, length, pattern)
    if (tidied !== input.value) input.value = tidied
    const added = tidied.length - before.current
    before.current = tidied.length
    setTyped(tidied.length)
    // Pasted or filled in by the browser: several characters at once make it complete. A typed code waits for its user.
    if (event.type === 'input' && tidied.length === length && added > 1) send(input)
  }

  const next = alive ? Math.min(typed, length - 1) : undefined
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
          // The browser or the user may have filled the field before hydration.
          onFocus={tidy}
          {...focusing(props)}
          {...describedBy(id, messages)}
        />
      </div>
    </Field>
  )
}

/** Presses the form's primary button, if this field is the only one to fill in. */
function send({ form }: HTMLInputElement): void {
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]:enabled')
  const others = form?.querySelectorAll('input:not([type=hidden]), select') ?? []
  if (button && others.length === 1) form?.requestSubmit(button)
}
