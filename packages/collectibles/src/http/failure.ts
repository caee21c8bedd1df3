import type { ErrorEnvelope } from '@collect/contract'

/** A refused request. `app.ts` turns it into a response. */
export class HttpFailure extends Error {
  readonly status: FailureStatus
  readonly reason: string

  constructor(status: FailureStatus, reason: string) {
    super(words[status])
    this.status = status
    this.reason = reason
  }
}

/** Whether the client is signed in is unknown, because the identity service does not answer. */
export class SessionUnknownError extends Error {}

export type FailureStatus = keyof typeof words

const words = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const

const messages: Record<FailureStatus, string> = {
  400: 'The request is invalid.',
  401: 'No active session was found.',
  403: 'The request comes from another site.',
  404: 'Not found.',
  500: 'An unexpected error occurred.',
  503: 'This cannot be done just now. Try again in a moment.',
}

/** The error envelope of the identity service (docs/contract/http.md §1.3). */
export function failureEnvelopeOf(status: FailureStatus, reason?: string): ErrorEnvelope {
  return {
    error: { code: status, status: words[status], message: messages[status], ...(reason && { reason }) },
  }
}
