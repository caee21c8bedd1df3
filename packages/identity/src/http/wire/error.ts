import type { ErrorEnvelope, WireError } from '@collect/contract'
import { isUnavailable } from '@collect/storage'
import type { Caller } from '../../flows/caller.ts'
import { FlowError } from '../../flows/flow-error.ts'
import type { Service } from '../../flows/service.ts'
import { SupersededError } from '../../identities/superseded-error.ts'
import { OverloadedError } from '../../concurrency/overloaded-error.ts'

interface StatusWords {
  readonly status: string
  readonly message: string
}

/** The general words for each status; the reason of an error is specific. */
const statusWords: Readonly<Record<number, StatusWords>> = {
  400: { status: 'Bad Request', message: 'The request cannot be accepted as it is.' },
  401: { status: 'Unauthorized', message: 'The request needs a signed-in user.' },
  403: { status: 'Forbidden', message: 'The request is not allowed.' },
  404: { status: 'Not Found', message: 'What was asked for is not here.' },
  405: { status: 'Method Not Allowed', message: 'This address does not take such a request.' },
  409: { status: 'Conflict', message: 'The request conflicts with something that is here already.' },
  410: { status: 'Gone', message: 'What was asked for is not here any more.' },
  413: { status: 'Content Too Large', message: 'The request is too large.' },
  415: { status: 'Unsupported Media Type', message: 'The request is in a form that is not understood.' },
  422: { status: 'Unprocessable Entity', message: 'The request cannot be carried out here.' },
  429: { status: 'Too Many Requests', message: 'Too many requests of this kind came before.' },
  500: { status: 'Internal Server Error', message: 'Something went wrong on our side.' },
  502: { status: 'Bad Gateway', message: 'Another service did not answer as it should.' },
  503: { status: 'Service Unavailable', message: 'This cannot be done just now. Try again in a moment.' },
}

/** What a log line contains about the sender of a request. */
export type Sender = Partial<Pick<Caller, 'requestId' | 'ipAddress'>>

/** Logs an internal error, with the id of its request. */
export type ReportError = (error: unknown, sender: Sender) => void

/** Refusals keep their reasons; every other error becomes an internal error without details. */
export function refusalOf(error: unknown, sender: Sender, report: ReportError): FlowError {
  if (error instanceof FlowError) return error
  if (error instanceof OverloadedError) return new FlowError({ status: 503, reason: 'Too many sign-ins at once.' })
  if (error instanceof SupersededError) {
    return new FlowError({
      status: 409,
      reason: 'The account was recovered, or its secrets changed, during the request.',
    })
  }
  report(error, sender)
  if (isUnavailable(error)) return new FlowError({ status: 503, reason: 'The database is unavailable.' })
  return new FlowError({ status: 500, reason: 'An unexpected error occurred.' })
}

/** The envelope of docs/contract/http.md §1.3. */
export function envelopeOf({ parts }: FlowError, requestId: string | undefined): ErrorEnvelope {
  const { id, status, reason, details, extras = {} } = parts
  const words = statusWords[status] ?? { status: 'Error', message: 'The request failed.' }
  const error: WireError = {
    ...(id !== undefined && { id }),
    code: status,
    status: words.status,
    ...(requestId !== undefined && { request: requestId }),
    reason,
    ...(details && { details }),
    message: words.message,
  }
  return { error, ...extras }
}

/**
 * Scripts get the envelope. A browser is redirected to an address where it can go on, or to the error page, which shows
 * the stored error (docs/contract/http.md §1.4).
 */
export async function replyToError(
  service: Service,
  refusal: FlowError,
  caller: Caller,
  wantsJson: boolean,
): Promise<Response> {
  const { parts } = refusal
  const { location, locationStatus = 303, redirectsScripts, extras } = parts
  const headers = headersOf(parts)

  if (wantsJson && redirectsScripts && location !== undefined) {
    return new Response(null, { status: 303, headers: { ...Object.fromEntries(headers), location } })
  }
  if (wantsJson) return replyAtOnce(refusal, caller)
  const page = redirectsScripts && typeof extras?.['page'] === 'string' ? extras['page'] : location
  if (page !== undefined) return redirect(page, redirectsScripts ? 303 : locationStatus, headers)

  return redirect(service.addresses.errorPage(await keepError(service, refusal, caller)), 303, headers)
}

/**
 * Stores an error for the error page, once per kind and minute, so that a visitor who repeats it cannot fill the disk.
 * Its `request` is the first one of that minute. Returns the id, which only this service can make.
 */
async function keepError({ clock, sealer, stores }: Service, refusal: FlowError, caller: Caller): Promise<string> {
  const now = clock()
  const { request, ...kind } = envelopeOf(refusal, caller.requestId).error
  const id = uuidOf(sealer.mark('flow-error', JSON.stringify([kind, Math.floor(now / minute)])))
  await stores.errors.insert({ id, error: { ...kind, ...(request !== undefined && { request }) }, createdAt: now })
  return id
}

const minute = 60_000

/** The first 16 bytes of a MAC as a UUID of version 8, whose content is free (RFC 9562 §5.8). */
function uuidOf(mark: string): string {
  const hex = Buffer.from(mark, 'base64url').toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Answers with the error itself, without steps that could fail. */
export function replyAtOnce(refusal: FlowError, { requestId }: Caller): Response {
  const headers = headersOf(refusal.parts)
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(envelopeOf(refusal, requestId)), { status: refusal.parts.status, headers })
}

function headersOf({ id, status, retryAfter }: FlowError['parts']): Headers {
  const headers = new Headers({ 'ory-error-id': id ?? '' })
  const seconds = retryAfter ?? (status === 503 ? 2 : undefined)
  if (seconds !== undefined) headers.set('retry-after', String(seconds))
  return headers
}

export function redirect(location: string, status: 302 | 303, headers = new Headers()): Response {
  headers.set('location', location)
  return new Response(null, { status, headers })
}
