import { ConfigError, createIdentity, loadConfig, type Identity } from '@collect/identity'
import type { Database } from '@collect/storage'
import type { Log } from './log.ts'
import { keptSecrets } from './secrets.ts'
import { SettingError } from './setting-error.ts'
import type { Settings } from './settings.ts'

/** The identity service inside this process. @throws SettingError when its settings cannot be used. */
export async function openIdentity(settings: Settings, database: Database, log: Log): Promise<Identity> {
  const { origin, dataDir, secrets = keptSecrets(dataDir), smtpUrl } = settings
  const config = await configOf(settings)
  return createIdentity({ config, database, origin, secrets, smtpUrl, log: log.child({ room: 'identity' }) })
}

async function configOf({ identityConfig, origin }: Settings) {
  try {
    return await loadConfig(identityConfig, { origin })
  } catch (error) {
    if (error instanceof ConfigError) throw new SettingError('IDENTITY_CONFIG', `cannot be used: ${error.message}`)
    throw error
  }
}
