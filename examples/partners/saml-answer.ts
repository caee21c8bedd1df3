// The answers of the SAML partner: a response with one signed assertion.
import { randomBytes } from 'node:crypto'
import { SignedXml } from 'xml-crypto'
import type { Person } from './people.ts'
import type { SamlKey } from './saml-key.ts'
import { algorithms, inXml, saml } from './saml-names.ts'

/** `AuthnContextClassRef` of a user with a second factor at the partner. */
const secondFactorClass = 'urn:partner:second-factor'

/** What an answer says. A lie changes a part of it. */
export interface SamlWords {
  readonly person: Person
  readonly issuer: string
  readonly audience: string
  readonly recipient: string
  /** Unset, the sign-in began at the partner. */
  readonly requestId?: string
  /** When the user signed in, in milliseconds. */
  readonly at: number
  readonly nameFormat?: string
}

export interface SamlSignature {
  readonly key: SamlKey
  /** An algorithm of yesterday. */
  readonly isSha1?: boolean
}

const lifespan = 5 * 60_000

/** An assertion without a signature. */
export function assertionOf(words: SamlWords): string {
  const { person, issuer, audience, recipient, at, nameFormat = saml.persistent } = words
  const context = person.hasSecondFactor ? secondFactorClass : saml.password
  return (
    `<saml:Assertion xmlns:saml="${saml.assertion}" ID="${newId()}" Version="2.0" IssueInstant="${time(at)}">` +
    `<saml:Issuer>${inXml(issuer)}</saml:Issuer>` +
    `<saml:Subject><saml:NameID Format="${nameFormat}">${inXml(person.subject)}</saml:NameID>` +
    `<saml:SubjectConfirmation Method="${saml.bearer}"><saml:SubjectConfirmationData${inResponseTo(words)}` +
    ` NotOnOrAfter="${time(at + lifespan)}" Recipient="${inXml(recipient)}"/></saml:SubjectConfirmation></saml:Subject>` +
    `<saml:Conditions NotBefore="${time(at)}" NotOnOrAfter="${time(at + lifespan)}"><saml:AudienceRestriction>` +
    `<saml:Audience>${inXml(audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
    `<saml:AuthnStatement AuthnInstant="${time(at)}"><saml:AuthnContext>` +
    `<saml:AuthnContextClassRef>${context}</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
    `${attributesOf(person)}</saml:Assertion>`
  )
}

/** A response around an assertion; without one, it says that the user did not sign in. */
export function responseOf(words: Omit<SamlWords, 'person'>, assertion?: string): string {
  const { issuer, recipient, at } = words
  const status =
    assertion === undefined
      ? `<samlp:StatusCode Value="${saml.status}Responder"><samlp:StatusCode Value="${saml.status}AuthnFailed"/></samlp:StatusCode>`
      : `<samlp:StatusCode Value="${saml.status}Success"/>`
  return (
    `<samlp:Response xmlns:samlp="${saml.protocol}" ID="${newId()}" Version="2.0" IssueInstant="${time(at)}"` +
    ` Destination="${inXml(recipient)}"${inResponseTo(words)}>` +
    `<saml:Issuer xmlns:saml="${saml.assertion}">${inXml(issuer)}</saml:Issuer>` +
    `<samlp:Status>${status}</samlp:Status>${assertion ?? ''}</samlp:Response>`
  )
}

/** The assertion with a signature in its place, after the issuer. */
export function signedAssertion(xml: string, { key, isSha1 = false }: SamlSignature): string {
  const assertion = "/*[local-name()='Assertion']"
  const signer = new SignedXml({
    privateKey: key.privateKey,
    signatureAlgorithm: isSha1 ? algorithms.rsaSha1 : algorithms.rsaSha256,
    canonicalizationAlgorithm: algorithms.exclusive,
  })
  signer.addReference({
    xpath: assertion,
    digestAlgorithm: isSha1 ? algorithms.sha1 : algorithms.sha256,
    transforms: [algorithms.enveloped, algorithms.exclusive],
  })
  signer.computeSignature(xml, { location: { reference: `${assertion}/*[local-name()='Issuer']`, action: 'after' } })
  return signer.getSignedXml()
}

function attributesOf({ email, name }: Person): string {
  const values = [
    ['mail', email],
    ['displayName', name],
  ] as const
  const attributes = values.flatMap(([attribute, value]) =>
    value
      ? [
          `<saml:Attribute Name="${attribute}"><saml:AttributeValue>${inXml(value)}</saml:AttributeValue></saml:Attribute>`,
        ]
      : [],
  )
  return attributes.length > 0 ? `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>` : ''
}

const inResponseTo = ({ requestId }: Pick<SamlWords, 'requestId'>): string =>
  requestId === undefined ? '' : ` InResponseTo="${inXml(requestId)}"`

const newId = (): string => `_${randomBytes(16).toString('hex')}`
const time = (at: number): string => new Date(at).toISOString()
