import type { ConsentRequest, LogoutRequest, OAuth2Client } from './oauth2.ts'
import type { Session } from './session.ts'

/** The user's decision. */
export type ConsentDecision =
  | {
      readonly decision: 'accept'
      /** Some of the requested scopes. */
      readonly grantScope: readonly string[]
      readonly remember: boolean
    }
  | { readonly decision: 'reject' }

/** What a user answered to earlier requests of the same client. */
export interface EarlierAnswers {
  readonly granted: readonly string[]
  readonly refused: readonly string[]
}

/** The state of a consent challenge. */
export type FoundConsent =
  | { readonly found: 'request'; readonly request: ConsentRequest; readonly answered?: EarlierAnswers | undefined }
  /** Already decided: the browser follows that decision's redirect. */
  | { readonly found: 'decided'; readonly redirectTo: string }
  | { readonly found: 'nothing' }

/** The state of a logout challenge. */
export type FoundLogout =
  | { readonly found: 'request'; readonly request: LogoutRequest }
  | { readonly found: 'decided'; readonly redirectTo: string }
  | { readonly found: 'nothing' }

/** An application that may act for the user. */
export interface ConnectedApp {
  readonly client: OAuth2Client
  readonly scopes: readonly string[]
  /** Scopes that the user refused. */
  readonly refused: readonly string[]
  /** RFC 3339. */
  readonly since?: string
  /** RFC 3339; a Hydra does not tell it. */
  readonly lastUsed?: string
  readonly remembered: boolean
  /** The operator let this application skip the question. */
  readonly own: boolean
}

/** The part of an OAuth2 provider that the pages need (docs/contract/providers-and-oauth2.md §D3). */
export interface ConsentDesk {
  find(challenge: string): Promise<FoundConsent>
  /**
   * Submits a decision of the session's user; returns the address that the browser opens next, undefined when the
   * challenge is gone. Allowing none of the requested scopes is a refusal.
   */
  decide(request: ConsentRequest, decision: ConsentDecision, session: Session): Promise<string | undefined>
  findLogout(challenge: string): Promise<FoundLogout>
  /** Returns the address that the browser opens next; undefined when the challenge is gone. */
  acceptLogout(challenge: string): Promise<string | undefined>
  rejectLogout(challenge: string): Promise<void>
  /** The applications that have the consent of an identity. */
  connected(subject: string): Promise<readonly ConnectedApp[]>
  /** Ends the consent for one application or for all; their tokens are dead when it resolves. */
  withdraw(subject: string, clientId: string | 'all'): Promise<void>
}
