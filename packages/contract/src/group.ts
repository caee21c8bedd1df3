/** Node groups on the wire (ENTITY-FIELD-2, docs/contract/http.md §10.1). */
export const groups = [
  'default',
  'identifier_first',
  'profile',
  'password',
  'captcha',
  'oidc',
  'saml',
  'code',
  'link',
  'totp',
  'lookup_secret',
  'passkey',
  'webauthn',
  'deviceauthn',
  'oauth2_consent',
] as const
export type Group = (typeof groups)[number]
