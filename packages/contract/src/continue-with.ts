/** The next steps of a client after an answer (docs/contract/http.md §1.8). */
export type ContinueWith =
  | { readonly action: 'show_settings_ui'; readonly flow: { readonly id: string; readonly url?: string } }
  | { readonly action: 'show_recovery_ui'; readonly flow: { readonly id: string; readonly url?: string } }
  | {
      readonly action: 'show_verification_ui'
      readonly flow: { readonly id: string; readonly verifiable_address: string; readonly url?: string }
    }
  | { readonly action: 'redirect_browser_to'; readonly redirect_browser_to: string }
  | { readonly action: 'set_ory_session_token'; readonly ory_session_token: string }

export type ContinueWithAction = ContinueWith['action']
