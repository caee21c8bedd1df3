import { resolve } from 'node:path'
import { problemOfAddress } from '@collect/storage'
import { z } from 'zod'
import { isLoopback } from './loopback.ts'
import { EnvironmentError } from './environment-error.ts'

export interface Environment {
  readonly host: string
  readonly port: number
  /** Base address of the app, without a trailing slash. */
  readonly origin: string
  /** Port of the admin API, on loopback only; also `off` if `ORIGIN` is public and there are no admin tokens. */
  readonly adminPort: number | 'off'
  /** Path of the admin API's Unix socket. */
  readonly adminSocket: string | undefined
  /** Requests at the admin port need one of these; if empty, they need none. */
  readonly adminTokens: readonly string[]
  /** Base address of a Kratos-compatible service; undefined means the embedded one. */
  readonly remoteService: string | undefined
  /** Base address of a Hydra's admin API, without `/admin`; undefined means the embedded OAuth2 provider, if any. */
  readonly hydraAdmin: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string
  /** A standby of the database, for reads that may be a second old. */
  readonly databaseReadUrl: string | undefined
  /** Maximum number of connections to PostgreSQL; undefined means the usual one. */
  readonly poolSize: number | undefined
  readonly smtpUrl: string | undefined
  /** Configured secrets; if undefined, the server creates its own in `dataDir`. */
  readonly secrets: readonly string[] | undefined
  readonly identityConfig: string
  /** File of the OAuth2 clients; undefined if there is none. */
  readonly oauth2Clients: string | undefined
  /** Idle timeout of a session, in milliseconds. */
  readonly sessionIdle: number | undefined
  /** Folder of users' photos. */
  readonly photoDir: string
  /** Bytes of all photos of an account. */
  readonly photoQuota: number
  /** Whether users see sample items. */
  readonly samples: boolean
  /** `safe` adds account rules that an Ory Kratos does not have. */
  readonly accountRules: 'safe' | 'kratos'
  readonly projectConfig: string
  readonly devPages: boolean
  /** Number of the operator's own proxies in front. */
  readonly trustedHops: number
  /** These proxies name the place of a client, and drop what clients say about it. */
  readonly trustsPlaces: boolean
  readonly logLevel: string
  /** Address of the trace collector (OpenTelemetry, OTLP over HTTP); undefined disables tracing. */
  readonly tracesTo: string | undefined
}

/** Minimum length of a secret or a token, in characters. */
export const minSecretLength = 32

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number between 0 and 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a port number between 0 and 65535')

const address = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => {
    const url = URL.parse(text)
    return url !== null && protocols.includes(url.protocol)
  }, `must be an address like ${example}`)

/** An origin is scheme, host and port: a path would be lost on every redirect. */
const origin = address(['http:', 'https:'], 'https://collect.example')
  .refine(
    (text) => /^https?:\/\/[^/?#@]+\/?$/i.test(text),
    'must be an address without a path, like https://collect.example',
  )
  .transform((text) => new URL(text).origin)

const listOf = (what: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .refine(
      (list) => list.every((secret) => secret.length >= minSecretLength),
      `must be a list of ${what} of at least ${minSecretLength} characters each, parted by commas`,
    )

const hour = 60 * 60_000
const unused = z
  .string()
  .regex(/^(off|[1-9]\d{0,3}h)$/, 'must be a number of hours like 12h, or "off"')
  .transform((text) => (text === 'off' ? undefined : Number.parseInt(text, 10) * hour))

const units = { MB: 1e6, GB: 1e9, TB: 1e12 } as const
const size = z
  .string()
  .regex(/^[1-9]\d{0,3} ?(?:MB|GB|TB)$/, 'must be a size like 500MB, 5GB or 1TB')
  .transform((text) => Number.parseInt(text, 10) * units[text.slice(-2) as keyof typeof units]) // one of them

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], 'must be "on" or "off"')
  .transform((word) => word === 'on' || word === 'true' || word === '1')

const databaseAddress = z.string().superRefine((url, context) => {
  const message = problemOfAddress(url)
  if (message !== undefined) context.addIssue({ code: 'custom', message })
})

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  ORIGIN: origin.optional(),
  ADMIN_PORT: z.union([z.literal('off'), port], 'must be a port number or "off"').default(4434),
  ADMIN_SOCKET: z.string().optional(),
  ADMIN_TOKENS: listOf('tokens').optional(),
  ORY_SDK_URL: address(['http:', 'https:'], 'https://identity.example').optional(),
  HYDRA_ADMIN_URL: address(['http:', 'https:'], 'http://127.0.0.1:4445').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/[^,]+$/, 'must begin with postgres:// and name one host')
    .optional(),
  DATABASE_POOL_SIZE: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number of connections, 1 to 999')
    .transform(Number)
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://name:password@mail.example').optional(),
  SECRETS: listOf('secrets').optional(),
  OAUTH2_CLIENTS: z.string().optional(),
  IDENTITY_CONFIG: z.string().default('config/kratos.yml'),
  SESSION_IDLE: unused.prefault('12h'),
  PHOTO_DIR: z.string().optional(),
  PHOTO_QUOTA: size.prefault('5GB'),
  SAMPLES: flag.default(true),
  ACCOUNT_RULES: z.enum(['safe', 'kratos'], 'must be "safe" or "kratos"').default('safe'),
  PROJECT_CONFIG: z.string().default('config/project.yml'),
  DEV_PAGES: flag.optional(),
  TRUST_PROXY: z.string().regex(/^\d$/, 'must be the number of proxies in front, 0 to 9').transform(Number).default(0),
  TRUST_PROXY_PLACE: flag.default(false),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'must be silent, error, warn, info or debug')
    .default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:'], 'http://localhost:4318').optional(),
})

/**
 * Reads the environment variables of the table in README.md. A name with an empty value counts as unset.
 * @throws EnvironmentError for the first setting that cannot be used.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const given = environmentSchema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (!given.success) {
    const [issue] = given.error.issues
    throw new EnvironmentError(String(issue?.path[0]), issue?.message ?? 'cannot be used')
  }
  const read = given.data
  const own = read.ORIGIN ?? `http://localhost:${read.PORT}`
  const isLocal = isLoopback(new URL(own).hostname)
  const dataDir = resolve(read.DATA_DIR)

  if (read.DATABASE_READ_URL !== undefined && !read.DATABASE_URL?.startsWith('postgres')) {
    throw new EnvironmentError('DATABASE_READ_URL', 'needs a PostgreSQL database in DATABASE_URL')
  }
  if (!isLocal && !own.startsWith('https:')) {
    throw new EnvironmentError('ORIGIN', 'must begin with https:// because it is not an address of this machine')
  }
  // A public service needs a mail server for its codes; a remote identity service sends its own mails.
  if (!isLocal && read.SMTP_URL === undefined && read.ORY_SDK_URL === undefined) {
    throw new EnvironmentError('SMTP_URL', 'must be set because ORIGIN is not an address of this machine')
  }
  if (read.TRUST_PROXY_PLACE && read.TRUST_PROXY === 0) {
    throw new EnvironmentError('TRUST_PROXY_PLACE', 'needs TRUST_PROXY, because only a proxy can name a place')
  }
  return {
    host: read.HOST,
    port: read.PORT,
    origin: own,
    // Every program of this machine can reach the port, also a proxy that forwards to it.
    adminPort: isLocal || read.ADMIN_TOKENS !== undefined ? read.ADMIN_PORT : 'off',
    adminSocket: socketOf(read.ADMIN_SOCKET ?? (isLocal ? 'off' : resolve(dataDir, 'admin.sock'))),
    adminTokens: read.ADMIN_TOKENS ?? [],
    remoteService: read.ORY_SDK_URL?.replace(/\/+$/, ''),
    hydraAdmin: read.HYDRA_ADMIN_URL?.replace(/\/+$/, ''),
    dataDir,
    databaseUrl: read.DATABASE_URL ?? `file:${resolve(dataDir, 'collect.db')}`,
    databaseReadUrl: read.DATABASE_READ_URL,
    poolSize: read.DATABASE_POOL_SIZE,
    smtpUrl: read.SMTP_URL,
    secrets: read.SECRETS,
    identityConfig: resolve(read.IDENTITY_CONFIG),
    // The shipped file has a secret that everyone knows.
    oauth2Clients: clientsFile(read.OAUTH2_CLIENTS ?? (isLocal ? 'config/clients.yml' : 'off')),
    sessionIdle: read.SESSION_IDLE,
    photoDir: resolve(read.PHOTO_DIR ?? resolve(dataDir, 'photos')),
    photoQuota: read.PHOTO_QUOTA,
    samples: read.SAMPLES,
    accountRules: read.ACCOUNT_RULES,
    projectConfig: resolve(read.PROJECT_CONFIG),
    // The pages show the mails of all users, so they are off by default if HOST is not loopback.
    devPages: read.DEV_PAGES ?? (isLocal && isLoopback(read.HOST.includes(':') ? `[${read.HOST}]` : read.HOST)),
    trustedHops: read.TRUST_PROXY,
    trustsPlaces: read.TRUST_PROXY_PLACE,
    logLevel: read.LOG_LEVEL,
    tracesTo: read.OTEL_EXPORTER_OTLP_ENDPOINT,
  }
}

const clientsFile = (setting: string): string | undefined => (setting === 'off' ? undefined : resolve(setting))

/** Maximum length of a Unix socket path on common systems, in bytes. */
const maxSocketLength = 103

function socketOf(setting: string): string | undefined {
  if (setting === 'off') return undefined
  const path = resolve(setting)
  if (Buffer.byteLength(path) > maxSocketLength) {
    throw new EnvironmentError('ADMIN_SOCKET', `must be a path of at most ${maxSocketLength} bytes, or "off"`)
  }
  return path
}
