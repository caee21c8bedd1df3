import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { leftOut, section } from './section.ts'

/** The kinds of providers that the service speaks to (docs/contract/providers-and-oauth2.md §A2). */
export const providerKinds = ['generic', 'google', 'github', 'gitlab', 'microsoft', 'apple'] as const

export type ProviderKind = (typeof providerKinds)[number]

const httpAddress = z.url({ protocol: /^https?$/, error: 'expected an http or https address' })
const words = z.array(z.string().min(1).max(255)).readonly().default([])

export const mapperAddress = z
  .string()
  .regex(/^(?:file|https?|base64):\/\//, 'expected a file://, http(s):// or base64:// address')

export const providerId = z
  .string()
  .regex(/^[A-Za-z0-9][\w.-]{0,62}$/, 'expected up to 63 letters, digits, dots, hyphens and underscores')

const shape = z.strictObject({
  /** Part of the callback's path and of each link: it never changes. */
  id: providerId,
  provider: z.enum(providerKinds, {
    error: `expected ${providerKinds.join(', ')}; generic serves every provider with discovery`,
  }),
  label: z.string().min(1).max(100).optional(),
  client_id: z.string().min(1).max(500),
  client_secret: z.string().min(1).max(4096).optional(),
  issuer_url: httpAddress.optional(),
  auth_url: httpAddress.optional(),
  token_url: httpAddress.optional(),
  mapper_url: mapperAddress,
  scope: words,
  requested_claims: z.record(z.string(), z.unknown()).optional(),
  claims_source: z.enum(['id_token', 'userinfo']).default('id_token'),
  pkce: z.enum(['auto', 'never', 'force']).default('auto'),
  additional_id_token_audiences: words,
  microsoft_tenant: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/, 'expected common, organizations, consumers, a tenant id or a domain')
    .optional(),
  subject_source: z.enum(['userinfo', 'me', 'oid']).optional(),
  apple_team_id: z.string().min(1).max(100).optional(),
  apple_private_key_id: z.string().min(1).max(100).optional(),
  apple_private_key: z.string().min(1).max(10_000).optional(),
  organization_id: z.uuid().toLowerCase().optional(),
  aal2_acr_values: words,
  aal2_amr_values: words,
  /** Whether each sign-in renews the account's traits. */
  update_identity_on_login: z.enum(['never', 'automatic']).default('never'),
  account_linking_mode: z
    .literal('confirm_with_existing_credential', { error: 'only confirm_with_existing_credential is supported' })
    .default('confirm_with_existing_credential'),
  fedcm_config_url: httpAddress.optional(),
  net_id_token_origin_header: leftOut,
})

export type ProviderSettings = Readonly<z.output<typeof shape>>

const appleKeys = ['apple_team_id', 'apple_private_key_id', 'apple_private_key'] as const

const takesIdTokens: ReadonlySet<string> = new Set(['generic', 'google', 'apple'] satisfies readonly ProviderKind[])

/** Rules between the keys of one provider: each names the key to change. */
function* problemsIn(
  provider: ProviderSettings,
): Generator<{ readonly key: keyof ProviderSettings; readonly message: string }> {
  const isApple = provider.provider === 'apple'
  if (isApple && provider.client_secret !== undefined)
    yield {
      key: 'client_secret',
      message: 'apple takes no client_secret: the service signs one with apple_private_key',
    }
  if (!isApple && provider.client_secret === undefined) yield { key: 'client_secret', message: 'required' }
  for (const key of appleKeys) {
    if (isApple && provider[key] === undefined) yield { key, message: 'required for apple' }
    if (!isApple && provider[key] !== undefined) yield { key, message: 'only apple has this key' }
  }
  if (isApple && provider.apple_private_key !== undefined && !isEs256Key(provider.apple_private_key))
    yield { key: 'apple_private_key', message: 'expected the content of the .p8 file, a private key for ES256' }
  const isMicrosoft = provider.provider === 'microsoft'
  if (isMicrosoft && provider.microsoft_tenant === undefined)
    yield { key: 'microsoft_tenant', message: 'required for microsoft' }
  if (!isMicrosoft && provider.microsoft_tenant !== undefined)
    yield { key: 'microsoft_tenant', message: 'only microsoft has this key' }
  if (!isMicrosoft && provider.subject_source !== undefined)
    yield { key: 'subject_source', message: 'only microsoft has this key' }
  for (const key of ['auth_url', 'token_url'] as const) {
    if (provider[key] !== undefined && provider.provider !== 'github')
      yield { key, message: 'only github has this key: the other kinds are found by discovery' }
  }
  if (provider.subject_source === 'me') yield { key: 'subject_source', message: 'not supported yet' }
  if (provider.fedcm_config_url !== undefined && !takesIdTokens.has(provider.provider))
    yield { key: 'fedcm_config_url', message: 'only generic, google and apple take id tokens' }
  if (provider.provider === 'generic' && provider.issuer_url === undefined)
    yield { key: 'issuer_url', message: 'required for generic: its discovery document names the keys of id tokens' }
}

function isEs256Key(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false // OpenSSL's words would not help, and must not show the key
  }
}

const provider = shape.superRefine((given, context) => {
  for (const { key, message } of problemsIn(given)) context.addIssue({ code: 'custom', path: [key], message })
})

/** `selfservice.methods.oidc` with Kratos' keys (docs/contract/providers-and-oauth2.md §A1). */
export const oidcConfig = section({
  enabled: z.boolean().default(false),
  config: section({
    /** Put before the path of every callback; unset, the public base address. */
    base_redirect_uri: httpAddress.transform((address) => address.replace(/\/+$/, '')).optional(),
    providers: z
      .array(provider)
      .default([])
      .superRefine((list, context) => {
        for (const [index, { id }] of list.entries()) {
          if (list.findIndex((one) => one.id === id) === index) continue
          context.addIssue({
            code: 'custom',
            path: [index, 'id'],
            message: 'expected a different id for each provider',
          })
        }
      }),
  }),
})
