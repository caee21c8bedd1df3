import { useText } from '@collect/messages/react'

interface SuggestFieldProps {
  readonly name: string
  readonly label: string
  readonly unit?: string | undefined
  /** As the user typed it. */
  readonly typed: string | undefined
  /** The id of what the service refuses. */
  readonly problem: string | undefined
  readonly isRequired?: boolean
  readonly isNumber?: boolean
  /** Its error is the first one. */
  readonly isFirstWrong?: boolean
}

/** A text field with its error. The service validates it, so a page without a script answers the same. */
export function SuggestField(field: SuggestFieldProps) {
  const { text } = useText()
  const { name, label, unit, typed = '', problem, isRequired = false, isNumber = false, isFirstWrong = false } = field
  const id = `suggest-${name}`
  const isWrong = problem !== undefined
  return (
    <div className={isWrong ? 'field is-error' : 'field'}>
      <label className="label" htmlFor={id}>
        {unit === undefined ? label : text('suggest.unit', { label, unit })}
      </label>
      <input
        className="input"
        id={id}
        name={name}
        type="text"
        defaultValue={typed}
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete="off"
        aria-required={isRequired || undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the first error takes the focus, without a script too
        autoFocus={isFirstWrong}
      />
      {isWrong && (
        <p className="error" id={`${id}-error`}>
          <span>
            {text(typed === '' ? 'suggest.empty' : problem === 'too_long' ? 'suggest.too-long' : 'suggest.wrong')}
          </span>
        </p>
      )}
    </div>
  )
}
