import { isUniqueViolation } from '@collect/storage'
import { randomUUID } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { IdentityConfig } from '../../config/identity-config.ts'
import type { Sealer } from '../../secrets/sealer.ts'
import { digest } from '../../secrets/tokens.ts'
import type { Stores } from '../../store/stores.ts'
import type { Connection } from '../connection.ts'
import { openMapper } from '../mapper.ts'
import { hasAddress, organizationById } from '../organizations.ts'
import { openMetadata } from './metadata.ts'
import { ownMetadata, samlPlaceOf } from './own-metadata.ts'
import { createSamlProvider } from './saml-provider.ts'
import { openSigningKeys } from './signing-keys.ts'

export interface SamlTools {
  readonly config: IdentityConfig
  readonly clock: Clock
  readonly stores: Pick<Stores, 'samlKeys' | 'trips'>
  readonly vault: Pick<Sealer, 'seal' | 'open'>
  readonly log: { warn(fields: { readonly event: string; readonly provider: string }, message: string): void }
  readonly fetch: (address: string) => Promise<Response>
}

/** The SAML providers of the configuration. @throws ConfigError for metadata or a mapper that cannot be read */
export async function openSamlConnections(tools: SamlTools): Promise<readonly Connection[]> {
  const { config, clock, stores, vault, log, fetch } = tools
  const { enabled, config: own } = config.selfservice.methods.saml
  if (!enabled) return []
  const keys = await openSigningKeys(stores.samlKeys, vault, clock)
  const opened = own.providers.map(async (settings, index): Promise<readonly Connection[]> => {
    const { id, state } = settings
    const path = `selfservice.methods.saml.config.providers.${index}`
    const metadata = await openMetadata(settings.raw_idp_metadata_xml, {
      path: `${path}.raw_idp_metadata_xml`,
      fetch,
      clock,
      onExpired: () =>
        log.warn(
          { event: 'provider.certificate_expired', provider: id },
          'A signing certificate of a provider expired.',
        ),
      onUnread: () =>
        log.warn(
          { event: 'provider.metadata_unread', provider: id },
          'The metadata of a provider cannot be read; the last good one is used.',
        ),
    })
    const map = await openMapper(settings.mapper_url, { path: `${path}.mapper_url`, fetch, clock })
    if (state === 'disabled') return []
    const place = samlPlaceOf(settings, config.serve.public.base_url)
    const organization = organizationById(config, settings.organization_id)
    const vouchesFor = (email: string) => organization !== undefined && hasAddress(organization, email)
    const seen = (assertion: string, until: number) => isSeen(tools, id, assertion, until)
    return [
      {
        ...createSamlProvider({ settings, place, metadata, key: keys[0], clock, seen, vouchesFor }),
        method: 'saml',
        map,
        ownMetadata: ownMetadata(place, keys, settings),
        updatesOnLogin: false,
        countsAsBoth: () => false,
      },
    ]
  })
  return (await Promise.all(opened)).flat()
}

/** Each assertion counts once, until it expires. */
async function isSeen(
  { clock, stores }: SamlTools,
  provider: string,
  assertion: string,
  until: number,
): Promise<boolean> {
  try {
    await stores.trips.insert({
      id: `saml-assertion:${digest(assertion)}`,
      flowId: randomUUID(),
      flowKind: 'login',
      method: 'saml',
      provider,
      binding: '',
      sealed: '',
      madeAt: clock(),
      expiresAt: until,
    })
    return false
  } catch (error) {
    if (isUniqueViolation(error)) return true
    throw error
  }
}
