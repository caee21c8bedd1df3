import type { Group } from '@collect/contract'
import { z } from 'zod'
import { duration } from './duration.ts'
import { b2bConfig } from './organization-config.ts'
import { oidcConfig } from './provider-config.ts'
import { samlConfig } from './saml-config.ts'
import { leftOut, notYet, section } from './section.ts'

/**
 * The WebAuthn relying party: the browser binds each key to its id (docs/contract/http.md §9). Unset, the host and
 * origin of the login page.
 */
const relyingParty = section({
  id: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'expected a host name without scheme and port')
    .optional(),
  display_name: z.string().min(1).max(100).optional(),
  origins: z.array(z.string().min(1)).min(1).optional(),
  origin: leftOut,
  icon: leftOut,
})

/** The methods that the configuration names, those of later releases among them. */
export type MethodName = Exclude<Group, 'default' | 'identifier_first' | 'captcha' | 'deviceauthn' | 'oauth2_consent'>

/** `selfservice.methods`. Methods that are not built yet can only be off. */
export const methodConfig = section({
  profile: section({ enabled: z.boolean().default(true) }),
  password: section({
    enabled: z.boolean().default(true),
    config: section({
      /** Asks a list of breached passwords. config/kratos.yml turns it off, so that nothing needs a network. */
      haveibeenpwned_enabled: z.boolean().default(true),
      haveibeenpwned_host: z
        .string()
        .regex(/^[a-z0-9.-]+(:\d{1,5})?$/i, 'expected a host name without scheme and path')
        .default('api.pwnedpasswords.com'),
      /** A password is refused when it was found in more breaches than this. */
      max_breaches: z.number().int().min(0).max(100).default(0),
      /** When false, users cannot set a password while the list does not answer. */
      ignore_network_errors: z.boolean().default(true),
      /** Bytes of UTF-8. */
      min_password_length: z.number().int().min(6).max(128).default(8),
      identifier_similarity_check_enabled: z.boolean().default(true),
      migrate_hook: section({ enabled: notYet(false), config: leftOut }),
    }),
  }),
  code: section({
    enabled: z.boolean().default(true),
    /** Codes sign in and up. Not together with `mfa_enabled` (config/cross-check.ts). */
    passwordless_enabled: z.boolean().default(false),
    /** Codes are a second factor. */
    mfa_enabled: z.boolean().default(false),
    passwordless_login_fallback_enabled: notYet(false),
    config: section({
      lifespan: duration().prefault('1h'),
      /** Tries per flow, not per code (docs/contract/http.md §6.4). */
      max_submissions: z.number().int().min(1).max(255).default(5),
      /** Accounts that have no code credential yet sign in with codes to their verifiable addresses. */
      missing_credential_fallback_enabled: z.boolean().default(false),
    }),
  }),
  link: section({
    enabled: z.boolean().default(false),
    config: section({
      lifespan: duration().prefault('1h'),
      /** Prefix of mailed addresses, if it is not the public listener's, without a slash at its end. */
      base_url: z
        .url({ protocol: /^https?$/, error: 'expected a base address' })
        .transform((address) => address.replace(/\/+$/, ''))
        .optional(),
    }),
  }),
  totp: section({
    enabled: z.boolean().default(false),
    /** The service's name in authenticator apps. */
    config: section({ issuer: z.string().min(1).max(100).optional() }),
  }),
  lookup_secret: section({ enabled: z.boolean().default(false) }),
  webauthn: section({
    enabled: z.boolean().default(false),
    config: section({
      /** Keys sign in and up, after a name; else they are second factors. Existing keys keep their role. */
      passwordless: z.boolean().default(false),
      rp: relyingParty,
    }),
  }),
  passkey: section({
    enabled: z.boolean().default(false),
    config: section({
      rp: relyingParty,
      authenticator_selection: section({
        authenticator_attachment: z.enum(['platform', 'cross-platform']).optional(),
        require_resident_key: notYet(true),
        // Passkeys sign in without a name, so the authenticator has to store them.
        resident_key: notYet('required'),
        user_verification: z.enum(['required', 'preferred', 'discouraged']).default('preferred'),
      }),
      attestation: section({ preference: notYet('none') }),
    }),
  }),
  /** Settings of Ory Network, which a self-hosted Kratos does not have. */
  captcha: section({
    enabled: z.boolean().default(false),
    config: section({
      /** "Bring your own" keys; this service has no others. */
      byo: notYet(true),
      allowed_domains: leftOut,
      cf_turnstile: section({ sitekey: z.string().min(1).optional(), secret: z.string().min(1).optional() }),
    }),
  }),
  oidc: oidcConfig,
  b2b: b2bConfig,
  /** Settings of Ory Network, too. */
  saml: samlConfig,
} satisfies Record<MethodName | 'captcha' | 'b2b', z.ZodType>)
