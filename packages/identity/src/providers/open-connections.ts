import type { CustomFetch } from 'openid-client'
import type { Clock } from '../clock.ts'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { ProviderSettings } from '../config/provider-config.ts'
import { connectionsOf, type Connection, type Connections } from './connection.ts'
import { createProviderFetch } from './fetch-from-provider.ts'
import { createGithubProvider } from './oidc/github.ts'
import { createOpenIdProvider } from './oidc/openid-provider.ts'
import { openMapper } from './mapper.ts'
import { openSamlConnections, type SamlTools } from './saml/open-saml-connections.ts'

/** The providers of the configuration. @throws ConfigError that names a document which cannot be read */
export async function openConnections(tools: Omit<SamlTools, 'fetch'>): Promise<Connections> {
  const { config, clock } = tools
  const { disallow_private_ip_ranges, private_ip_exception_urls } = config.clients.http
  const ask = createProviderFetch({
    refusesPrivate: disallow_private_ip_ranges,
    exceptions: private_ip_exception_urls,
  })
  return connectionsOf([
    ...(await openOidcConnections(config, clock, ask)),
    ...(await openSamlConnections({ ...tools, fetch: ask })),
  ])
}

async function openOidcConnections(
  config: IdentityConfig,
  clock: Clock,
  ask: ReturnType<typeof createProviderFetch>,
): Promise<readonly Connection[]> {
  const { enabled, config: own } = config.selfservice.methods.oidc
  if (!enabled) return []
  const fetch: CustomFetch = (address, { body, headers, method }) =>
    ask(address, { headers, method, ...(body !== undefined && body !== null && { body: bodyOf(body) }) })
  const base = own.base_redirect_uri ?? config.serve.public.base_url
  return Promise.all(
    own.providers.map(async (settings, index): Promise<Connection> => {
      const options = { settings, redirectUri: `${base}${callbackOf(settings)}`, fetch, clock }
      const provider = settings.provider === 'github' ? createGithubProvider(options) : createOpenIdProvider(options)
      const path = `selfservice.methods.oidc.config.providers.${index}.mapper_url`
      const map = await openMapper(settings.mapper_url, { path, fetch: ask, clock })
      return {
        ...provider,
        method: 'oidc',
        map,
        ...(settings.fedcm_config_url !== undefined && {
          fedCm: { configUrl: settings.fedcm_config_url, clientId: settings.client_id },
        }),
        updatesOnLogin: settings.update_identity_on_login === 'automatic',
        countsAsBoth: ({ acr, amr = [] }) =>
          (acr !== undefined && settings.aal2_acr_values.includes(acr)) ||
          amr.some((one) => settings.aal2_amr_values.includes(one)),
      }
    }),
  )
}

/** The path that is registered at the provider (docs/contract/providers-and-oauth2.md §A3). */
function callbackOf({ id, pkce, organization_id }: ProviderSettings): string {
  const methods = '/self-service/methods/oidc'
  if (organization_id !== undefined) return `${methods}/organization/${organization_id}/callback/${id}`
  return pkce === 'force' ? `${methods}/callback` : `${methods}/callback/${id}`
}

/** The library sends forms alone. */
const bodyOf = (body: Parameters<CustomFetch>[1]['body']): string => {
  if (body instanceof URLSearchParams || typeof body === 'string') return body.toString()
  throw new Error('a request to a provider has a body of another kind')
}
