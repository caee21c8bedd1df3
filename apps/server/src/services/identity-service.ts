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
import { SettingError } from '../environment/setting-error.ts'
import type { Settings } from '../environment/settings.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { watchedIdentity } from './watched-identity.ts'

/** What is around the service, where it is not alone. */
interface Surroundings {
  readonly languages?: LocaleSettings | undefined
  /** Takes away what the product keeps about an account. */
  readonly onDelete?: IdentityOptions['onDelete']
  readonly tracing?: Tracing | undefined
}

/** Opens the identity service inside this process. @throws SettingError when its settings cannot be used. */
export async function openIdentity(
  settings: Settings,
  database: Database,
  log: Log,
  { languages, onDelete, tracing }: Surroundings = {},
): Promise<IdentityService> {
  const {
    origin,
    dataDir,
    identityConfig,
    secrets = keptSecrets(dataDir, log),
    smtpUrl,
    sessionIdle,
    accountRules,
  } = settings
  const metrics = tracedMetrics(createMetrics(), tracing)
  try {
    return await watchedIdentity({
      file: identityConfig,
      load: () => loadConfig(identityConfig, { origin }),
      open: (config) =>
        createIdentity({
          config,
          database,
          metrics,
          secrets,
          log: log.child({ room: 'identity' }),
          version: manifest.version,
          accountRules,
          ...(smtpUrl !== undefined && { smtpUrl }),
          ...(sessionIdle !== undefined && { sessionIdle }),
          ...(languages && { languages }),
          ...(onDelete && { onDelete }),
          ...(tracing && { watch: tracing.watch }),
        }),
      log,
    })
  } catch (error) {
    if (error instanceof ConfigError) throw new SettingError('IDENTITY_CONFIG', `cannot be used: ${error.message}`)
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
