import type { Identity } from './identity.ts'

export type AssuranceLevel = 'aal0' | 'aal1' | 'aal2'

export type AuthenticationMethodName =
  | 'password'
  | 'oidc'
  | 'saml'
  | 'totp'
  | 'lookup_secret'
  | 'webauthn'
  | 'passkey'
  | 'code'
  | 'link_recovery'
  | 'code_recovery'
  | 'deviceauthn'

export interface AuthenticationMethod {
  readonly method: AuthenticationMethodName
  readonly aal: AssuranceLevel
  readonly completed_at: string
  readonly provider?: string
  readonly organization?: string
  /** What the provider said of the sign-in's strength, in its own words. */
  readonly upstream_acr?: string
  readonly upstream_amr?: readonly string[]
}

export interface SessionDevice {
  readonly id: string
  readonly ip_address: string
  /** At most 512 characters. */
  readonly user_agent: string
  readonly location: string
}

export interface Session {
  readonly id: string
  readonly active: boolean
  readonly expires_at: string
  readonly authenticated_at: string
  readonly authenticator_assurance_level: AssuranceLevel
  readonly authentication_methods: readonly AuthenticationMethod[]
  readonly issued_at: string
  /** Null in a native login answer while a second factor is still required. */
  readonly identity: Identity | null
  readonly devices: readonly SessionDevice[]
  readonly tokenized?: string
  /** RFC 3339; in the list of the owner's sessions. Kratos has nothing like it. */
  readonly last_active_at?: string
  /** The page where the owner reports the session as misuse. Kratos has nothing like it. */
  readonly not_me?: string
}
