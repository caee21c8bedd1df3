import { expect, test } from 'vitest'
import { at, attacks, openProvider, place, swap, trip, type Changes } from './attacks.ts'
import { attributeNamed, partnerEntity, readRequest } from './saml-partner.ts'

test.each(['assertion', 'response'] as const)('an answer with a signed %s proves the user', async (sign) => {
  const { finish } = await trip({
    sign,
    attributes: attributeNamed('mail', 'mira@example.org') + attributeNamed('groups', 'a', 'b'),
  })
  const { claims, vouches, acr } = await finish()
  expect(claims).toMatchObject({ iss: partnerEntity, sub: 'mira', email: 'mira@example.org' })
  expect(claims.raw_claims).toEqual({ mail: 'mira@example.org', groups: ['a', 'b'] })
  expect(vouches).toBe(false)
  expect(acr).toBe('urn:example:loa2')
})

test('the request is signed, and asks for a new sign-in at a refresh', async () => {
  const provider = openProvider()
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

test.each(attacks)('an answer is refused: $name', async ({ changes, reason, settings }) => {
  const { finish } = await trip(changes, openProvider(settings))
  await expect(finish()).rejects.toMatchObject({ name: 'ProviderFault', message: expect.stringContaining(reason) })
})

test('126 the answer of an attacker has the certificate of the attacker', async () => {
  const named = attacks.find(({ name }) => name.includes('certificate is inside'))
  const { answer } = await trip(named?.changes)
  expect(Buffer.from(answer, 'base64').toString()).toContain('<X509Certificate>')
})

test.each<readonly [string, Changes]>([
  [
    '132 that expired 59 s ago',
    { before: swap(/(<saml:Conditions.*?)NotOnOrAfter="[^"]*"/, `$1NotOnOrAfter="${at(-59_000)}"`) },
  ],
  ['132 that begins in 59 s', { before: swap(/Conditions NotBefore="[^"]*"/, `Conditions NotBefore="${at(59_000)}"`) }],
  ['139 with an attribute __proto__', { attributes: attributeNamed('__proto__', 'x') }],
  ['139 with an attribute constructor', { attributes: attributeNamed('constructor', 'x') }],
  ['139 with attributes of the names nameID and issuer', { attributes: attributeNamed('nameID', 'admin', 'issuer') }],
])('an answer is taken: %s', async (_, changes) => {
  const { finish } = await trip(changes)
  const { claims } = await finish()
  expect(claims.sub).toBe('mira')
  expect(Object.getPrototypeOf(claims.raw_claims)).toBe(Object.prototype)
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})

test('139 an attribute that stands twice has all values', async () => {
  const { finish } = await trip({ attributes: attributeNamed('role', 'a') + attributeNamed('role', 'b') })
  expect((await finish()).claims.raw_claims).toEqual({ role: ['a', 'b'] })
})

test('135 an assertion counts once, also in the answer to another request', async () => {
  const provider = openProvider()
  const first = await trip({ assertionId: '_same' }, provider)
  await first.finish()
  await expect(first.finish()).rejects.toThrow('the assertion was used before')
  const second = await trip({ assertionId: '_same' }, provider)
  await expect(second.finish()).rejects.toThrow('the assertion was used before')
})

test('135 of two answers with one assertion at once, one counts', async () => {
  const provider = openProvider()
  const { finish } = await trip({}, provider)
  const ends = await Promise.allSettled([finish(), finish()])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('138 subject_attribute names the user, also below a transient NameID', async () => {
  const changes = {
    before: swap('<saml:NameID>', '<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:transient">'),
    attributes: attributeNamed('uid', '7'),
  }
  expect((await (await trip(changes, openProvider({ subject_attribute: 'uid' }))).finish()).claims.sub).toBe('7')
})
