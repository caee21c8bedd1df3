import type { IdentityConfig } from './identity-config.ts'

/** Whether security keys are a first factor; else they are a second one (docs/contract/http.md §4.2). */
export const isWebauthnPasswordless = ({ selfservice: { methods } }: IdentityConfig): boolean =>
  methods.webauthn.enabled && methods.webauthn.config.passwordless
