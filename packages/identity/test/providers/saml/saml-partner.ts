import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { SignedXml } from 'xml-crypto'
import { selfSignedCertificate } from '../../../src/providers/saml/own-certificate.ts'

const pair = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { pem, certificate: selfSignedCertificate(createPrivateKey(pem), Date.parse('2026-01-01')).toString('base64') }
}

/** The provider's key, and that of an attacker. */
export const samlKeys = { provider: pair(), attacker: pair() }

export const partnerEntity = 'https://saml.example.org/metadata'

const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol'
const assertionSpace = 'urn:oasis:names:tc:SAML:2.0:assertion'
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'

export const metadataWith = (certificates: readonly string[] = [samlKeys.provider.certificate]): string =>
  `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${partnerEntity}">` +
  `<md:IDPSSODescriptor protocolSupportEnumeration="${protocol}">${certificates
    .map(
      (one) =>
        `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>` +
        `<ds:X509Certificate>${one}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
    )
    .join('')}<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"` +
  ` Location="https://saml.example.org/sign-on"/></md:IDPSSODescriptor></md:EntityDescriptor>`

export const base64Address = (text: string): string => `base64://${Buffer.from(text).toString('base64')}`

/** What the provider reads of a request. */
export function readRequest(location: string) {
  const { searchParams } = new URL(location)
  const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString()
  const value = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(xml)?.[1] ?? ''
  const issuer = /<saml:Issuer[^>]*>([^<]*)</.exec(xml)?.[1] ?? ''
  return { xml, id: value(' ID'), recipient: value('AssertionConsumerServiceURL'), issuer, query: searchParams }
}

/** The parts of an answer; each test changes one. */
export interface AnswerParts {
  readonly requestId: string
  readonly recipient: string
  readonly audience: string
  readonly now: number
  readonly name?: string
  readonly attributes?: string
  readonly assertionId?: string
  /** Changes the assertion before it is signed. */
  readonly before?: (assertion: string) => string
  /** Changes the response after the assertion was signed. */
  readonly after?: (response: string) => string
  readonly sign?: 'assertion' | 'response' | 'nothing'
  readonly key?: { readonly pem: string; readonly certificate: string }
  readonly signature?: string
  readonly digest?: string
  readonly status?: string
}

export const attributeNamed = (name: string, ...values: readonly string[]): string =>
  `<saml:Attribute Name="${name}">${values
    .map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
    .join('')}</saml:Attribute>`

export const assertionIn = (xml: string): string => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''

const time = (at: number) => new Date(at).toISOString()

export function samlAnswer(parts: AnswerParts): string {
  const { requestId, recipient, audience, now, name = 'mira', attributes = '', sign = 'assertion' } = parts
  const { assertionId = `_${randomBytes(16).toString('hex')}`, status = 'Success' } = parts
  const plain =
    `<saml:Assertion xmlns:saml="${assertionSpace}" ID="${assertionId}" Version="2.0" IssueInstant="${time(now)}">` +
    `<saml:Issuer>${partnerEntity}</saml:Issuer><saml:Subject><saml:NameID>${name}</saml:NameID>` +
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData` +
    ` InResponseTo="${requestId}" NotOnOrAfter="${time(now + 300_000)}" Recipient="${recipient}"/>` +
    `</saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${time(now)}"` +
    ` NotOnOrAfter="${time(now + 300_000)}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience>` +
    `</saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${time(now)}"><saml:AuthnContext>` +
    `<saml:AuthnContextClassRef>urn:example:loa2</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
    `<saml:AttributeStatement>${attributes}</saml:AttributeStatement></saml:Assertion>`
  const changed = parts.before?.(plain) ?? plain
  const assertion = sign === 'assertion' ? signed(changed, 'Assertion', parts) : changed
  const whole =
    `<samlp:Response xmlns:samlp="${protocol}" ID="_${randomBytes(16).toString('hex')}" Version="2.0"` +
    ` IssueInstant="${time(now)}" Destination="${recipient}" InResponseTo="${requestId}">` +
    `<saml:Issuer xmlns:saml="${assertionSpace}">${partnerEntity}</saml:Issuer><samlp:Status>` +
    `<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:Status>${assertion}</samlp:Response>`
  const response = sign === 'response' ? signed(whole, 'Response', parts) : whole
  return Buffer.from(parts.after?.(response) ?? response).toString('base64')
}

function signed(xml: string, element: string, { key = samlKeys.provider, signature, digest }: AnswerParts): string {
  const signer = new SignedXml({
    privateKey: key.pem,
    publicCert: `-----BEGIN CERTIFICATE-----\n${key.certificate}\n-----END CERTIFICATE-----`,
    signatureAlgorithm: signature ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: exclusive,
  })
  signer.addReference({
    xpath: `/*[local-name()='${element}']`,
    digestAlgorithm: digest ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive],
  })
  signer.computeSignature(xml, {
    location: { reference: `/*[local-name()='${element}']/*[local-name()='Issuer']`, action: 'after' },
  })
  return signer.getSignedXml()
}
