import type { ProviderSettings } from '../../config/provider-config.ts'
import { ProviderFault } from '../provider.ts'

// Microsoft is one server with an issuer for each tenant (docs/contract/providers-and-oauth2.md §A2).

type Claims = Readonly<Record<string, unknown>>

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Discovery of several tenants names an issuer with this in it. */
const anyTenant = '{tenantid}'
/** The tenant of all personal accounts. */
const personal = '9188040d-6c67-4b5b-b112-36a304b66dad'

export const microsoftServer = 'https://login.microsoftonline.com'

type Tenant = Pick<ProviderSettings, 'microsoft_tenant'>

const tenantOf = ({ microsoft_tenant = '' }: Tenant): string => microsoft_tenant.toLowerCase()

const issuerOf = (server: string, tenant: string): string => `${server}/${tenant}/v2.0`

/** Where the library looks for the discovery document: it knows issuers of several tenants by this host alone. */
export const microsoftDiscovery = (settings: Tenant): URL => new URL(issuerOf(microsoftServer, tenantOf(settings)))

/** @throws ProviderFault for a discovery document of another server or tenant */
export function refuseOtherTenant(issuer: string, server: string, settings: Tenant): void {
  const tenant = tenantOf(settings)
  const named = issuer.startsWith(`${server}/`) ? issuer.slice(server.length + 1).replace(/\/v2\.0$/, '') : ''
  const fits =
    tenant === 'common' || tenant === 'organizations'
      ? named === anyTenant
      : uuid.test(named) && (uuid.test(tenant) ? named === tenant : tenant !== 'consumers' || named === personal)
  if (!fits || issuer !== issuerOf(server, named))
    throw new ProviderFault('answer', 'discovery names the issuer of another tenant')
}

/**
 * The library compared the issuer of the id token with the one of discovery, for the tenant that the token names.
 * @throws ProviderFault for a user of another tenant
 */
export function refuseOtherTenantsUser({ tid, iss }: Claims, server: string, settings: Tenant): void {
  if (typeof tid !== 'string' || !uuid.test(tid) || iss !== issuerOf(server, tid))
    throw new ProviderFault('answer', 'the id token names no tenant, or another one than its issuer')
  if (tenantOf(settings) === 'organizations' && tid === personal)
    throw new ProviderFault('answer', 'the user has a personal account, and the tenant is organizations')
}
