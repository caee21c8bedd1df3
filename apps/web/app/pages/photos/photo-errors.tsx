import { useText } from '@collect/messages/react'

import { signInPath } from '../../frame/sign-in-path.ts'
import { refusalLines, type RefusedPicture } from './refused-text.ts'

interface PhotoErrorsProps {
  /** Of the element, which the field names. */
  readonly id: string
  readonly errors: readonly RefusedPicture[]
  /** The session has ended while this page was open. */
  readonly isSignedOut: boolean
}

/** Why pictures are no photos. Who is signed out signs in in a new tab, so that this page and its form stay. */
export function PhotoErrors({ id, errors, isSignedOut }: PhotoErrorsProps) {
  const { text } = useText()
  return (
    <div id={id} role="alert">
      {refusalLines({ text }, errors).map((line) => (
        <p className="error" key={line}>
          <span>{line}</span>
        </p>
      ))}
      {isSignedOut && (
        <a className="link link--tap" href={signInPath('login', '', '/')} target="_blank" rel="noreferrer">
          {text('unsaved.sign-in')}
        </a>
      )}
    </div>
  )
}
