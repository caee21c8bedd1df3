import { z } from 'zod'
import { lifespanMs, lifespanNames, type LifespanName } from './lifespans.ts'
import { isAllowedRedirect } from './redirect-address.ts'

/** Scopes that clients may ask for. `offline` is Hydra's other word for `offline_access`. */
export const offeredScopes = ['openid', 'offline_access', 'offline', 'profile', 'email', 'address', 'phone'] as const
export const offeredAuthMethods = ['client_secret_basic', 'client_secret_post', 'none', 'private_key_jwt'] as const

const text = (maxLength = 2_000) => z.string().max(maxLength)
const optionalText = text().default('')
const isHttp = (address: string) => /^https?:\/\/\S+$/.test(address) && URL.canParse(address)
const page = optionalText.refine((address) => address === '' || isHttp(address), 'must be an http(s) address')
const redirects = z
  .array(text())
  .max(100)
  .refine(
    (list) => list.every(isAllowedRedirect),
    'must hold addresses that begin with https://, with http:// and a loopback host, or with a scheme of a native application like com.example.app, without fragment, wildcard and user name',
  )
const origins = z
  .array(text())
  .max(100)
  .refine(
    (list) => list.every((address) => URL.parse(address)?.origin === address),
    'must hold origins like https://app.example',
  )

const lifespan = z
  .string()
  .refine((span) => lifespanMs(span) !== undefined, 'must be a duration like 1h30m')
  .nullish()
const lifespans = Object.fromEntries(lifespanNames.map((name) => [name, lifespan])) as Record<
  LifespanName,
  typeof lifespan
> // one for each name

/** What a client is registered with, in Hydra's names (docs/contract/providers-and-oauth2.md §E8). */
const clientSchema = z.object({
  client_id: z
    .string()
    .regex(/^[\w.~:-]{1,255}$/, 'must be 1 to 255 letters, digits or . _ ~ : -')
    .optional(),
  client_name: text(255).default(''),
  client_secret: z
    .string()
    .regex(/^[\x20-\x7e]{16,255}$/, 'must be 16 to 255 printable ASCII characters')
    .optional(),
  redirect_uris: redirects.min(1, 'must hold at least one address'),
  grant_types: z
    .array(z.enum(['authorization_code', 'refresh_token'], 'must hold authorization_code or refresh_token only'))
    .default([])
    .transform((types) => (types.length > 0 ? types : ['authorization_code' as const])),
  // A Hydra answers an empty list for a client that was registered without one.
  response_types: z
    .array(z.literal('code', 'must hold "code" only'))
    .default([])
    .transform((types) => (types.length > 0 ? types : ['code' as const])),
  scope: text()
    .default('offline_access offline openid')
    .refine(
      (scope) => scope.split(' ').every((word) => (offeredScopes as readonly string[]).includes(word)),
      `must hold words of this list only: ${offeredScopes.join(' ')}`,
    ),
  audience: z.array(text()).default([]),
  owner: text(255).default(''),
  policy_uri: page,
  tos_uri: page,
  client_uri: page,
  logo_uri: optionalText.refine(
    (address) => address === '' || (isHttp(address) && address.startsWith('https://')),
    'must begin with https://',
  ),
  contacts: z.array(text(320)).default([]),
  allowed_cors_origins: origins.default([]),
  subject_type: z.literal(['public', ''], 'must be "public"').default('public'),
  jwks: z.object({ keys: z.array(z.record(z.string(), z.unknown())).optional() }).optional(),
  jwks_uri: text()
    .refine(
      (address) => address === '' || (isHttp(address) && address.startsWith('https://')),
      'must begin with https://',
    )
    .optional(),
  token_endpoint_auth_method: z
    .enum(offeredAuthMethods, `must be one of: ${offeredAuthMethods.join(', ')}`)
    .default('client_secret_basic'),
  post_logout_redirect_uris: redirects.default([]),
  metadata: z.record(z.string(), z.unknown()).default({}),
  skip_consent: z.boolean().default(false),
  // A Hydra answers null where it was never set.
  skip_logout_consent: z
    .boolean()
    .nullish()
    .transform((isSkipped) => isSkipped ?? false),
  access_token_strategy: z.literal(['opaque', ''], 'must be "opaque"').default(''),
  backchannel_logout_uri: z.literal('', 'is not offered').optional(),
  frontchannel_logout_uri: z.literal('', 'is not offered').optional(),
  ...lifespans,
})

/** A client as it is stored: without its secret, every field set. */
export type ClientMetadata = Omit<z.infer<typeof clientSchema>, 'client_id' | 'client_secret'>

export interface ReadClient {
  readonly id: string | undefined
  /** The secret that the operator chose. */
  readonly secret: string | undefined
  readonly metadata: ClientMetadata
}

/** A field of a client cannot be used. */
export class ClientMetadataError extends Error {
  override readonly name = 'ClientMetadataError'
  readonly field: string

  constructor(field: string, reason: string) {
    super(`${field} ${reason}`)
    this.field = field
  }
}

/** @throws ClientMetadataError for the first field that cannot be used */
export function readClient(input: unknown): ReadClient {
  const read = clientSchema.safeParse(input)
  if (!read.success) {
    const [issue] = read.error.issues
    const [field = 'client'] = issue?.path ?? []
    throw new ClientMetadataError(String(field), sentenceOf(issue?.message))
  }
  const { client_id: id, client_secret: secret, ...metadata } = read.data
  if (metadata.token_endpoint_auth_method === 'private_key_jwt' && !hasKeys(metadata)) {
    throw new ClientMetadataError('jwks', 'or jwks_uri must be set for private_key_jwt')
  }
  return { id, secret, metadata }
}

const hasKeys = ({ jwks, jwks_uri }: ClientMetadata): boolean => (jwks?.keys?.length ?? 0) > 0 || Boolean(jwks_uri)

const sentenceOf = (message = 'cannot be used'): string =>
  /^(must|is) /.test(message) ? message : `cannot be used: ${message}`
