import { X509Certificate } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { ConfigError } from '../../config/config-error.ts'
import { documentAt } from '../../config/document.ts'
import { attributeOf, below, isNamed, readXml, textOf, wrong } from './xml.ts'

/** What the metadata of a SAML provider says (docs/contract/providers-and-oauth2.md §B2). */
export interface SamlMetadata {
  readonly entityId: string
  /** The address that takes requests by redirect. */
  readonly signOn: string
  readonly certificates: readonly X509Certificate[]
}

interface MetadataOptions {
  /** The key of the configuration, for errors. */
  readonly path: string
  readonly fetch: (address: string) => Promise<Response>
  readonly clock: Clock
  readonly onExpired: () => void
  /** The address of the metadata does not answer, or with something else; the last good one is used. */
  readonly onUnread: () => void
}

/** How long metadata from the network is kept, in milliseconds. */
const kept = 24 * 60 * 60_000
/** How long the last good metadata is used before its address is asked again, in milliseconds. */
const retriedAfter = 60 * 60_000

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/**
 * Opens the metadata of a provider. The service reads metadata from the network again after a day. When its address
 * does not answer then, the last good one is used. @throws ConfigError when the metadata cannot be read
 */
export async function openMetadata(
  address: string,
  { path, fetch, clock, onExpired, onUnread }: MetadataOptions,
): Promise<() => Promise<SamlMetadata>> {
  const checked = (text: string) => {
    const metadata = readMetadata(text)
    for (const one of metadata.certificates) if (Date.parse(one.validTo) < clock()) onExpired()
    return metadata
  }
  const isRemote = /^https?:/.test(address)
  const read = async () => {
    if (!isRemote) return checked(documentAt(address))
    const response = await fetch(address)
    if (!response.ok) throw new Error(`the metadata’s address answered with ${response.status}`)
    return checked(await response.text())
  }
  const first = await read().catch((cause: unknown) => {
    throw new ConfigError([`${path}: ${cause instanceof Error ? cause.message : String(cause)}`])
  })
  if (!isRemote) return async () => first
  let good = first
  let until = clock() + kept
  return async () => {
    if (until > clock()) return good
    try {
      good = await read()
      until = clock() + kept
    } catch {
      until = clock() + retriedAfter
      onUnread()
    }
    return good
  }
}

/** @throws ProviderFault that says what is missing */
export function readMetadata(text: string): SamlMetadata {
  const root = readXml(text)
  const entityId = attributeOf(root, 'entityID')
  if (!isNamed(root, 'metadata', 'EntityDescriptor') || entityId === undefined) {
    throw wrong('the metadata has no EntityDescriptor with an entityID')
  }
  const [provider] = below(root, 'metadata', 'IDPSSODescriptor')
  if (!provider) throw wrong('the metadata describes no identity provider')
  const signOn = attributeOf(
    below(provider, 'metadata', 'SingleSignOnService').find(
      (one) => attributeOf(one, 'Binding') === redirectBinding && isWebAddress(attributeOf(one, 'Location')),
    ),
    'Location',
  )
  if (signOn === undefined) throw wrong('the metadata has no SingleSignOnService with the redirect binding')
  const certificates = below(provider, 'metadata', 'KeyDescriptor')
    .filter((key) => (attributeOf(key, 'use') ?? 'signing') === 'signing')
    .flatMap((key) => below(key, 'signature', 'KeyInfo'))
    .flatMap((info) => below(info, 'signature', 'X509Data'))
    .flatMap((data) => below(data, 'signature', 'X509Certificate'))
    .map((one) => certificateOf(textOf(one)))
  if (certificates.length === 0) throw wrong('the metadata has no signing certificate')
  return { entityId, signOn, certificates }
}

const isWebAddress = (text = ''): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

function certificateOf(base64: string): X509Certificate {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'))
  } catch {
    throw wrong('a signing certificate of the metadata cannot be read')
  }
}
