import { code } from './code/method.ts'
import { identifierFirst } from './identifier-first/method.ts'
import { link } from './link/method.ts'
import { lookupSecret } from './lookup-secret/method.ts'
import type { Method } from './method.ts'
import { oidc } from './oidc/method.ts'
import { passkey } from './passkey/method.ts'
import { password } from './password/method.ts'
import { profile } from './profile/method.ts'
import { saml } from './saml/method.ts'
import { totp } from './totp/method.ts'
import { webauthn } from './webauthn/method.ts'

/** All methods, in the order of their nodes. A new method is a row here. */
export const methods: readonly Method[] = [
  identifierFirst,
  profile,
  oidc,
  saml,
  password,
  code,
  link,
  totp,
  lookupSecret,
  webauthn,
  passkey,
]
