import type { Group } from '@collect/contract'

/** Groups that protect an account, in the order of the card "Security" (SECURITY-TALLY-1). One of each list is enough. */
export const guards = {
  passkey: ['passkey'],
  codes: ['lookup_secret'],
  'two-step': ['totp', 'webauthn'],
} as const satisfies Readonly<Record<string, readonly Group[]>>

/** The drawing of a change of each factor in the activity. */
export const factorIcons = {
  password: 'password',
  lookup_secret: 'codes',
  totp: 'phone',
  passkey: 'key',
  webauthn: 'key',
  oidc: 'link',
  saml: 'link',
} as const
