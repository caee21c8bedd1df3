import type { ErrorId } from '@collect/contract'

interface FlowErrorParts {
  readonly status: number
  readonly id?: ErrorId
  readonly reason: string
  readonly details?: Readonly<Record<string, unknown>>
  /** Fields beside `error` in the response. */
  readonly extras?: Readonly<Record<string, unknown>>
  /** A navigating browser is redirected here instead of to the error page. */
  readonly location?: string
  /** Scripts get this redirect as well (docs/contract/http.md §3.3). */
  readonly redirectsScripts?: boolean
  readonly locationStatus?: 302 | 303
  /** Seconds until the service accepts the same request. */
  readonly retryAfter?: number
}

/** A refusal of the protocol. `http/wire/error.ts` alone makes the status, envelope and redirect of it. */
export class FlowError extends Error {
  readonly parts: FlowErrorParts
  constructor(parts: FlowErrorParts) {
    super(parts.reason)
    this.name = 'FlowError'
    this.parts = parts
  }
}

export const badRequest = (reason: string) => new FlowError({ status: 400, reason })
export const notFound = (reason: string) => new FlowError({ status: 404, reason })
export const unauthorized = (reason = 'No valid session was found.') => new FlowError({ status: 401, reason })

export const sessionInactive = (location?: string) =>
  new FlowError({
    status: 401,
    id: 'session_inactive',
    reason: 'No active session was found.',
    ...(location !== undefined && { location }),
  })

export const alreadySignedIn = (location: string, locationStatus: 302 | 303 = 303) =>
  new FlowError({
    status: 400,
    id: 'session_already_available',
    reason: 'You are already signed in. Sign out before you start this flow.',
    location,
    locationStatus,
  })

export const firstFactorRequired = () =>
  new FlowError({
    status: 401,
    id: 'session_aal1_required',
    reason: 'A second factor needs a session with a first one. Sign in first.',
  })

export const csrfViolation = (rejectReason: string) =>
  new FlowError({
    status: 403,
    id: 'security_csrf_violation',
    reason: 'The request failed the CSRF check.',
    details: { reject_reason: rejectReason },
  })

export const refreshRequired = (location: string) =>
  new FlowError({
    status: 403,
    id: 'session_refresh_required',
    reason: 'This change needs a more recent sign-in.',
    extras: { redirect_browser_to: location },
    location,
  })

export const frozen = () =>
  new FlowError({
    status: 403,
    reason: 'A misuse of this account was reported. Recover the account before you change it.',
  })

export const identityMismatch = () =>
  new FlowError({
    status: 403,
    id: 'security_identity_mismatch',
    reason: 'These settings belong to another account.',
  })
