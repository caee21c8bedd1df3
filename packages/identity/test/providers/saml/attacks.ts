import { createSamlProvider } from '../../../src/providers/saml/saml-provider.ts'
import { readMetadata } from '../../../src/providers/saml/metadata.ts'
import {
  assertionIn,
  attributeNamed,
  metadataWith,
  partnerEntity,
  readRequest,
  samlAnswer,
  samlKeys,
  type AnswerParts,
} from './saml-partner.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
export const place = { entityId: 'http://localhost/metadata/work', answersAt: 'http://localhost/callback/work' }

/** What differs from a good answer. */
export type Changes = Partial<AnswerParts>

/** A provider whose clock stands still. @param create made of changed sources, where a test takes a check out */
export function openProvider(settings: object = {}, create = createSamlProvider) {
  const known = new Set<string>()
  return create({
    settings: {
      id: 'work',
      mapper_url: 'base64://',
      raw_idp_metadata_xml: 'base64://',
      state: 'enabled',
      clock_skew: 60_000,
      ...settings,
    },
    place,
    metadata: async () => readMetadata(metadataWith()),
    key: { privateKey: samlKeys.provider.pem, certificate: samlKeys.provider.certificate },
    clock: () => now,
    vouchesFor: () => false,
    seen: async (id) => known.size === known.add(id).size,
  })
}

/** A trip to the provider; the provider's answer has these changes. */
export async function trip(changes: Changes = {}, provider = openProvider()) {
  const { location, proof } = await provider.begin({ state: 'state', upstream: {}, isRefresh: false })
  const { id } = readRequest(location)
  const answer = samlAnswer({ requestId: id, recipient: place.answersAt, audience: place.entityId, now, ...changes })
  return {
    answer,
    proof: { ...proof, state: 'state' },
    finish: () => provider.finish(new URLSearchParams({ SAMLResponse: answer }), { ...proof, state: 'state' }),
  }
}

export const swap = (from: string | RegExp, to: string) => (xml: string) => {
  const changed = xml.replace(from, to)
  if (changed === xml) throw new Error('the change changed nothing')
  return changed
}

export const at = (offset: number): string => new Date(now + offset).toISOString()

/** A copy of the assertion that says "admin" and has no signature. */
const forged = (xml: string): string =>
  assertionIn(xml)
    .replace(/<Signature.*<\/Signature>/s, '')
    .replace('>mira<', '>admin<')
    .replace(/ID="_\w+"/, 'ID="_forged"')

const around = (put: (own: string, copy: string) => string) => (xml: string) =>
  xml.replace(assertionIn(xml), put(assertionIn(xml), forged(xml)))

const within = (copy: string, content: string) => copy.replace('</saml:Assertion>', `${content}</saml:Assertion>`)

/** An answer that must be refused. The first reason that refuses it names the check. */
interface Attack {
  /** Its row in docs/contract/providers-and-oauth2.md §F5, and what is wrong. */
  readonly name: string
  readonly changes: Changes
  readonly reason: string
  readonly settings?: object
}

const attack = (name: string, reason: string, changes: Changes, settings?: object): Attack => ({
  name,
  changes,
  reason,
  ...(settings && { settings }),
})

const signature = 'the signature is wrong'
const library = 'the library refuses the answer'
const one = 'the answer does not have exactly one assertion'
const misplaced = 'a signature does not sign the element that it stands in'
const audience = 'the assertion is for another audience'
const recipient = 'the assertion is for another recipient'
const confirmation = 'the assertion does not have exactly one bearer confirmation'
const nameId = 'the NameID is missing, empty or too long'
const unread = 'the document is not well-formed XML'
const transform = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'
const encrypted = '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/>'
const confirmationIn = /<saml:SubjectConfirmation .*<\/saml:SubjectConfirmation>/

export const attacks: readonly Attack[] = [
  attack('126 unsigned', signature, { sign: 'nothing' }),
  attack('126 signed by a key whose certificate is inside the answer only', signature, { key: samlKeys.attacker }),
  attack('126 changed after the signature', signature, { after: swap('>mira<', '>admin<') }),
  attack(
    '126 the response is signed, and want_signed is assertion',
    signature,
    { sign: 'response' },
    {
      want_signed: 'assertion',
    },
  ),
  attack('126 the assertion is signed, and want_signed is response', signature, {}, { want_signed: 'response' }),
  attack('126 the assertion alone is signed, and want_signed is both', signature, {}, { want_signed: 'both' }),
  attack('127 wrapping 1: a copy before the signed assertion', one, { after: around((own, copy) => copy + own) }),
  attack('127 wrapping 2: a copy after the signed assertion', one, { after: around((own, copy) => own + copy) }),
  attack('127 wrapping 3: the signed assertion inside a copy', one, {
    after: around((own, copy) => within(copy, own)),
  }),
  attack('127 wrapping 4: the signed assertion inside Extensions', one, {
    after: around((own, copy) => `<samlp:Extensions>${own}</samlp:Extensions>${copy}`),
  }),
  attack('127 wrapping 5: the signed assertion inside an Object', one, {
    after: around((own, copy) => within(copy, `<Object xmlns="http://www.w3.org/2000/09/xmldsig#">${own}</Object>`)),
  }),
  attack('127 wrapping 6: a copy in another namespace', one, {
    after: around((own, copy) => own + copy.replace('urn:oasis:names:tc:SAML:2.0:assertion', 'urn:x')),
  }),
  attack('127 wrapping 7: the signature moved to the response', misplaced, {
    after(xml) {
      const own = /<Signature.*<\/Signature>/s.exec(xml)?.[0] ?? ''
      return xml.replace(own, '').replace('<samlp:Status>', `${own}<samlp:Status>`)
    },
  }),
  attack('127 wrapping 8: a signed response inside a forged one', one, {
    sign: 'response',
    after: (xml) =>
      xml
        .replace('<samlp:Status>', `<samlp:Extensions>${xml}</samlp:Extensions><samlp:Status>`)
        .replace('>mira<', '>admin<'),
  }),
  attack('127 an ID that stands twice', 'two elements of the answer have one ID', {
    after: (xml) =>
      xml.replace('<samlp:Status>', `<samlp:Status x:id="${/ ID="([^"]*)"/.exec(assertionIn(xml))?.[1]}" xmlns:x="x">`),
  }),
  attack('127 content inside the signature', 'a signature has content of its own', {
    after: swap('</Signature>', '<Object>more</Object></Signature>'),
  }),
  attack('128 two assertions', one, { after: around((own) => own + own.replace(/ ID="_\w+"/, ' ID="_second"')) }),
  attack('128 a signed response whose assertion was replaced', signature, {
    sign: 'response',
    after: around((_, copy) => copy),
  }),
  attack('128 a signed response with a foreign assertion', 'the assertion is of another provider', {
    sign: 'response',
    before: swap(`>${partnerEntity}<`, '>https://other<'),
  }),
  attack('128 an encrypted assertion beside a plain one', 'the provider encrypts its assertions', {
    after: swap('</samlp:Response>', `${encrypted}</samlp:Response>`),
  }),
  attack('128 no assertion', one, { after: around(() => '') }),
  attack('128 a signed element that is no response', 'the answer is no SAML response', {
    after: (xml) => xml.replaceAll('samlp:Response', 'samlp:ArtifactResponse'),
  }),
  attack('129 a comment inside the NameID', 'the NameID holds more than text', {
    name: 'admin@x.evil',
    after: swap('>admin@x', '>admin@x<!-- -->'),
  }),
  attack('130 a DTD', 'the document has a DTD', { after: (xml) => `<!DOCTYPE x>${xml}` }),
  attack('130 an entity', 'the document has a DTD', {
    name: 'x',
    after: (xml) => `<!DOCTYPE x [<!ENTITY e "admin">]>${xml.replace('>x<', '>&e;<')}`,
  }),
  attack('130 a processing instruction', 'the document has a processing instruction', {
    after: (xml) => `${xml}<?x y?>`,
  }),
  attack('130 huge', 'the answer has no SAMLResponse, or a huge one', { after: (xml) => xml + ' '.repeat(256 * 1024) }),
  attack('130 deep', 'the document is nested too deep', {
    after: swap('<samlp:Status>', `${'<a>'.repeat(70)}${'</a>'.repeat(70)}<samlp:Status>`),
  }),
  attack('130 a tag without an end', 'the document ends inside a tag', { after: (xml) => `${xml}<a` }),
  attack('130 a comment without an end', 'the document ends inside a comment', { after: (xml) => `${xml}<!--` }),
  attack('130 an attribute that stands twice', unread, { after: swap('<samlp:Status>', '<samlp:Status a="1" a="2">') }),
  attack('130 no XML', unread, { after: () => 'hello' }),
  attack('131 a sha1 signature', 'the SignatureMethod of a signature is not accepted', {
    signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  }),
  attack('131 a sha1 digest', 'the DigestMethod of a signature is not accepted', {
    digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
  }),
  attack('131 an HMAC', 'the SignatureMethod of a signature is not accepted', {
    after: swap('xmldsig-more#rsa-sha256', 'xmldsig-more#hmac-sha256'),
  }),
  attack('131 another transform', 'the Transform of a signature is not accepted', {
    after: swap(`<Transform Algorithm="${transform}"`, '<Transform Algorithm="http://www.w3.org/TR/xslt"'),
  }),
  attack('131 another canonical form', 'the CanonicalizationMethod of a signature is not accepted', {
    after: swap(/(<CanonicalizationMethod Algorithm=")[^"]*/, '$1http://www.w3.org/TR/2001/REC-xml-c14n-20010315'),
  }),
  attack('132 expired', 'the assertion has expired', {
    before: swap(/(<saml:Conditions.*?)NotOnOrAfter="[^"]*"/, `$1NotOnOrAfter="${at(-61_000)}"`),
  }),
  attack('132 expired 60 s ago', 'the assertion has expired', {
    before: swap(/(<saml:Conditions.*?)NotOnOrAfter="[^"]*"/, `$1NotOnOrAfter="${at(-60_000)}"`),
  }),
  attack('132 no end', library, {
    before: swap(/(<saml:Conditions.*?) NotOnOrAfter="[^"]*"/, '$1'),
  }),
  attack('132 not valid for 61 s', 'the assertion is not valid yet', {
    before: swap(/Conditions NotBefore="[^"]*"/, `Conditions NotBefore="${at(61_000)}"`),
  }),
  attack('132 a time that is none', 'NotBefore is not a time', {
    before: swap(/Conditions NotBefore="[^"]*"/, 'Conditions NotBefore="soon"'),
  }),
  attack('132 too old', 'the assertion is too old', {
    before: swap(/IssueInstant="[^"]*"/, `IssueInstant="${at(-660_000)}"`),
  }),
  attack('132 an expired confirmation', 'the bearer confirmation has expired', {
    before: swap(/NotOnOrAfter="[^"]*" Recipient/, `NotOnOrAfter="${at(-60_000)}" Recipient`),
  }),
  attack('132 a confirmation without an end', library, {
    before: swap(/ NotOnOrAfter="[^"]*" Recipient/, ' Recipient'),
  }),
  attack('132 a confirmation with a beginning', 'the bearer confirmation has a NotBefore', {
    before: swap('<saml:SubjectConfirmationData', `<saml:SubjectConfirmationData NotBefore="${at(0)}"`),
  }),
  attack('132 no conditions', 'the assertion does not have exactly one list of conditions', {
    before: swap(/<saml:Conditions.*<\/saml:Conditions>/, ''),
  }),
  attack('133 another audience', audience, { audience: 'http://localhost/other' }),
  attack('133 no audience', audience, {
    before: swap(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, ''),
  }),
  attack('133 a second restriction to another audience', audience, {
    before: swap(
      '</saml:Conditions>',
      '<saml:AudienceRestriction><saml:Audience>x</saml:Audience></saml:AudienceRestriction></saml:Conditions>',
    ),
  }),
  attack('133 another recipient', recipient, {
    before: swap(`Recipient="${place.answersAt}"`, 'Recipient="http://localhost/other"'),
  }),
  attack('133 no recipient', recipient, { before: swap(` Recipient="${place.answersAt}"`, '') }),
  attack('133 another destination', 'the answer is for another address', {
    after: swap(`Destination="${place.answersAt}"`, 'Destination="http://localhost/other"'),
  }),
  attack('133 no confirmation', confirmation, { before: swap(confirmationIn, '') }),
  attack('133 two confirmations', confirmation, { before: swap(confirmationIn, '$&$&') }),
  attack('133 a confirmation without data', library, {
    before: swap(/<saml:SubjectConfirmationData[^>]*>/, ''),
  }),
  attack('134 the response answers another request', 'the answer is to another request', {
    after: swap(/ InResponseTo="[^"]*">/, ' InResponseTo="_other">'),
  }),
  attack('134 the response answers no request', 'the answer is to another request', {
    after: swap(/ InResponseTo="[^"]*">/, '>'),
  }),
  attack('134 the assertion answers another request', library, {
    before: swap(/ InResponseTo="[^"]*"/, ' InResponseTo="_other"'),
  }),
  attack('134 the assertion answers no request', 'the assertion answers another request', {
    before: swap(/ InResponseTo="[^"]*"/, ''),
  }),
  attack('134 unsolicited', 'the answer is to another request', {
    before: swap(/ InResponseTo="[^"]*"/, ''),
    after: swap(/ InResponseTo="[^"]*">/, '>'),
  }),
  attack('136 not Success, with an assertion', 'the provider answered with the status Responder', {
    status: 'Responder',
  }),
  attack('137 a response of another provider', 'the answer is of another provider', {
    after: swap(`>${partnerEntity}</saml:Issuer><samlp:Status>`, '>https://other</saml:Issuer><samlp:Status>'),
  }),
  attack('137 an assertion of another provider', 'the assertion is of another provider', {
    before: swap(`>${partnerEntity}<`, '>https://other<'),
  }),
  attack('138 no NameID', nameId, { before: swap(/<saml:NameID>.*<\/saml:NameID>/, '') }),
  attack('138 an empty NameID', nameId, { name: '' }),
  attack('138 a long NameID', nameId, { name: 'x'.repeat(257) }),
  attack('138 a transient NameID', 'the NameID changes at each sign-in', {
    before: swap('<saml:NameID>', '<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient">'),
  }),
  attack(
    '138 two values of subject_attribute',
    'the attribute of the subject does not have exactly one value',
    { attributes: attributeNamed('uid', '7', '8') },
    { subject_attribute: 'uid' },
  ),
  attack('no sign-in at the provider', 'the assertion has no sign-in', {
    before: swap(/<saml:AuthnStatement.*<\/saml:AuthnStatement>/, ''),
  }),
  attack('an assertion without an ID of its own', 'the assertion has no ID', {
    sign: 'response',
    before: swap(/ ID="[^"]*"/, ''),
  }),
]
