import { createPrivateKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { openMetadata, readMetadata } from '../../../src/providers/saml/metadata.ts'
import { selfSignedCertificate } from '../../../src/providers/saml/own-certificate.ts'
import { base64Address, metadataWith, partnerEntity, samlKeys } from './saml-partner.ts'

const day = 24 * 60 * 60_000
const { provider, attacker } = samlKeys

/** Metadata at an address, whose answer and time the test changes. */
async function opened(first = metadataWith()) {
  const place = { text: first, status: 200, now: Date.parse('2026-11-20'), asked: 0, told: [] as string[] }
  const read = await openMetadata('https://saml.example.org/metadata', {
    path: 'providers.0.raw_idp_metadata_xml',
    fetch: async () => {
      place.asked += 1
      return new Response(place.text, { status: place.status })
    },
    clock: () => place.now,
    onExpired: () => place.told.push('expired'),
    onUnread: () => place.told.push('unread'),
  })
  return { place, read }
}

test('125 metadata may have two certificates, and answers of both count', () => {
  const { certificates, entityId, signOn } = readMetadata(metadataWith([provider.certificate, attacker.certificate]))
  expect(certificates).toHaveLength(2)
  expect([entityId, signOn]).toEqual([partnerEntity, 'https://saml.example.org/sign-on'])
})

test('125 an expired certificate is a warning, not a refusal', async () => {
  const old = selfSignedCertificate(createPrivateKey(provider.pem), Date.parse('2001-01-01'))
  const { place, read } = await opened(metadataWith([old.toString('base64')]))
  expect((await read()).certificates).toHaveLength(1)
  expect(place.told).toEqual(['expired'])
})

test.each([
  ['no certificate', metadataWith([]), 'no signing certificate'],
  ['a certificate that is none', metadataWith(['AAAA']), 'cannot be read'],
  ['a DTD', `<!DOCTYPE x>${metadataWith()}`, 'has a DTD'],
  ['a page', '<html/>', 'no EntityDescriptor'],
  ['nothing', '', 'no XML'],
  ['no identity provider', metadataWith().replaceAll('IDPSSODescriptor', 'SPSSODescriptor'), 'no identity provider'],
  ['no redirect binding', metadataWith().replace('HTTP-Redirect', 'HTTP-POST'), 'no SingleSignOnService'],
  [
    'a script as its address',
    metadataWith().replace('https://saml.example.org/sign', 'javascript:'),
    'no SingleSignOn',
  ],
  ['256 kB', metadataWith() + ' '.repeat(256 * 1024), 'larger than 256 kB'],
])('125 metadata with %s stops the start, and names the key', async (_, text, reason) => {
  await expect(opened(text)).rejects.toThrow(`providers.0.raw_idp_metadata_xml: `)
  await expect(opened(text)).rejects.toThrow(reason === 'no XML' ? /./ : reason)
  const tools = { path: 'key', fetch: async () => new Response(), clock: Date.now, onExpired() {}, onUnread() {} }
  await expect(openMetadata(base64Address(text), tools)).rejects.toThrow('key: ')
})

test('125 metadata whose address does not answer stops the start', async () => {
  const tools = { path: 'key', clock: Date.now, onExpired() {}, onUnread() {} }
  const address = 'https://saml.example.org/metadata'
  const gone = openMetadata(address, { ...tools, fetch: async () => new Response('', { status: 404 }) })
  await expect(gone).rejects.toThrow('key: the metadata’s address answered with 404')
  const silent = openMetadata(address, { ...tools, fetch: () => Promise.reject(new Error('no answer')) })
  await expect(silent).rejects.toThrow('key: no answer')
})

test('125 metadata from the network is kept for a day, and then read again', async () => {
  const { place, read } = await opened()
  place.text = metadataWith([provider.certificate, attacker.certificate])
  place.now += day - 1
  expect((await read()).certificates).toHaveLength(1)
  place.now += 1
  expect((await read()).certificates).toHaveLength(2)
  expect(place.asked).toBe(2)
})

test.each([
  ['does not answer', { status: 503 }],
  ['answers with metadata without a certificate', { text: metadataWith([]) }],
])('125 the last good metadata is used when its address %s', async (_, fault) => {
  const { place, read } = await opened()
  Object.assign(place, fault)
  place.now += day
  expect((await read()).certificates).toHaveLength(1)
  expect((await read()).entityId).toBe(partnerEntity)
  expect([place.asked, place.told]).toEqual([2, ['unread']])
  place.now += 3_600_000
  Object.assign(place, { status: 200, text: metadataWith([provider.certificate, attacker.certificate]) })
  expect((await read()).certificates).toHaveLength(2)
})
