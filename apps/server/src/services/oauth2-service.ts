import type { Fetch, ProjectConfiguration } from '@collect/contract'
import { loadConfig } from '@collect/identity'
import { createOAuth2, LostKeysError, type OAuth2, type OAuth2Options } from '@collect/oauth2'
import type { Database } from '@collect/storage'
import { EnvironmentError } from '../environment/environment-error.ts'
import type { Environment } from '../environment/read-environment.ts'
import type { Log } from '../process/log.ts'
import { oauth2Fault } from '../responses/oauth2-fault.ts'
import { readClientsFile } from './clients-file.ts'
import { keptSecrets } from './secrets.ts'

interface OpenOAuth2Options {
  readonly identity: Fetch
  readonly identityAdmin: Fetch
  readonly hasSecondFactor: OAuth2Options['hasSecondFactor']
  /** Hears of connected applications. */
  readonly tell: NonNullable<OAuth2Options['tell']>
  readonly project?: ProjectConfiguration | undefined
}

/** Opens the OAuth2 provider in this process. @throws EnvironmentError if its clients or keys cannot be used */
export async function openOAuth2(
  environment: Environment,
  database: Database,
  log: Log,
  { identity, identityAdmin, hasSecondFactor, tell, project }: OpenOAuth2Options,
): Promise<OAuth2> {
  const { origin, dataDir, identityConfig, oauth2Clients, secrets = keptSecrets(dataDir, log) } = environment
  const { session } = await loadConfig(identityConfig, { origin })
  return openedOAuth2({
    origin,
    database,
    secrets,
    log: log.child({ component: 'oauth2' }),
    identity,
    identityAdmin,
    hasSecondFactor,
    tell,
    clients: readClientsFile(oauth2Clients),
    sessionLifespan: Math.floor(session.lifespan / 1_000),
    policyUrl: project?.policy_url,
    termsUrl: project?.terms_url,
    faultPage: (request, fault) => oauth2Fault(request, fault, project),
  })
}

/** @throws EnvironmentError if the keys were sealed with a secret that is missing */
async function openedOAuth2(options: OAuth2Options): Promise<OAuth2> {
  try {
    return await createOAuth2(options)
  } catch (error) {
    if (error instanceof LostKeysError) throw new EnvironmentError('SECRETS', `cannot be used: ${error.message}`)
    throw error
  }
}
