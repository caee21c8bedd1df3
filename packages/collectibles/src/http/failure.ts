import type { FailureEnvelope, FailureId, FieldProblem } from '../wire/index.ts'

interface FailureDetails {
  readonly id?: FailureId
  readonly details?: readonly FieldProblem[]
  /** Fields beside `error`. */
  readonly beside?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** A refused request. `app.ts` turns it into a response. */
export class HttpFailure extends Error {
  readonly status: FailureStatus
  readonly reason: string
  readonly details: FailureDetails

  constructor(status: FailureStatus, reason: string, details: FailureDetails = {}) {
    super(words[status])
    this.status = status
    this.reason = reason
    this.details = details
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
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const

const messages: Record<FailureStatus, string> = {
  400: 'The request is invalid.',
  401: 'No active session was found.',
  403: 'The request comes from another site.',
  404: 'Not found.',
  405: 'This address does not answer this method.',
  408: 'The request took too long.',
  409: 'The request does not fit the present state.',
  410: 'This is no longer available.',
  412: 'Another request has changed this.',
  413: 'The request is too large.',
  415: 'The request has a media type that is not read here.',
  422: 'The request holds invalid values.',
  428: 'The request must name the revision that it changes.',
  429: 'Too many requests.',
  500: 'An unexpected error occurred.',
  503: 'This cannot be done just now. Try again in a moment.',
}

const ids: Partial<Record<FailureStatus, FailureId>> = {
  400: 'malformed',
  401: 'no_session',
  403: 'foreign_origin',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'too_slow',
  409: 'wrong_state',
  410: 'expired',
  412: 'changed',
  413: 'too_large',
  415: 'media_type',
  422: 'invalid',
  428: 'precondition_required',
  429: 'slow_down',
  503: 'unavailable',
}

/** The error envelope of the identity service (docs/contract/http.md §1.3). */
export function failureEnvelopeOf(
  status: FailureStatus,
  reason?: string,
  { id = ids[status], details, beside }: FailureDetails = {},
): FailureEnvelope {
  return {
    error: {
      ...(id !== undefined && { id }),
      code: status,
      status: words[status],
      message: messages[status],
      ...(reason && { reason }),
      ...(details && { details }),
    },
    ...beside,
  }
}
