import { ConfigError, loadConfig } from '@collect/identity'
import type { OAuth2AdminOptions } from '@collect/oauth2-admin'
import { EnvironmentError } from '../environment/environment-error.ts'
import type { Environment } from '../environment/read-environment.ts'

/** A Hydra's admin API. */
export type Hydra = Pick<OAuth2AdminOptions, 'base' | 'headers'>

/**
 * The Hydra of `HYDRA_ADMIN_URL` or of the embedded identity service's configuration; undefined without one
 * (docs/contract/providers-and-oauth2.md §D5).
 * @throws EnvironmentError if the two name different ones, or the configuration is invalid
 */
export async function hydraOf(environment: Environment): Promise<Hydra | undefined> {
  const { hydraAdmin, remoteService, identityConfig, origin } = environment
  if (remoteService !== undefined && hydraAdmin === undefined) return undefined
  const { url, headers } = await providerSettings(identityConfig, origin)
  // A Kratos at another address may reach the same Hydra by another name.
  if (remoteService === undefined && hydraAdmin !== undefined && url !== undefined && url !== hydraAdmin) {
    throw new EnvironmentError(
      'HYDRA_ADMIN_URL',
      'differs from oauth2_provider.url in IDENTITY_CONFIG; set one of them',
    )
  }
  const base = hydraAdmin ?? url
  return base === undefined ? undefined : { base, headers }
}

async function providerSettings(file: string, origin: string) {
  try {
    return (await loadConfig(file, { origin })).oauth2_provider
  } catch (error) {
    if (error instanceof ConfigError) throw new EnvironmentError('IDENTITY_CONFIG', `cannot be used: ${error.message}`)
    throw error
  }
}
