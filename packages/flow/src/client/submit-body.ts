import type { FlowKind } from '@collect/contract'

/** Methods of a submit by kind (CALL-SUBMIT-2). */
export const methodsByKind = {
  login: ['code', 'identifier_first', 'lookup_secret', 'oidc', 'passkey', 'password', 'saml', 'totp', 'webauthn'],
  registration: ['code', 'oidc', 'passkey', 'password', 'profile', 'saml', 'webauthn'],
  recovery: ['code', 'link'],
  verification: ['code', 'link'],
  settings: ['lookup_secret', 'oidc', 'passkey', 'password', 'profile', 'saml', 'totp', 'webauthn'],
} as const satisfies Record<FlowKind, readonly string[]>

/** The JSON body of a submit by method: common fields and those of the method. */
export interface SubmitBody<Kind extends FlowKind = FlowKind> {
  readonly method: (typeof methodsByKind)[Kind][number]
  readonly csrf_token?: string
  readonly transient_payload?: Readonly<Record<string, unknown>>
  readonly traits?: Readonly<Record<string, unknown>>
  readonly identifier?: string
  readonly password?: string
  readonly code?: string
  readonly email?: string
  readonly provider?: string
  readonly resend?: string
  readonly totp_code?: string
  readonly [field: string]: unknown
}

/** @throws Error for a method that the kind lacks (ERROR-UNKNOWN-1). */
export function checkMethod(kind: FlowKind, { method }: { readonly method: string }): void {
  const known: readonly string[] = methodsByKind[kind]
  if (known.includes(method)) return
  throw new Error(`No variant of the body of ${kind} exists with method=${method}; there are ${known.join(', ')}`)
}
