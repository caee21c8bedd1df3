import { useText } from '@collect/messages/react'

import type { OwnItemField } from './own-fields.ts'

interface OwnFieldInputProps {
  readonly field: OwnItemField
  /** As the user typed it. */
  readonly typed: string | undefined
  /** The id of what the service refuses. */
  readonly problem: string | undefined
  /** Its error is the first one. */
  readonly isFirstWrong: boolean
}

export const idOfField = (name: string): string => `own-${name.replaceAll('.', '-')}`

/** A text field with its error. The service validates it, so a page without a script answers the same. */
export function OwnItemFieldInput({ field, typed = '', problem, isFirstWrong }: OwnFieldInputProps) {
  const { text } = useText()
  const { name, label, kind, isRequired = false } = field
  const id = idOfField(name)
  const isWrong = problem !== undefined
  return (
    <div className={isWrong ? 'field is-error' : 'field'} data-field={name}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        name={name}
        type="text"
        defaultValue={typed}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        aria-required={isRequired || undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the first error takes the focus, without a script too
        autoFocus={isFirstWrong}
      />
      {isWrong && (
        <p className="error" id={`${id}-error`}>
          <span>{text(wordsFor(field, typed, problem))}</span>
        </p>
      )}
    </div>
  )
}

function wordsFor({ kind, isRequired }: OwnItemField, typed: string, problem: string) {
  if (isRequired && typed.trim() === '') return 'own.empty'
  if (problem === 'before_from') return 'own.before-first'
  if (problem === 'too_long') return 'own.too-long'
  if (kind === 'year') return 'own.not-year'
  return kind === 'number' ? 'own.not-number' : 'own.wrong'
}
