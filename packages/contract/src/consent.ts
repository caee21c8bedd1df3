/** An OAuth2 client's request for consent, as Hydra describes it (contract/http.md §8.2). */
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
