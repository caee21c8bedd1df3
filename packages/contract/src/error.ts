/** Ids of errors outside a flow (docs/contract/http.md §1.3). */
export const errorIds = [
  'session_already_available',
  'session_aal1_required',
  'session_inactive',
  'session_aal2_required',
  'session_refresh_required',
  'session_verified_address_required',
  'session_aal_already_fulfilled',
  'security_csrf_violation',
  'security_identity_mismatch',
  'self_service_flow_expired',
  'self_service_flow_replaced',
  'self_service_flow_disabled',
  'self_service_flow_return_to_forbidden',
  'browser_location_change_required',
  'identity_disabled',
  'invalid_configuration',
  'upstream_error',
  'provider_trip_lost',
] as const
export type ErrorId = (typeof errorIds)[number]

export interface WireError {
  readonly id?: string
  readonly code: number
  readonly status: string
  readonly message: string
  readonly reason?: string
  readonly request?: string
  readonly debug?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** The error envelope; some ids carry extra fields beside `error`. */
export interface ErrorEnvelope {
  readonly error: WireError
  readonly redirect_browser_to?: string
  readonly use_flow_id?: string
  /** RFC 3339. */
  readonly expired_at?: string
  /** Nanoseconds since the expiry. */
  readonly since?: number
}

/** A stored error, the answer of `GET /self-service/errors?id=`. */
export interface FlowError {
  readonly id: string
  readonly error: WireError
  readonly created_at: string
  readonly updated_at: string
}
