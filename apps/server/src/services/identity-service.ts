import {
  ConfigError,
  createIdentity,
  createMetrics,
  loadConfig,
  type IdentityOptions,
  type IdentityService,
  type Metrics,
} from '@collect/identity'
import type { LocaleSettings } from '@collect/messages'
import type { Database } from '@collect/storage'
import manifest from '../../package.json' with { type: 'json' }
import type { Log } from '../process/log.ts'
import { keptSecrets } from './secrets.ts'
import { EnvironmentError } from '../environment/environment-error.ts'
import type { Environment } from '../environment/read-environment.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { reloadingIdentity } from './reloading-identity.ts'

/** The product's extensions of the service. */
interface OpenIdentityOptions {
  readonly languages?: LocaleSettings | undefined
  /** Deletes the product's data of an account. */
  readonly onDelete?: IdentityOptions['onDelete']
  readonly endGrants?: IdentityOptions['endGrants']
  readonly oauth2?: IdentityOptions['oauth2']
  readonly connectedApps?: IdentityOptions['connectedApps']
  readonly otherGauges?: IdentityOptions['otherGauges']
  readonly tracing?: Tracing | undefined
}

/** Opens the identity service in this process. @throws EnvironmentError if its configuration is invalid */
export async function openIdentity(
  environment: Environment,
  database: Database,
  log: Log,
  { languages, onDelete, endGrants, oauth2, connectedApps, otherGauges, tracing }: OpenIdentityOptions = {},
): Promise<IdentityService> {
  const {
    origin,
    dataDir,
    identityConfig,
    secrets = keptSecrets(dataDir, log),
    smtpUrl,
    sessionIdle,
    accountRules,
  } = environment
  const metrics = tracedMetrics(createMetrics(), tracing)
  try {
    return await reloadingIdentity({
      file: identityConfig,
      load: () => loadConfig(identityConfig, { origin }),
      open: (config) =>
        createIdentity({
          config,
          database,
          metrics,
          secrets,
          log: log.child({ component: 'identity' }),
          version: manifest.version,
          accountRules,
          ...(smtpUrl !== undefined && { smtpUrl }),
          ...(sessionIdle !== undefined && { sessionIdle }),
          ...(languages && { languages }),
          ...(onDelete && { onDelete }),
          ...(endGrants && { endGrants }),
          ...(oauth2 && { oauth2 }),
          ...(connectedApps && { connectedApps }),
          ...(otherGauges && { otherGauges }),
          ...(tracing && { trace: tracing.trace }),
        }),
      log,
    })
  } catch (error) {
    if (error instanceof ConfigError) throw new EnvironmentError('IDENTITY_CONFIG', `cannot be used: ${error.message}`)
    throw error
  }
}

const tracedMetrics = (metrics: Metrics, tracing: Tracing | undefined): Metrics =>
  tracing
    ? {
        ...metrics,
        answered(request, seconds) {
          metrics.answered(request, seconds)
          tracing.answered(request, seconds)
        },
      }
    : metrics
