import type { ContinueWith } from './continue-with.ts'
import type { FlowKind, FlowType } from './flow-kind.ts'
import type { Identity } from './identity.ts'
import type { UiContainer } from './node.ts'
import type { LoginRequest } from './oauth2.ts'
import type { Session } from './session.ts'

export type LoginState = 'choose_method' | 'sent_email' | 'passed_challenge'
export type RegistrationState = LoginState
export type VerificationState = LoginState
export type RecoveryState =
  | LoginState
  | 'recovery_awaiting_address'
  | 'recovery_awaiting_address_choice'
  | 'recovery_confirming_address'
  | 'recovery_awaiting_code'
export type SettingsState = 'show_form' | 'success'

interface FlowFields<State> {
  readonly id: string
  readonly type: FlowType
  readonly expires_at: string
  readonly issued_at: string
  readonly request_url: string
  readonly ui: UiContainer
  readonly state: State
  readonly active?: string
  readonly return_to?: string
  readonly transient_payload?: Readonly<Record<string, unknown>>
  readonly oauth2_login_challenge?: string
  /** The request of the application that waits for this user. */
  readonly oauth2_login_request?: Pick<LoginRequest, 'client'>
}

/** Fields of login and registration alone. */
interface ChallengeFields {
  readonly organization_id?: string | null
  /** 64 alphanumerics; in the answer to the start only. */
  readonly session_token_exchange_code?: string
  readonly identity_schema?: string
}

export interface LoginFlow extends FlowFields<LoginState>, ChallengeFields {
  readonly created_at: string
  readonly updated_at: string
  readonly refresh: boolean
  readonly requested_aal: 'aal1' | 'aal2'
}
export interface RegistrationFlow extends FlowFields<RegistrationState>, ChallengeFields {}
export interface RecoveryFlow extends FlowFields<RecoveryState> {
  readonly continue_with?: readonly ContinueWith[]
}
export interface VerificationFlow extends FlowFields<VerificationState> {}
export interface SettingsFlow extends FlowFields<SettingsState> {
  readonly organization_id?: string | null
  readonly identity: Identity
  readonly continue_with?: readonly ContinueWith[]
}

/** The flow object of each kind on the wire (ENTITY-FIELD-3, docs/contract/http.md §3.1). */
export interface FlowByKind {
  readonly login: LoginFlow
  readonly registration: RegistrationFlow
  readonly recovery: RecoveryFlow
  readonly verification: VerificationFlow
  readonly settings: SettingsFlow
}
export type AnyFlow = FlowByKind[FlowKind]

/** Body of a finished login. Only native flows have `session_token`. */
export interface LoginSuccess {
  readonly session: Session
  readonly session_token?: string
  readonly continue_with?: readonly ContinueWith[] | null
}

/** Body of a finished registration. It has `session` only if the service signs new accounts in. */
export interface RegistrationSuccess {
  readonly identity: Identity
  readonly session?: Session
  readonly session_token?: string
  readonly continue_with?: readonly ContinueWith[] | null
}

export interface LogoutFlow {
  readonly logout_url: string
  readonly logout_token: string
}
