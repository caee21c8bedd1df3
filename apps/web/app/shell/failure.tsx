import { useText } from '@collect/messages/react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'

import { isUnreached } from './contact/is-unreached.ts'

/** What went wrong, as far as a person is helped by it. */
export interface Failure {
  readonly title: string
  readonly sentences: readonly string[]
  /** The same address leads nowhere next time either. */
  readonly isFinal: boolean
}

export function useFailure(): Failure {
  const error = useRouteError()
  const { text } = useText()
  if (isRouteErrorResponse(error) && error.status === 404)
    return { title: text('error.title-not-found'), sentences: [text('error.not-found.description')], isFinal: true }
  if (isUnreached(error)) return { title: text('error.title'), sentences: [text('flow.unreachable')], isFinal: false }
  const sentences = [text('error.server'), text('error.instructions.no-details')]
  return { title: text('error.title-internal-server-error'), sentences, isFinal: false }
}

export function Sentences({ of }: { readonly of: Failure }) {
  return of.sentences.map((sentence, index) => (
    <p key={sentence} className="muted" data-testid={index === 0 ? 'ui/error/message' : undefined}>
      {sentence}
    </p>
  ))
}

interface WaysOnProps {
  readonly from: Failure
  /** Of both buttons, besides their own. */
  readonly className?: string
}

/** The same page once more, as a whole page, and the way home. */
export function WaysOn({ from: { isFinal }, className = '' }: WaysOnProps) {
  const { text } = useText()
  const { pathname, search } = useLocation()
  return (
    <>
      {!isFinal && (
        <a className={`btn btn--primary ${className}`} href={pathname + search}>
          {text('flow.try-again')}
        </a>
      )}
      <a className={`btn ${isFinal ? 'btn--primary' : ''} ${className}`} href="/">
        {text('flow.back-home')}
      </a>
    </>
  )
}
