import type { Interaction } from 'oidc-provider'

/** Where the browser goes when the user must sign in or decide (docs/contract/providers-and-oauth2.md §E5). */
export const interactionUrl =
  (origin: string) =>
  (_context: unknown, { prompt, uid }: Interaction): string =>
    prompt.name === 'consent'
      ? `${origin}/consent?consent_challenge=${uid}`
      : `${origin}/self-service/login/browser?login_challenge=${uid}`
