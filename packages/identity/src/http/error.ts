import { randomUUID } from 'node:crypto'
import type { ErrorEnvelope, WireError } from '@collect/contract'
import { isUnavailable } from '@collect/storage'
import type { Caller } from '../flows/caller.ts'
import { FlowError } from '../flows/flow-error.ts'
import type { Service } from '../flows/service.ts'
import { OverloadedError } from '../secrets/overloaded-error.ts'

interface StatusWords {
  readonly status: string
  readonly message: string
}

/** What each status says in general; the reason says it in particular. */
const statusWords: Readonly<Record<number, StatusWords>> = {
  400: { status: 'Bad Request', message: 'The request cannot be accepted as it is.' },
  401: { status: 'Unauthorized', message: 'The request needs somebody who is signed in.' },
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

/** What a log line says of the request that it is about. */
export type Sender = Partial<Pick<Caller, 'requestId' | 'ipAddress'>>

/** Our own mistakes are told without what they hold; the log knows them by the request's id. */
export type Report = (error: unknown, sender: Sender) => void

/** Refusals keep their words; everything else is our own mistake. */
export function refusalOf(error: unknown, sender: Sender, report: Report): FlowError {
  if (error instanceof FlowError) return error
  if (error instanceof OverloadedError) return new FlowError({ status: 503, reason: 'Too many sign-ins at once.' })
  report(error, sender)
  if (isUnavailable(error)) return new FlowError({ status: 503, reason: 'The database does not work at the moment.' })
  return new FlowError({ status: 500, reason: 'The request ended in an error that nobody foresaw.' })
}

/** The envelope of contract/http.md §1.3. */
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

/** Scripts get the envelope; a browser is sent where it can go on, or to the error page with the error kept (contract/http.md §1.4). */
export async function replyToError(
  service: Service,
  refusal: FlowError,
  caller: Caller,
  wantsJson: boolean,
): Promise<Response> {
  const { parts } = refusal
  const { id, status, location, locationStatus = 303, redirectsScripts, extras } = parts
  const headers = headersOf(id, status)

  if (wantsJson && redirectsScripts && location !== undefined) {
    return new Response(null, { status: 303, headers: { ...Object.fromEntries(headers), location } })
  }
  if (wantsJson) return replyAtOnce(refusal, caller)
  const page = redirectsScripts && typeof extras?.['page'] === 'string' ? extras['page'] : location
  if (page !== undefined) return redirect(page, redirectsScripts ? 303 : locationStatus, headers)

  const record = { id: randomUUID(), error: envelopeOf(refusal, caller.requestId).error, createdAt: service.clock() }
  await service.stores.errors.insert(record)
  return redirect(service.addresses.errorPage(record.id), 303, headers)
}

/** The error as it is, without anything else that could fail. */
export function replyAtOnce(refusal: FlowError, { requestId }: Caller): Response {
  const { id, status } = refusal.parts
  const headers = headersOf(id, status)
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(envelopeOf(refusal, requestId)), { status, headers })
}

function headersOf(id: string | undefined, status: number): Headers {
  const headers = new Headers({ 'ory-error-id': id ?? '' })
  if (status === 503) headers.set('retry-after', '2')
  return headers
}

export function redirect(location: string, status: 302 | 303, headers = new Headers()): Response {
  headers.set('location', location)
  return new Response(null, { status, headers })
}
