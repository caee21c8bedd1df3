import type { FlowError } from '@collect/contract'
import type { Formatter } from '@collect/messages'

import type { AddressedError } from './addressed-error.ts'

export interface ErrorReport {
  readonly title: string
  readonly happened: string
  readonly message: string
  /** The way on is a new sign-in. */
  readonly beginsAgain?: boolean
  /** The details for a message to the operators. */
  readonly lines: readonly string[]
}

/** ERROR-PAGE-1: titles for a generic error, a server error and a missing page. */
export function reportOf(
  failure: FlowError | undefined,
  addressed: AddressedError | undefined,
  { text, date }: Formatter,
): ErrorReport {
  const line = (label: string, value: string) => text('error.line', { label, value })
  if (!failure && addressed) {
    const { error, description } = addressed
    return {
      title: text('error.title'),
      happened: text('error.from-address'),
      message: description ?? error,
      lines: [line(text('error.message'), [error, description].filter(Boolean).join(' · '))],
    }
  }
  if (!failure) {
    return {
      title: text('card.unknown.title'),
      happened: text('error.client'),
      message: text('card.unknown.description'),
      lines: [],
    }
  }
  const { id, error, created_at } = failure
  // A sign-in with a provider that nothing belongs to any more (docs/contract/providers-and-oauth2.md §A7).
  const isLost = error.id === 'provider_trip_lost'
  const message = isLost ? text('reason.providerLate') : (error.reason ?? error.message)
  const title =
    error.code === 404
      ? text('error.title-not-found')
      : error.code >= 500
        ? text('error.title-internal-server-error')
        : text('error.title')
  return {
    title,
    happened:
      error.code === 429
        ? text('reason.held', { minutes: 1 })
        : text(error.code >= 500 ? 'error.server' : 'error.client'),
    message,
    beginsAgain: isLost,
    lines: [
      line(text('error.id'), id),
      line(text('error.time'), `${date(created_at)} (${created_at})`),
      line(text('error.message'), [error.code, error.id, message].filter(Boolean).join(' ')),
      ...(error.request ? [line(text('error.correlation'), error.request)] : []),
    ],
  }
}
