import { expect, test } from 'vitest'
import { readMetadata } from '../../../src/providers/saml/metadata.ts'
import { createSamlProvider } from '../../../src/providers/saml/saml-provider.ts'
import { metadataWith, partnerEntity, readRequest, samlAnswer, samlKeys, type AnswerParts } from './saml-partner.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const place = { entityId: 'http://localhost/metadata/work', answersAt: 'http://localhost/callback/work' }

function open(settings: object = {}) {
  const known = new Set<string>()
  return createSamlProvider({
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

type Changes = Partial<AnswerParts>

/** A trip to the provider; the provider's answer has these changes. */
async function trip(changes: Changes = {}, provider = open()) {
  const { location, proof } = await provider.begin({ state: 'state', upstream: {}, isRefresh: false })
  const { id } = readRequest(location)
  const answer = samlAnswer({ requestId: id, recipient: place.answersAt, audience: place.entityId, now, ...changes })
  return {
    answer,
    finish: () => provider.finish(new URLSearchParams({ SAMLResponse: answer }), { ...proof, state: 'state' }),
  }
}

const swap = (from: string | RegExp, to: string) => (xml: string) => {
  const changed = xml.replace(from, to)
  if (changed === xml) throw new Error('the change changed nothing')
  return changed
}

const assertionIn = (xml: string): string => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)?.[0] ?? ''
const forged = (xml: string): string =>
  assertionIn(xml)
    .replace(/<Signature.*<\/Signature>/s, '')
    .replace('>mira<', '>admin<')
    .replace(/ID="_\w+"/, 'ID="_forged"')

const at = (offset: number) => new Date(now + offset).toISOString()

test.each(['assertion', 'response'] as const)('an answer with a signed %s proves the user', async (sign) => {
  const { finish } = await trip({
    sign,
    attributes:
      '<saml:Attribute Name="mail"><saml:AttributeValue>mira@example.org</saml:AttributeValue></saml:Attribute>' +
      '<saml:Attribute Name="groups"><saml:AttributeValue>a</saml:AttributeValue><saml:AttributeValue>b</saml:AttributeValue></saml:Attribute>',
  })
  const { claims, vouches, acr } = await finish()
  expect(claims).toMatchObject({ iss: partnerEntity, sub: 'mira', email: 'mira@example.org' })
  expect(claims.raw_claims).toEqual({ mail: 'mira@example.org', groups: ['a', 'b'] })
  expect(vouches).toBe(false)
  expect(acr).toBe('urn:example:loa2')
})

test('the request is signed, and asks for a new sign-in at a refresh', async () => {
  const provider = open()
  const first = readRequest((await provider.begin({ state: 's', upstream: {}, isRefresh: false })).location)
  expect(first).toMatchObject({ recipient: place.answersAt, issuer: place.entityId })
  expect(first.id).toMatch(/^_[0-9a-f]{32}$/)
  expect(first.query.get('RelayState')).toBe('s')
  expect(first.query.get('SigAlg')).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256')
  expect(first.query.get('Signature')).not.toBeNull()
  expect(first.xml).not.toContain('ForceAuthn')
  const again = await provider.begin({ state: 's', upstream: {}, isRefresh: true })
  expect(readRequest(again.location).xml).toContain('ForceAuthn="true"')
})

const sha1 = 'http://www.w3.org/2000/09/xmldsig#sha1'

test.each<readonly [string, Changes, string]>([
  ['unsigned', { sign: 'nothing' }, 'signature'],
  ['signed by another key', { key: samlKeys.attacker }, 'signature'],
  ['changed after the signature', { after: swap('>mira<', '>admin<') }, 'signature'],
  [
    'a forged assertion before the signed one',
    { after: (xml) => xml.replace(assertionIn(xml), forged(xml) + assertionIn(xml)) },
    'exactly one assertion',
  ],
  [
    'a forged assertion after the signed one',
    { after: (xml) => xml.replace(assertionIn(xml), assertionIn(xml) + forged(xml)) },
    'exactly one assertion',
  ],
  [
    'the signed assertion inside Extensions',
    {
      after: (xml) =>
        xml.replace(assertionIn(xml), `<samlp:Extensions>${assertionIn(xml)}</samlp:Extensions>${forged(xml)}`),
    },
    'exactly one assertion',
  ],
  [
    'the signed assertion inside the forged one',
    {
      after: (xml) =>
        xml.replace(assertionIn(xml), forged(xml).replace('</saml:Assertion>', `${assertionIn(xml)}</saml:Assertion>`)),
    },
    'exactly one assertion',
  ],
  [
    'the signed assertion inside an Object',
    {
      after: (xml) =>
        xml.replace(
          assertionIn(xml),
          forged(xml).replace(
            '</saml:Issuer>',
            `</saml:Issuer><Object xmlns="http://www.w3.org/2000/09/xmldsig#">${assertionIn(xml)}</Object>`,
          ),
        ),
    },
    'exactly one assertion',
  ],
  [
    'a second assertion of another namespace',
    { after: (xml) => xml.replace(assertionIn(xml), `${assertionIn(xml)}<x:Assertion xmlns:x="urn:x"/>`) },
    'exactly one assertion',
  ],
  [
    'a signature that moved to the response',
    {
      after: (xml) => {
        const signature = /<Signature.*<\/Signature>/s.exec(xml)?.[0] ?? ''
        return xml.replace(signature, '').replace('<samlp:Status>', `${signature}<samlp:Status>`)
      },
    },
    'does not sign the element',
  ],
  [
    'an ID that stands twice',
    {
      after: (xml) =>
        xml.replace(
          '<samlp:Status>',
          `<samlp:Status ID="${/<saml:Assertion[^>]* ID="([^"]*)"/.exec(xml)?.[1] ?? ''}">`,
        ),
    },
    'have one ID',
  ],
  [
    'a signed response whose assertion was replaced',
    { sign: 'response', after: (xml) => xml.replace(assertionIn(xml), forged(xml)) },
    'signature',
  ],
  [
    'an encrypted assertion',
    {
      after: swap(
        '</samlp:Response>',
        '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"/></samlp:Response>',
      ),
    },
    'encrypts its assertions',
  ],
  ['a comment inside the NameID', { after: swap('>mira<', '>mi<!-- -->ra<') }, 'more than text'],
  ['a DTD', { after: (xml) => `<!DOCTYPE x [<!ENTITY e "x">]>${xml}` }, 'has a DTD'],
  ['a processing instruction', { after: (xml) => `${xml}<?x y?>` }, 'processing instruction'],
  ['huge', { after: (xml) => xml + ' '.repeat(256 * 1024) }, 'huge'],
  ['deep', { after: swap('<samlp:Status>', `${'<a>'.repeat(70)}${'</a>'.repeat(70)}<samlp:Status>`) }, 'too deep'],
  ['no XML', { after: () => 'hello' }, ''],
  ['a sha1 signature', { signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }, 'SignatureMethod'],
  ['a sha1 digest', { digest: sha1 }, 'DigestMethod'],
  ['an HMAC', { after: swap('xmldsig-more#rsa-sha256', 'xmldsig-more#hmac-sha256') }, 'SignatureMethod'],
  [
    'another transform',
    {
      after: swap(
        '<Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"',
        '<Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"',
      ),
    },
    'Transform',
  ],
  ['not Success, with an assertion', { status: 'Responder' }, 'status Responder'],
  [
    'for another address',
    { after: swap(`Destination="${place.answersAt}"`, 'Destination="http://localhost/other"') },
    'another address',
  ],
  [
    'a response of another provider',
    { after: swap(`>${partnerEntity}</saml:Issuer><samlp:Status>`, '>https://other</saml:Issuer><samlp:Status>') },
    'answer is of another provider',
  ],
  [
    'an assertion of another provider',
    { before: swap(`>${partnerEntity}<`, '>https://other<') },
    'assertion is of another provider',
  ],
  ['another audience', { audience: 'http://localhost/other' }, 'another audience'],
  ['no audience', { before: swap(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, '') }, 'another audience'],
  ['no conditions', { before: swap(/<saml:Conditions.*<\/saml:Conditions>/, '') }, ''],
  [
    'another recipient',
    { before: swap(`Recipient="${place.answersAt}"`, 'Recipient="http://localhost/other"') },
    'another recipient',
  ],
  ['no recipient', { before: swap(` Recipient="${place.answersAt}"`, '') }, 'another recipient'],
  [
    'no confirmation',
    { before: swap(/<saml:SubjectConfirmation .*<\/saml:SubjectConfirmation>/, '') },
    'bearer confirmation',
  ],
  ['an answer to another request', { requestId: '_other' }, 'request'],
  ['no InResponseTo in the response', { after: swap(/ InResponseTo="[^"]*">/, '>') }, 'request'],
  ['no InResponseTo in the assertion', { before: swap(/ InResponseTo="[^"]*"/, '') }, 'another request'],
  [
    'NotBefore in the confirmation',
    { before: swap('<saml:SubjectConfirmationData', `<saml:SubjectConfirmationData NotBefore="${at(0)}"`) },
    'has a NotBefore',
  ],
  ['no end of the confirmation', { before: swap(/ NotOnOrAfter="[^"]*" Recipient/, ' Recipient') }, ''],
  [
    'an expired confirmation',
    { before: swap(/NotOnOrAfter="[^"]*" Recipient/, `NotOnOrAfter="${at(-60_000)}" Recipient`) },
    'confirmation has expired',
  ],
  [
    'expired by 60 s',
    { before: swap(/(<saml:Conditions.*?)NotOnOrAfter="[^"]*"/, `$1NotOnOrAfter="${at(-60_000)}"`) },
    'assertion has expired',
  ],
  [
    'not valid for 61 s',
    { before: swap(/Conditions NotBefore="[^"]*"/, `Conditions NotBefore="${at(61_000)}"`) },
    'not valid yet',
  ],
  ['too old', { before: swap(/IssueInstant="[^"]*"/, `IssueInstant="${at(-660_000)}"`) }, 'too old'],
  ['no sign-in', { before: swap(/<saml:AuthnStatement.*<\/saml:AuthnStatement>/, '') }, 'has no sign-in'],
  ['an empty NameID', { name: '' }, 'NameID'],
  ['a long NameID', { name: 'x'.repeat(257) }, 'NameID'],
  [
    'a transient NameID',
    { before: swap('<saml:NameID>', '<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient">') },
    'changes at each sign-in',
  ],
])('an answer is refused: %s', async (_, changes, reason) => {
  const { finish } = await trip(changes)
  await expect(finish()).rejects.toMatchObject({ name: 'ProviderFault', message: expect.stringContaining(reason) })
})

test.each([
  [
    'expired 59 s ago',
    { before: swap(/(<saml:Conditions.*?)NotOnOrAfter="[^"]*"/, `$1NotOnOrAfter="${at(-59_000)}"`) },
  ],
  ['begins in 59 s', { before: swap(/Conditions NotBefore="[^"]*"/, `Conditions NotBefore="${at(59_000)}"`) }],
  [
    'has an attribute named __proto__',
    { attributes: '<saml:Attribute Name="__proto__"><saml:AttributeValue>x</saml:AttributeValue></saml:Attribute>' },
  ],
  [
    'has an attribute named constructor',
    { attributes: '<saml:Attribute Name="constructor"><saml:AttributeValue>x</saml:AttributeValue></saml:Attribute>' },
  ],
])('an answer is taken that %s', async (_, changes: Changes) => {
  const { finish } = await trip(changes)
  expect((await finish()).claims.sub).toBe('mira')
})

test('an assertion counts once, also in the answer to another request', async () => {
  const provider = open()
  const first = await trip({ assertionId: '_same' }, provider)
  await first.finish()
  await expect(first.finish()).rejects.toThrow('used before')
  const second = await trip({ assertionId: '_same' }, provider)
  await expect(second.finish()).rejects.toThrow('used before')
})

test('want_signed demands that very signature', async () => {
  await expect((await trip({}, open({ want_signed: 'response' }))).finish()).rejects.toThrow('signature')
  await expect((await trip({ sign: 'response' }, open({ want_signed: 'assertion' }))).finish()).rejects.toThrow(
    'ignature',
  )
})

test('subject_attribute names the user, also below a transient NameID', async () => {
  const changes = {
    before: swap('<saml:NameID>', '<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient">'),
    attributes: '<saml:Attribute Name="uid"><saml:AttributeValue>7</saml:AttributeValue></saml:Attribute>',
  }
  expect((await (await trip(changes, open({ subject_attribute: 'uid' }))).finish()).claims.sub).toBe('7')
})
