import { z } from 'zod'
import { addressTypesOf, privateIpException, type AddressTypes } from './address.ts'
import { duration } from './duration.ts'
import { flowConfig } from './flow-config.ts'
import { memoryKiB } from './memory-size.ts'
import { methodConfig } from './method-config.ts'
import { leftOut, notYet, secretList, section } from './section.ts'

const sameSite = () => z.enum(['Strict', 'Lax', 'None'])
const port = (fallback: number) => z.number().int().min(0).max(65_535).default(fallback)
const words = (...fallback: readonly string[]) => z.array(z.string()).default([...fallback])

const serveConfig = ({ base }: AddressTypes, origin: string) =>
  section({
    public: section({
      /** Prefix of every absolute address that the service makes, without a slash at its end. */
      base_url: base(origin),
      host: z.string().default('127.0.0.1'),
      port: port(4433),
      cors: section({
        enabled: z.boolean().default(false),
        allowed_origins: words('*'),
        allowed_methods: words('POST', 'GET', 'PUT', 'PATCH', 'DELETE'),
        allowed_headers: words(
          'Authorization',
          'Content-Type',
          'Max-Age',
          'X-Session-Token',
          'X-XSRF-TOKEN',
          'X-CSRF-TOKEN',
        ),
        exposed_headers: words('Content-Type'),
        allow_credentials: z.boolean().default(true),
        max_age: z.number().int().min(0).default(0),
      }),
      tls: leftOut,
    }),
    admin: section({
      base_url: base('http://127.0.0.1:4434'),
      host: z.string().default('127.0.0.1'),
      port: port(4434),
      tls: leftOut,
    }),
  })

const document = () => z.string().regex(/^(file|base64):\/\/./, 'expected file://… or base64://…')

/** A signed token of a session (JWT), for services that cannot call `whoami` (docs/contract/http.md §4.4). */
const tokenTemplate = section({
  ttl: duration().prefault('1m'),
  /** Jsonnet that computes the claims from `session` and `claims`. */
  claims_mapper_url: document().optional(),
  /** A JSON Web Key Set; the first key signs. */
  jwks_url: document(),
  subject_source: z.enum(['id', 'external_id']).default('id'),
})

const sessionConfig = section({
  lifespan: duration().prefault('24h'),
  earliest_possible_extend: duration().optional(),
  cookie: section({
    name: z
      .string()
      .regex(/^[\w!#$%&'*+.^`|~-]+$/, 'expected a cookie name')
      .optional(),
    domain: z.string().optional(),
    path: z.string().startsWith('/').optional(),
    same_site: sameSite().optional(),
    persistent: z.boolean().default(true),
  }),
  whoami: section({
    required_aal: z.enum(['aal1', 'highest_available']).default('highest_available'),
    tokenizer: section({ templates: z.record(z.string().regex(/^[\w-]{1,100}$/), tokenTemplate).default({}) }),
  }),
})

const hasherConfig = section({
  algorithm: z
    .custom<'argon2'>(
      (algorithm) => algorithm === 'argon2',
      'expected argon2 (bcrypt hashes are still understood, new ones are argon2id)',
    )
    .default('argon2'),
  argon2: section({
    /** KiB. */
    memory: memoryKiB().prefault('128MB'),
    iterations: z.number().int().min(1).max(64).default(1),
    parallelism: z.number().int().min(1).max(64).default(1),
    salt_length: notYet(16),
    key_length: notYet(32),
    // Output of Kratos' calibration tool; it has no effect on a hash.
    expected_duration: duration().prefault('500ms'),
    expected_deviation: duration().prefault('500ms'),
    dedicated_memory: leftOut,
  }),
  bcrypt: section({ cost: notYet(12) }),
})

/** A gateway for text messages. It gets the body that Kratos posts by default (docs/contract/http.md §9). */
const smsChannel = z.strictObject({
  id: z.literal('sms'),
  type: z.literal('http').default('http'),
  request_config: z.strictObject({
    url: z.url({ protocol: /^https?$/ }),
    method: z.enum(['POST', 'PUT']).default('POST'),
    headers: z.record(z.string().regex(/^[\w-]+$/), z.string()).default({}),
    body: leftOut,
    auth: z
      .discriminatedUnion('type', [
        z.strictObject({
          type: z.literal('basic_auth'),
          config: z.strictObject({ user: z.string(), password: z.string() }),
        }),
        z.strictObject({
          type: z.literal('api_key'),
          config: z.strictObject({ name: z.string(), value: z.string(), in: z.enum(['header', 'cookie']) }),
        }),
      ])
      .optional(),
  }),
})

const courierConfig = section({
  smtp: section({
    connection_uri: z.string().min(1).optional(),
    from_address: z.email('expected an e-mail address').default('no-reply@localhost'),
    from_name: z.string().max(200).optional(),
    local_name: z.string().optional(),
    headers: notYet({}),
    client_cert_path: leftOut,
    client_key_path: leftOut,
  }),
  /** Retries after the first attempt. Messages that expire before are dropped. */
  message_retries: z.number().int().min(0).max(1000).default(5),
  delivery_strategy: notYet('smtp'),
  channels: z.array(smsChannel).max(1).default([]),
  http: leftOut,
  templates: leftOut,
  template_override_path: leftOut,
})

const featureFlags = section({
  use_continue_with_transitions: z.boolean().default(false),
  legacy_continue_with_verification_ui: notYet(false),
  legacy_require_verified_login_error: notYet(false),
  cacheable_sessions: notYet(false),
  cacheable_sessions_max_age: leftOut,
  /** Users may choose which address of the account a recovery code goes to, also a telephone number. */
  choose_recovery_address: z.boolean().default(false),
  faster_session_extend: z.boolean().default(false),
  password_profile_registration_node_group: notYet('default'),
  /** A sign-up with a provider asks for traits in the provider's group. */
  legacy_oidc_registration_node_group: z.boolean().default(false),
  refresh_login_choose_address: notYet(false),
  legacy_allow_insecure_origins: notYet(false),
})

/** The whole configuration of the service: Kratos' own keys with Kratos' defaults (docs/contract/http.md §9). */
export function identityConfig(origin: string) {
  const addresses = addressTypesOf(origin)
  return z.strictObject({
    version: z.string().optional(),
    dsn: z.string().optional(),
    dev: z.boolean().default(false),
    log: section({ level: notYet('info'), format: notYet('json', 'text'), leak_sensitive_values: notYet(false) }),
    serve: serveConfig(addresses, origin),
    selfservice: z.strictObject({
      default_browser_return_url: addresses.target(),
      allowed_return_urls: z.array(addresses.target()).default([]),
      flows: flowConfig(addresses),
      methods: methodConfig,
    }),
    session: sessionConfig,
    cookies: section({
      domain: z.string().optional(),
      path: z.string().startsWith('/').default('/'),
      same_site: sameSite().default('Lax'),
    }),
    secrets: section({
      default: secretList({ min: 16 }),
      cookie: secretList({ min: 16 }),
      cipher: secretList({ min: 32, max: 32 }),
      pagination: secretList({ min: 16 }),
    }),
    hashers: hasherConfig,
    // What the service seals is always sealed with AES-256-GCM.
    ciphers: section({ algorithm: z.enum(['aes', 'noop']).default('aes') }),
    identity: z.strictObject({
      default_schema_id: z.string().min(1).default('default'),
      schemas: z
        .array(
          z.strictObject({
            id: z.string().min(1),
            /** `file://…`, absolute once loaded, or `base64://…`. */
            url: z.string().regex(/^(file|base64):\/\/./, 'expected file://… or base64://…'),
            selfservice_selectable: z.boolean().default(false),
          }),
        )
        .min(1),
    }),
    security: section({
      account_enumeration: section({ mitigate: z.boolean().default(false) }),
      disallow_ref_in_identity_schemas: z.boolean().default(false),
    }),
    courier: courierConfig,
    oauth2_provider: section({
      /** The admin API of an OAuth2 provider, which speaks as Hydra does. */
      url: z
        .url({ protocol: /^https?$/ })
        .transform((url) => url.replace(/\/+$/, ''))
        .optional(),
      headers: z.record(z.string().regex(/^[\w-]+$/), z.string()).default({}),
      override_return_to: z.boolean().default(false),
    }),
    clients: section({
      http: section({
        disallow_private_ip_ranges: z.boolean().default(false),
        private_ip_exception_urls: z.array(privateIpException).default([]),
      }),
    }),
    feature_flags: featureFlags,
  })
}

type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value

/** The parsed configuration: the keys of kratos.yml, durations in milliseconds, addresses absolute. */
export type IdentityConfig = DeepReadonly<z.output<ReturnType<typeof identityConfig>>>
