import { useText } from '@collect/messages/react'
import type { ComponentProps, ReactNode } from 'react'

import { MarkIcon } from '../../../item/mark-icon.tsx'

interface FindFieldProps extends ComponentProps<'input'> {
  readonly id: string
  readonly label: string
  /** What is wrong with the text. */
  readonly error: string | undefined
  /** The list of suggestions, which lies below the field. */
  readonly children?: ReactNode
}

/** The field `q` of a search, with its button and its error. */
export function FindField({ id, label, error, children, ...input }: FindFieldProps) {
  const { text } = useText()
  return (
    <>
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <div className="find__field">
        <input
          className="input"
          id={id}
          name="q"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          {...input}
        />
        {children}
      </div>
      <button className="btn btn--primary">
        <MarkIcon name="search" large />
        <span className="visually-hidden--phone">{text('search.go')}</span>
      </button>
      {error !== undefined && (
        <p className="error find__error" id={`${id}-error`}>
          <span>{error}</span>
        </p>
      )}
    </>
  )
}
