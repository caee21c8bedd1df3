import { ProviderFault } from '../provider.ts'
import { anywhereIn, attributeOf, below, isNamed, textOf, wrong } from './xml.ts'

/** What an answer has to fit. */
export interface SamlExpectation {
  /** The entity id of the provider. */
  readonly provider: string
  /** The entity id of this service at the provider. */
  readonly audience: string
  /** The address that takes the provider's answers. */
  readonly recipient: string
  readonly requestId: string
  readonly now: number
  /** How far the provider's clock may be off, in milliseconds. */
  readonly skew: number
}

/** `xml-crypto` verifies these; it has neither SHA-384 nor ECDSA. */
const signatures: readonly string[] = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
]
const digests: readonly string[] = [
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const transforms: readonly string[] = ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive]

/**
 * Checks a response before its signature is verified. The checks only refuse: no claim is read here
 * (docs/contract/providers-and-oauth2.md §B4). @throws ProviderFault
 */
export function checkResponse(response: Element, expected: SamlExpectation): void {
  refuseOtherDocument(response)
  refuseFailedStatus(response)
  refuseEncryptedAssertion(response)
  refuseSeveralAssertions(response)
  refuseRepeatedIds(response)
  refuseMovedSignature(response)
  refuseWeakAlgorithm(response)
  refuseCommentInNameId(response)
  refuseOtherDestination(response, expected)
  refuseOtherIssuer(response, expected)
  refuseAnswerToOtherRequest(response, expected)
}

function refuseOtherDocument(response: Element): void {
  if (!isNamed(response, 'protocol', 'Response')) throw wrong('the answer is no SAML response')
}

function refuseFailedStatus(response: Element): void {
  const [status] = below(response, 'protocol', 'Status')
  const [code] = status ? below(status, 'protocol', 'StatusCode') : []
  const value = attributeOf(code, 'Value') ?? ''
  if (value === 'urn:oasis:names:tc:SAML:2.0:status:Success') return
  const [reason] = code ? below(code, 'protocol', 'StatusCode') : []
  const [explanation] = status ? below(status, 'protocol', 'StatusMessage') : []
  const named = lastWord(attributeOf(reason, 'Value') ?? value)
  throw new ProviderFault('denied', `the provider answered with the status ${named}`, {
    said: (textOf(explanation) || named).slice(0, 200),
  })
}

const lastWord = (status: string): string => status.replace(/^.*:/s, '').replace(/\W/g, '').slice(0, 50)

function refuseEncryptedAssertion(response: Element): void {
  if (everyElement(response).some(({ localName }) => localName === 'EncryptedAssertion')) {
    throw wrong('the provider encrypts its assertions: switch that off, the connection is encrypted already')
  }
}

/** A second assertion, wherever it stands, could be read in place of the signed one. */
function refuseSeveralAssertions(response: Element): void {
  const all = everyElement(response).filter(({ localName }) => localName === 'Assertion')
  const own = below(response, 'assertion', 'Assertion')
  if (all.length !== 1 || own.length !== 1) throw wrong('the answer does not have exactly one assertion')
}

/** A reference to an ID must not fit two elements. */
function refuseRepeatedIds(response: Element): void {
  const ids = everyElement(response).flatMap(({ attributes }) =>
    Array.from(attributes)
      .filter(({ name }) => /(?:^|:)id$/i.test(name))
      .map(({ value }) => value),
  )
  if (new Set(ids).size !== ids.length) throw wrong('two elements of the answer have one ID')
}

/** A signature stands directly in what it signs. */
function refuseMovedSignature(response: Element): void {
  for (const signature of anywhereIn(response, 'signature', 'Signature')) {
    const holder = signature.parentNode as Element // the root is no signature
    const isPlaced = holder === response || holder.parentNode === response
    const isSignable = isNamed(holder, 'protocol', 'Response') || isNamed(holder, 'assertion', 'Assertion')
    const references = anywhereIn(signature, 'signature', 'Reference')
    const isOwn = references.length === 1 && attributeOf(references[0], 'URI') === `#${attributeOf(holder, 'ID') ?? ''}`
    if (!isPlaced || !isSignable || !isOwn) throw wrong('a signature does not sign the element that it stands in')
    if (anywhereIn(signature, 'signature', 'Object').length > 0) throw wrong('a signature has content of its own')
  }
}

function refuseWeakAlgorithm(response: Element): void {
  const rules: readonly (readonly [string, readonly string[]])[] = [
    ['SignatureMethod', signatures],
    ['DigestMethod', digests],
    ['CanonicalizationMethod', [exclusive]],
    ['Transform', transforms],
  ]
  for (const [name, accepted] of rules) {
    for (const element of anywhereIn(response, 'signature', name)) {
      if (!accepted.includes(attributeOf(element, 'Algorithm') ?? '')) {
        throw wrong(`the ${name} of a signature is not accepted`)
      }
    }
  }
}

/** Canonical XML has no comments, so a comment may hide where the signed name ends. */
function refuseCommentInNameId(response: Element): void {
  const isText = ({ nodeType }: Node) => nodeType === 3 || nodeType === 4
  if (anywhereIn(response, 'assertion', 'NameID').some(({ childNodes }) => !Array.from(childNodes).every(isText))) {
    throw wrong('the NameID holds more than text')
  }
}

function refuseOtherDestination(response: Element, { recipient }: SamlExpectation): void {
  if ((attributeOf(response, 'Destination') ?? recipient) !== recipient)
    throw wrong('the answer is for another address')
}

function refuseOtherIssuer(response: Element, { provider }: SamlExpectation): void {
  const [issuer] = below(response, 'assertion', 'Issuer')
  if (issuer && textOf(issuer) !== provider) throw wrong('the answer is of another provider')
}

function refuseAnswerToOtherRequest(response: Element, { requestId }: SamlExpectation): void {
  if (attributeOf(response, 'InResponseTo') !== requestId) throw wrong('the answer is to another request')
}

const everyElement = (root: Element): readonly Element[] => [root, ...Array.from(root.getElementsByTagName('*'))]
