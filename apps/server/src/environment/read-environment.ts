import { resolve } from 'node:path'
import { z } from 'zod'
import { isLoopback } from './loopback.ts'
import { EnvironmentError } from './environment-error.ts'

export interface Environment {
  readonly host: string
  readonly port: number
  /** How the app is reached, without a slash at the end. */
  readonly origin: string
  /** Port of the admin API, on loopback only; `off` too where a public service has no tokens for it. */
  readonly adminPort: number | 'off'
  /** Where the admin API listens as a file, for who may open that file. */
  readonly adminSocket: string | undefined
  /** One of these is asked for at the port; empty: none. */
  readonly adminTokens: readonly string[]
  /** Base address of a Kratos-compatible service; undefined means the embedded one. */
  readonly remoteService: string | undefined
  readonly dataDir: string
  readonly databaseUrl: string
  readonly smtpUrl: string | undefined
  /** Given secrets, or undefined when they are made and kept in `dataDir`. */
  readonly secrets: readonly string[] | undefined
  readonly identityConfig: string
  /** How long a session may go unused, in milliseconds. */
  readonly sessionIdle: number | undefined
  /** Whether the account rules that go beyond those of an Ory Kratos hold. */
  readonly accountRules: 'safe' | 'kratos'
  readonly projectConfig: string
  readonly devPages: boolean
  /** How many proxies of ours stand in front. */
  readonly trustedHops: number
  readonly logLevel: string
  /** Where traces go (OpenTelemetry, OTLP over HTTP); undefined means nowhere. */
  readonly tracesTo: string | undefined
}

/** Characters of a secret or a token. */
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

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], 'must be "on" or "off"')
  .transform((word) => word === 'on' || word === 'true' || word === '1')

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  ORIGIN: origin.optional(),
  ADMIN_PORT: z.union([z.literal('off'), port], 'must be a port number or "off"').default(4434),
  ADMIN_SOCKET: z.string().optional(),
  ADMIN_TOKENS: listOf('tokens').optional(),
  ORY_SDK_URL: address(['http:', 'https:'], 'https://identity.example').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.|postgres(ql)?:\/\/)/, 'must begin with file: or postgres://')
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://name:password@mail.example').optional(),
  SECRETS: listOf('secrets').optional(),
  IDENTITY_CONFIG: z.string().default('config/kratos.yml'),
  SESSION_IDLE: unused.prefault('12h'),
  ACCOUNT_RULES: z.enum(['safe', 'kratos'], 'must be "safe" or "kratos"').default('safe'),
  PROJECT_CONFIG: z.string().default('config/project.yml'),
  DEV_PAGES: flag.optional(),
  TRUST_PROXY: z.string().regex(/^\d$/, 'must be the number of proxies in front, 0 to 9').transform(Number).default(0),
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

  if (!isLocal && !own.startsWith('https:')) {
    throw new EnvironmentError('ORIGIN', 'must begin with https:// because it is not an address of this machine')
  }
  // A public service without mail would hand everybody's codes to nobody; a remote service mails by itself.
  if (!isLocal && read.SMTP_URL === undefined && read.ORY_SDK_URL === undefined) {
    throw new EnvironmentError('SMTP_URL', 'must be set because ORIGIN is not an address of this machine')
  }
  return {
    host: read.HOST,
    port: read.PORT,
    origin: own,
    // Every program of this machine reaches the port, and so does whatever forwards to it.
    adminPort: isLocal || read.ADMIN_TOKENS !== undefined ? read.ADMIN_PORT : 'off',
    adminSocket: socketOf(read.ADMIN_SOCKET ?? (isLocal ? 'off' : resolve(dataDir, 'admin.sock'))),
    adminTokens: read.ADMIN_TOKENS ?? [],
    remoteService: read.ORY_SDK_URL?.replace(/\/+$/, ''),
    dataDir,
    databaseUrl: read.DATABASE_URL ?? `file:${resolve(dataDir, 'collect.db')}`,
    smtpUrl: read.SMTP_URL,
    secrets: read.SECRETS,
    identityConfig: resolve(read.IDENTITY_CONFIG),
    sessionIdle: read.SESSION_IDLE,
    accountRules: read.ACCOUNT_RULES,
    projectConfig: resolve(read.PROJECT_CONFIG),
    // They show everybody's mail: whoever opens the port to a network has to ask for them.
    devPages: read.DEV_PAGES ?? (isLocal && isLoopback(read.HOST.includes(':') ? `[${read.HOST}]` : read.HOST)),
    trustedHops: read.TRUST_PROXY,
    logLevel: read.LOG_LEVEL,
    tracesTo: read.OTEL_EXPORTER_OTLP_ENDPOINT,
  }
}

/** A system takes no longer path for a socket. */
const maxSocketLength = 103

function socketOf(setting: string): string | undefined {
  if (setting === 'off') return undefined
  const path = resolve(setting)
  if (Buffer.byteLength(path) > maxSocketLength) {
    throw new EnvironmentError('ADMIN_SOCKET', `must be a path of at most ${maxSocketLength} bytes, or "off"`)
  }
  return path
}
