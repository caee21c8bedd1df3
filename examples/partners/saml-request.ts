// What the SAML partner reads of an app: its metadata, and the requests that it signs.
import { verify, X509Certificate } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { DOMParser } from '@xmldom/xmldom'
import { algorithms, saml } from './saml-names.ts'

/** An app that users sign in to, as its metadata describes it. */
export interface SamlApp {
  readonly entityId: string
  /** Where it takes answers by POST. */
  readonly answersAt: string
  readonly certificates: readonly X509Certificate[]
}

export interface SamlRequest {
  readonly app: SamlApp
  readonly id: string
  readonly relayState: string
}

/** A request that the partner does not answer. Its message is for the visitor. */
export class RefusedRequest extends Error {}

/** Reads the metadata of an app. */
export type ReadMetadata = (entityId: string) => Promise<string>

/** The app with this entity id. @throws RefusedRequest when its metadata cannot be read */
export async function readApp(entityId: string, readMetadata: ReadMetadata): Promise<SamlApp> {
  const metadata = xmlOf(
    await readMetadata(entityId).catch(() => {
      throw new RefusedRequest(`The metadata of the app cannot be read at ${entityId}.`)
    }),
  )
  const [answers] = elementsOf(metadata, 'metadata', 'AssertionConsumerService').filter(
    (one) => one.getAttribute('Binding') === saml.post,
  )
  const answersAt = answers?.getAttribute('Location')
  if (metadata.getAttribute('entityID') !== entityId || !answersAt) {
    throw new RefusedRequest(`The metadata at ${entityId} describes no such app.`)
  }
  const certificates = elementsOf(metadata, 'signature', 'X509Certificate').map(
    ({ textContent }) => new X509Certificate(Buffer.from(textContent ?? '', 'base64')),
  )
  return { entityId, answersAt, certificates }
}

/** Reads a request that came by redirect, and checks its signature. @throws RefusedRequest */
export async function readSamlRequest(
  { href, search, searchParams }: URL,
  readMetadata: ReadMetadata,
): Promise<SamlRequest> {
  const request = xmlOf(inflated(searchParams.get('SAMLRequest') ?? ''))
  const id = request.getAttribute('ID') ?? ''
  const [issuer] = elementsOf(request, 'assertion', 'Issuer')
  const destination = request.getAttribute('Destination')
  if (request.localName !== 'AuthnRequest' || !id || !issuer) throw new RefusedRequest('This is no request to sign in.')
  if (destination && !href.startsWith(`${destination}?`))
    throw new RefusedRequest('The request is for another address.')
  const app = await readApp(issuer.textContent ?? '', readMetadata)
  if (!isSigned(search, searchParams, app)) throw new RefusedRequest('No key of the app signed this request.')
  const answersAt = request.getAttribute('AssertionConsumerServiceURL')
  if (answersAt && answersAt !== app.answersAt) throw new RefusedRequest('The app takes no answers at that address.')
  return { app, id, relayState: searchParams.get('RelayState') ?? '' }
}

/** The signature of a request by redirect is over its query as it was sent. */
function isSigned(search: string, searchParams: URLSearchParams, { certificates }: SamlApp): boolean {
  if (searchParams.get('SigAlg') !== algorithms.rsaSha256) return false
  const parts = new Map(
    search
      .slice(1)
      .split('&')
      .map((part) => [part.split('=')[0], part]),
  )
  const signed = ['SAMLRequest', 'RelayState', 'SigAlg'].flatMap((name) => parts.get(name) ?? []).join('&')
  const signature = Buffer.from(searchParams.get('Signature') ?? '', 'base64')
  return certificates.some(({ publicKey }) => verify('sha256', Buffer.from(signed), publicKey, signature))
}

function inflated(text: string): string {
  try {
    return inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: 64_000 }).toString()
  } catch {
    throw new RefusedRequest('The parameter SAMLRequest cannot be read.')
  }
}

function xmlOf(text: string): Element {
  const refuse = () => {
    throw new RefusedRequest('What came is no XML.')
  }
  const errorHandler = { warning: refuse, error: refuse, fatalError: refuse }
  const { documentElement } = new DOMParser({ errorHandler }).parseFromString(text, 'text/xml') ?? {}
  return documentElement ?? refuse()
}

const elementsOf = (root: Element, vocabulary: 'metadata' | 'assertion' | 'signature', name: string) =>
  Array.from(root.getElementsByTagNameNS(saml[vocabulary], name))
