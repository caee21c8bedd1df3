import { randomBytes } from 'node:crypto'
import type { SAML, SamlConfig } from '@node-saml/node-saml'
import type { Clock } from '../../clock.ts'
import type { SamlSettings } from '../../config/saml-config.ts'
import { ProviderFault, type Provider } from '../provider.ts'
import { checkAssertion } from './assertion-checks.ts'
import { userOf } from './assertion-claims.ts'
import type { SamlMetadata } from './metadata.ts'
import type { SamlPlace } from './own-metadata.ts'
import { checkResponse, type SamlExpectation } from './response-checks.ts'
import type { SigningKey } from './signing-keys.ts'
import { readXml, wrong } from './xml.ts'

interface SamlProviderOptions {
  readonly settings: SamlSettings
  readonly place: SamlPlace
  readonly metadata: () => Promise<SamlMetadata>
  readonly key: SigningKey
  readonly clock: Clock
  /** Notes an assertion until its end. True when it was noted before. */
  readonly seen: (id: string, until: number) => Promise<boolean>
  /** Whether an e-mail of the provider is proved: its domain is one of the provider's organisation. */
  readonly vouchesFor: (email: string) => boolean
}

/** Maximum length of an answer in base64. */
const maxAnswer = 256 * 1024

/** A SAML identity provider behind the port of providers (docs/contract/providers-and-oauth2.md §B). */
export function createSamlProvider(options: SamlProviderOptions): Provider {
  const { settings, place, metadata, clock, seen, vouchesFor } = options
  const { id, label = id, organization_id, subject_attribute: subjectAttribute } = settings
  return {
    id,
    kind: 'saml',
    label,
    ...(organization_id !== undefined && { organizationId: organization_id }),

    async begin({ state, isRefresh }) {
      const requestId = `_${randomBytes(16).toString('hex')}`
      const saml = await samlWith(libraryOptions(options, await metadata(), requestId, isRefresh))
      return { location: await saml.getAuthorizeUrlAsync(state, undefined, {}), proof: { requestId } }
    },

    async finish(answer, { requestId }) {
      const text = answer.get('SAMLResponse') ?? ''
      if (text === '' || text.length > maxAnswer) throw wrong('the answer has no SAMLResponse, or a huge one')
      if (requestId === undefined) throw wrong('the trip has no request')
      const provider = await metadata()
      const expected: SamlExpectation = {
        provider: provider.entityId,
        audience: place.entityId,
        recipient: place.answersAt,
        requestId,
        now: clock(),
        skew: settings.clock_skew,
      }
      checkResponse(readXml(Buffer.from(text, 'base64').toString('utf8')), expected)
      const assertion = readXml(await verified(await samlWith(libraryOptions(options, provider, requestId)), text))
      const checked = checkAssertion(assertion, expected, subjectAttribute)
      if (await seen(`${provider.entityId} ${checked.id}`, checked.until + expected.skew)) {
        throw wrong('the assertion was used before')
      }
      return userOf(assertion, { subjectAttribute, vouchesFor })
    },
  }
}

/** The library loads with the first trip: without a SAML provider, a start reads a hundred files less. */
async function samlWith(options: Omit<SamlConfig, 'validateInResponseTo'>): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  // One request is known: that of the trip, whose row ends it.
  return new SAML({ ...options, validateInResponseTo: ValidateInResponseTo.always })
}

/** The XML that the signature was verified over: nothing else of the answer is read afterwards. */
async function verified(saml: SAML, answer: string): Promise<string> {
  try {
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: answer })
    const xml = profile?.getAssertionXml?.()
    if (xml === undefined) throw wrong('the answer has no assertion')
    return xml
  } catch (cause) {
    if (cause instanceof ProviderFault) throw cause
    const { message } = cause as Error // of the library
    if (/signature/i.test(message)) throw wrong('the signature is wrong')
    throw wrong(`the library refuses the answer: ${message.slice(0, 100)}`)
  }
}

/** The library's defaults are not ours (docs/contract/providers-and-oauth2.md §B4). */
function libraryOptions(
  { settings: { want_signed, name_id_format }, place, key }: SamlProviderOptions,
  { entityId, signOn, certificates }: SamlMetadata,
  requestId: string,
  forceAuthn = false,
): Omit<SamlConfig, 'validateInResponseTo'> {
  return {
    issuer: place.entityId,
    callbackUrl: place.answersAt,
    entryPoint: signOn,
    idpIssuer: entityId,
    idpCert: certificates.map((one) => one.toString()),
    privateKey: key.privateKey,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    wantAssertionsSigned: want_signed === 'assertion' || want_signed === 'both',
    wantAuthnResponseSigned: want_signed === 'response' || want_signed === 'both',
    identifierFormat: name_id_format ?? null,
    disableRequestedAuthnContext: true,
    forceAuthn,
    generateUniqueId: () => requestId,
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (id) => (id === requestId ? new Date().toISOString() : null),
      removeAsync: async () => null,
    },
    // `assertion-checks.ts` compares times, by the clock of the service, and the audience.
    acceptedClockSkewMs: -1,
    audience: false,
  }
}
