import { createAccounts } from './owner-data/accounts.ts'
import { createAppEvents, type AppNews } from './owner-data/app-events.ts'
import { createReports, reportLink } from './owner-data/reports.ts'
import { createAddressChanges } from './address-changes/address-changes.ts'
import { createOAuth2Admin, type OAuth2Admin } from '@collect/oauth2-admin'
import { defaultLocale, localeOfRequest, type LocaleSettings } from '@collect/messages'
import type { Database } from '@collect/storage'
import { adminRoutes } from './admin/routes.ts'
import { createCaptcha } from './captcha/captcha.ts'
import type { Clock } from './clock.ts'
import { openConnections } from './providers/open-connections.ts'
import type { AccountRules } from './config/account-rules.ts'
import type { IdentityConfig } from './config/identity-config.ts'
import { courierMigrations, createCourier, type Courier } from './courier/courier.ts'
import { createMailLimits } from './courier/mail-limits.ts'
import { createNotices } from './courier/notices.ts'
import { createAddresses } from './flows/addresses.ts'
import type { Service } from './flows/service.ts'
import { createJars } from './http/wire/cookies.ts'
import type { Sender } from './http/wire/error.ts'
import { publicRoutes } from './http/routes.ts'
import { createIdentities } from './identities/identities.ts'
import { createAddressCodes } from './codes/address-codes.ts'
import { createAllowance } from './rate-limit/allowance.ts'
import { startsAtOnce } from './rate-limit/limits.ts'
import { createRateLimiter } from './rate-limit/limiter.ts'
import { createTurns } from './concurrency/turns.ts'
import { createCodes } from './codes/codes.ts'
import { createMethods } from './methods/create-methods.ts'
import type { Method } from './methods/method.ts'
import { methods as delivered } from './methods/methods.ts'
import { createMetrics, type Gauge, type Metrics } from './metrics/metrics.ts'
import { openApiOf } from './openapi/document.ts'
import { openSchemas } from './schema/open-schemas.ts'
import { createBreaches } from './secrets/breaches.ts'
import { quantizeResponseTime } from './secrets/quantize-time.ts'
import { createHasher, type Trace } from './secrets/hasher.ts'
import { createPasswordPolicy } from './secrets/password-policy.ts'
import { sealer as createSealer } from './secrets/sealer.ts'
import { createSessions } from './sessions/sessions.ts'
import { openStores, throttlesIn, type Stores } from './store/stores.ts'
import { openTokenizer } from './tokens/tokenizer.ts'
import { createRetention, type Retention } from './retention/retention.ts'

/** The service's log. It never holds a secret. */
export interface ServiceLog {
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
}

/** Each line names its event; `docs/operations.md` lists them. */
export interface LogFields {
  readonly event: string
  readonly [field: string]: unknown
}

export interface IdentityOptions {
  readonly config: IdentityConfig
  readonly database: Database
  /** The first secret signs and seals, all verify and open. At least one, of 32 characters or more. */
  readonly secrets: readonly string[]
  readonly log: ServiceLog
  readonly version?: string
  readonly smtpUrl?: string
  /** The language of mails (PROJECT-CONFIG-2); unset, the one that the request asks for. */
  readonly languages?: LocaleSettings
  /** Idle timeout of sessions, in milliseconds; unset, only `session.lifespan` ends them. */
  readonly sessionIdle?: number
  /** The default is `safe`. */
  readonly accountRules?: AccountRules
  /** Unset, those of `methods/methods.ts`. */
  readonly methods?: readonly Method[]
  /** Counts events. A service that replaces another one goes on with the same counts. */
  readonly metrics?: Metrics
  /** Numbers of other services, which the metrics of the admin API tell beside its own. */
  readonly otherGauges?: () => Promise<readonly Gauge[]>
  /** Deletes the data that other services keep about an account, before the account. It may run more than once. */
  readonly onDelete?: (identityId: string) => Promise<void>
  /**
   * Ends all that an account granted to applications. The service calls it at the first proof of an address and at
   * "This was not me" (docs/contract/providers-and-oauth2.md §E7). It may run more than once.
   */
  readonly endGrants?: (identityId: string) => Promise<void>
  /** The OAuth2 provider whose login challenges the flows answer; unset, that of `oauth2_provider.url`. */
  readonly oauth2?: OAuth2Admin
  /** The applications that act for an account, for the export of its data (docs/contract/providers-and-oauth2.md §E12). */
  readonly connectedApps?: (identityId: string) => Promise<readonly object[]>
  readonly clock?: Clock
  /** Measures how long hashing takes. */
  readonly trace?: Trace
  /** Hides how long an answer took. */
  readonly quantizeResponseTime?: Service['quantizeResponseTime']
  /** The address that checks CAPTCHA tokens, and its timeout. */
  readonly captcha?: { readonly url?: string; readonly timeoutMs?: number }
  /** The address of the list of breached passwords, and its timeout in milliseconds. */
  readonly breaches?: { readonly url?: string; readonly timeoutMs?: number }
}

/** The identity service: two functions from Request to Response, and the courier that delivers its mails. */
export interface IdentityService {
  /** The public API. */
  fetch(request: Request): Promise<Response>
  /** The admin API. It does not authenticate its callers, so it belongs on a listener of its own. */
  admin(request: Request): Promise<Response>
  /** Lists an event of a connected application, and mails it to the owner. */
  noteApp(news: AppNews): Promise<void>
  /** Whether an account can reach aal2; false for an unknown one. */
  hasSecondFactor(identityId: string): Promise<boolean>
  readonly courier: Courier
  readonly retention: Pick<Retention, 'purgeExpired'>
  /** Throws when the database does not answer. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** Unless the operator sets languages, the service answers in the language that the client asks for. */
const asAsked: LocaleSettings = { default_locale: defaultLocale, locale_behavior: 'browser' }

/** Applies the migrations and puts the service together. @throws ConfigError when a schema cannot be read. */
export async function createIdentity(options: IdentityOptions): Promise<IdentityService> {
  const { config, database, log, version = 'dev', clock = Date.now, languages = asAsked } = options
  const own = [...(config.secrets.default ?? []), ...options.secrets]
  const cookieSecrets = [...(config.secrets.cookie ?? []), ...own]
  const sealer = createSealer(cookieSecrets)
  const stores = await openStores(database, sealer)
  const [key = ''] = own
  const throttleOn = (throttles: Stores['throttles']) =>
    createRateLimiter({ throttles, secret: key, clock, origin: config.serve.public.base_url })
  const rateLimiter = throttleOn(stores.throttles)
  await database.migrate('courier', courierMigrations)
  // `secrets.cookie` may be rotated at any time. What is kept for years is sealed with `secrets.cipher`.
  const vault = createSealer([...(config.secrets.cipher ?? []), ...own])
  const courier = createCourier({
    database,
    vault,
    config,
    clock,
    log,
    mayGo: createMailLimits((trx) => (trx ? throttleOn(throttlesIn(trx)) : rateLimiter)),
    ...(options.smtpUrl !== undefined && { smtpUrl: options.smtpUrl }),
  })
  const { accountRules = 'safe', endGrants = async () => {} } = options
  const linkOf = accountRules === 'safe' ? reportLink(config, vault) : undefined
  const notices = createNotices(courier, stores.events, clock, linkOf)
  const schemas = openSchemas(config)
  const methods = createMethods(options.methods ?? delivered, config)
  const { factors, siteNames } = methods
  const identities = createIdentities(stores, clock, notices, accountRules, factors, endGrants)
  const codes = createCodes(stores, courier, rateLimiter, config, own, clock)
  const addressChanges = createAddressChanges({
    stores,
    identities,
    schemas,
    codes,
    courier,
    notices,
    rateLimiter,
    clock,
  })
  const accounts = createAccounts(stores, notices, courier, clock, options.onDelete ?? (async () => {}), linkOf)
  const { memory, iterations, parallelism } = config.hashers.argon2
  const { metrics = createMetrics() } = options
  const service: Service = {
    config,
    methods,
    factors,
    accountRules,
    languages,
    clock,
    stores,
    schemas,
    sessions: createSessions({
      stores,
      config,
      factors,
      schemas,
      secrets: own,
      clock,
      notices,
      idle: options.sessionIdle,
    }),
    identities,
    hasher: createHasher({ memory, iterations, parallelism, ...(options.trace && { trace: options.trace }) }),
    passwords: createPasswordPolicy(config, createBreaches({ config, log, clock, ...options.breaches }), siteNames),
    courier,
    notices,
    captcha: createCaptcha({ config, log, ...options.captcha }),
    accounts,
    codes,
    addressChanges,
    connections: await openConnections({ config, clock, stores, vault, log }),
    ...(options.connectedApps && { connectedApps: options.connectedApps }),
    reports: createReports({ stores, identities, schemas, notices, vault, config, clock, endGrants, linkOf }),
    addressCodes: createAddressCodes(stores, courier, config, own, clock),
    sealer,
    vault,
    addresses: createAddresses(config),
    oauth2: options.oauth2 ?? providerOf(config),
    note(form) {
      metrics.submitted(form)
      log.info({ event: 'flow.submitted', ...form }, 'Flow submitted.')
    },
    // The error itself may hold what the provider said.
    noteProviderFault: (trip, { message: reason }) =>
      log.warn({ event: 'provider.failed', ...trip, reason }, 'A provider failed.'),
    noteCrossSite: (asked) =>
      log.warn({ event: 'request.cross_site_refused', ...asked }, 'Cross-site request refused.'),
    startsAtOnce: createAllowance(startsAtOnce, clock),
    tokenizer: await openTokenizer(config, clock),
    rateLimiter,
    // Four forms take about ten milliseconds.
    turns: createTurns({ atOnce: 4, waiting: 1_000 }),
    // Each submission finds out for itself whether its browser is known.
    isKnownBrowser: () => false,
    quantizeResponseTime: options.quantizeResponseTime ?? ((work) => quantizeResponseTime(work)),
  }
  const ready = () => database.ping()
  const about = {
    service,
    metrics,
    otherGauges: options.otherGauges,
    report: (error: unknown, { requestId, ipAddress }: Sender) =>
      log.error({ event: 'request.failed', err: error, request: requestId, source: ipAddress }, 'Unhandled error.'),
    version,
    description: openApiOf(version, methods),
    ready,
  }
  const app = publicRoutes({ ...about, jarOf: createJars(config, sealer, clock) })
  const adminApp = adminRoutes(about)
  const retention = createRetention({
    expired: stores.expired,
    dialect: database.dialect,
    courier,
    accounts,
    addressChanges,
    emptyLog: () => database.emptyLog(),
    clock,
    log,
  })
  courier.start()
  retention.start()
  return {
    fetch: async (request) => app.fetch(request),
    admin: async (request) => adminApp.fetch(request),
    noteApp: createAppEvents(stores, notices, localeOfRequest(new Headers(), languages)),
    async hasSecondFactor(id) {
      const identity = await identities.find(id)
      return identity !== undefined && service.sessions.hasSecondFactor(identity)
    },
    courier,
    retention,
    ready,
    async close() {
      await Promise.all([courier.stop(), retention.stop()])
    },
  }
}

function providerOf({ oauth2_provider: { url, headers } }: IdentityConfig): OAuth2Admin | undefined {
  return url === undefined ? undefined : createOAuth2Admin({ base: url, headers })
}
