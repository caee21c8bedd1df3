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

/** What a person decided. */
export type ConsentDecision =
  | {
      readonly decision: 'accept'
      /** Among the requested ones. */
      readonly grantScope: readonly string[]
      readonly remember: boolean
    }
  | { readonly decision: 'reject' }

/** What a challenge stands for. */
export type FoundConsent =
  | { readonly found: 'request'; readonly request: ConsentRequest }
  /** Decided before: the browser goes on to where that decision led. */
  | { readonly found: 'decided'; readonly redirectTo: string }
  | { readonly found: 'nothing' }

/** An OAuth2 provider, as far as the page that asks for consent deals with it (docs/contract/http.md §8.2). */
export interface ConsentDesk {
  find(challenge: string): Promise<FoundConsent>
  /** Hands a decision in; gives the address where the browser goes on. The session tells who decided. */
  decide(request: ConsentRequest, decision: ConsentDecision, session: Session): Promise<string>
}
