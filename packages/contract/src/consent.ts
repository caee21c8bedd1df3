import type { Session } from './session.ts'

/** An OAuth2 client's request for consent, as Hydra describes it (docs/contract/http.md §8.2). */
export interface ConsentRequest {
  readonly challenge: string
  readonly requested_scope?: readonly string[]
  readonly requested_access_token_audience?: readonly string[]
  readonly skip?: boolean
  readonly subject?: string
  readonly client?: {
    readonly client_id?: string
    readonly client_name?: string
    readonly client_uri?: string
    readonly logo_uri?: string
    readonly policy_uri?: string
    readonly tos_uri?: string
    readonly skip_consent?: boolean
  }
}

/** The user's decision. */
export type ConsentDecision =
  | {
      readonly decision: 'accept'
      /** Some of the requested scopes. */
      readonly grantScope: readonly string[]
      readonly remember: boolean
    }
  | { readonly decision: 'reject' }

/** The state of a consent challenge. */
export type FoundConsent =
  | { readonly found: 'request'; readonly request: ConsentRequest }
  /** Already decided: the browser follows that decision's redirect. */
  | { readonly found: 'decided'; readonly redirectTo: string }
  | { readonly found: 'nothing' }

/** The part of an OAuth2 provider that the consent page needs (docs/contract/http.md §8.2). */
export interface ConsentDesk {
  find(challenge: string): Promise<FoundConsent>
  /** Submits a decision of the session's user; returns the address that the browser opens next. */
  decide(request: ConsentRequest, decision: ConsentDecision, session: Session): Promise<string>
}
