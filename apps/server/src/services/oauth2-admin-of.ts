import type { OAuth2 } from '@collect/oauth2'
import { createOAuth2Admin, type OAuth2Admin } from '@collect/oauth2-admin'
import type { Hydra } from './hydra-of.ts'
import type { Environment } from '../environment/read-environment.ts'

/**
 * The admin API of the OAuth2 provider; undefined without a provider (docs/contract/providers-and-oauth2.md §D5). An
 * embedded provider opens after the identity service, which needs this client.
 */
export function oauth2AdminOf(
  { remoteService, origin }: Pick<Environment, 'remoteService' | 'origin'>,
  hydra: Hydra | undefined,
  embedded: () => Pick<OAuth2, 'admin'> | undefined,
): OAuth2Admin | undefined {
  if (hydra) return createOAuth2Admin(hydra)
  if (remoteService !== undefined) return undefined
  return createOAuth2Admin({
    base: origin,
    async fetch(request) {
      const provider = embedded()
      if (!provider) throw new Error('The OAuth2 provider is not open yet.')
      return provider.admin(request)
    },
  })
}
