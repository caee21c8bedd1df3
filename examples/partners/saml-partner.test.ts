import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Partner } from './listen.ts'
import type { Choice } from './people.ts'
import { newSamlKey, samlKeyIn } from './saml-key.ts'
import type { SamlTrouble } from './saml-lies.ts'
import { startSamlPartner } from './saml-partner.ts'
import { visitSamlPartner } from './visit.ts'

const app = 'http://127.0.0.1:1/self-service/methods/saml'
const [key, otherKey] = [newSamlKey(), newSamlKey()]
let partner: Partner<SamlTrouble>

beforeAll(async () => {
  partner = await startSamlPartner({
    readMetadata: async () => client('').generateServiceProviderMetadata(null, key.certificate),
  })
})
afterEach(() => partner.trouble.clear())
afterAll(() => partner.close())

/** A client that checks everything that its library can check. */
function client(idpCert: string, { privateKey = key.privateKey, callback = `${app}/callback/work` } = {}) {
  return new SAML({
    issuer: `${app}/metadata/work`,
    callbackUrl: callback,
    entryPoint: `${partner?.origin}/sign-on`,
    idpIssuer: `${partner?.origin}/metadata`,
    idpCert: idpCert || 'unused',
    privateKey,
    signatureAlgorithm: 'sha256',
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    identifierFormat: null,
    maxAssertionAgeMs: 600_000,
  })
}

const trusting = async () => client(certificateIn(await (await fetch(`${partner.origin}/metadata`)).text()))
const certificateIn = (metadata: string) => /<X509Certificate>([^<]+)</.exec(metadata)?.[1] ?? ''

/** A whole sign-in. */
async function signIn(choice: Choice, saml?: SAML) {
  const checking = saml ?? (await trusting())
  const { action, fields } = await visitSamlPartner(await checking.getAuthorizeUrlAsync('state', undefined, {}), choice)
  const { profile } = await checking.validatePostResponseAsync({ SAMLResponse: fields['SAMLResponse'] ?? '' })
  return { action, fields, profile }
}

test('an invented user signs in, and the state comes back', async () => {
  const { action, fields, profile } = await signIn({ person: 'mira' })
  expect(action).toBe(`${app}/callback/work`)
  expect(fields['RelayState']).toBe('state')
  expect(profile).toMatchObject({
    issuer: `${partner.origin}/metadata`,
    nameID: '1001',
    nameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    mail: 'mira@partner.example',
    displayName: 'Mira Sandoval',
  })
})

test('markup in a name is text', async () => {
  expect((await signIn({ subject: `<a>&"'`, name: '</saml:Attribute>' })).profile).toMatchObject({
    nameID: `<a>&"'`,
    displayName: '</saml:Attribute>',
  })
})

test('a second factor at the partner is a class of its own', async () => {
  const { fields } = await signIn({ person: 'mira' })
  const strong = await signIn({ subject: 'x', second_factor: 'yes' })
  const classOf = (answer = '') => /ClassRef>([^<]+)</.exec(Buffer.from(answer, 'base64').toString())?.[1]
  expect(classOf(fields['SAMLResponse'])).toMatch(/PasswordProtectedTransport$/)
  expect(classOf(strong.fields['SAMLResponse'])).toBe('urn:partner:second-factor')
})

test('a user who refuses did not sign in', async () => {
  await expect(signIn({ deny: 'yes' })).rejects.toThrow('AuthnFailed')
  partner.trouble.set('denied')
  await expect(signIn({ person: 'mira' })).rejects.toThrow('AuthnFailed')
})

test('the partner answers no request that another key signed, none without a signature, and none for another address', async () => {
  const { certificate } = newSamlKey()
  const foreign = client(certificate, { privateKey: otherKey.privateKey })
  await expect(signIn({ person: 'mira' }, foreign)).rejects.toThrow('No key of the app signed this request.')
  const unsigned = new URL(await (await trusting()).getAuthorizeUrlAsync('state', undefined, {}))
  unsigned.searchParams.delete('Signature')
  await expect(visitSamlPartner(unsigned.href, { person: 'mira' })).rejects.toThrow('No key of the app')
  const changed = new URL(await (await trusting()).getAuthorizeUrlAsync('state', undefined, {}))
  changed.searchParams.set('RelayState', 'other')
  await expect(visitSamlPartner(changed.href, { person: 'mira' })).rejects.toThrow('No key of the app')
  const elsewhere = client(certificate, { callback: 'http://127.0.0.1:2/elsewhere' })
  await expect(signIn({ person: 'mira' }, elsewhere)).rejects.toThrow('takes no answers at that address')
})

test('what is no request is a page, not a fault', async () => {
  for (const query of ['', '?SAMLRequest=x', '?SAMLRequest=PGE%2BPC9hPg%3D%3D']) {
    const answer = await fetch(`${partner.origin}/sign-on${query}`)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('cannot be answered')])
  }
})

test('a sign-in that begins at the partner names no request', async () => {
  const begin = `${partner.origin}/begin?app=${encodeURIComponent(`${app}/metadata/work`)}`
  const { action, fields } = await visitSamlPartner(begin, { person: 'mira' })
  expect(action).toBe(`${app}/callback/work`)
  expect(fields).not.toHaveProperty('RelayState')
  expect(Buffer.from(fields['SAMLResponse'] ?? '', 'base64').toString()).not.toContain('InResponseTo')
})

const refused: readonly (readonly [SamlTrouble, RegExp])[] = [
  ['unsigned', /signature/i],
  ['wrong-key', /signature/i],
  ['changed', /signature/i],
  ['wrapped', /signature/i],
  ['old', /subject confirmation/],
  ['other-audience', /audience/],
  ['other-request', /InResponseTo/],
]
test.each(refused)('the lie “%s” is refused by a client that checks its answers', async (name, words) => {
  partner.trouble.set(name)
  await expect(signIn({ person: 'mira' })).rejects.toThrow(words)
})

// The library does not look at these: an app has to.
const unseen: readonly (readonly [SamlTrouble, object])[] = [
  ['other-issuer', { issuer: 'https://elsewhere.example' }],
  ['new-subject', { nameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }],
]
test.each(unseen)('the lie “%s” is in the answer', async (name, profile) => {
  partner.trouble.set(name)
  expect((await signIn({ person: 'mira' })).profile).toMatchObject(profile)
})

test('“no-email” and “no-subject” leave it out', async () => {
  partner.trouble.set('no-email')
  expect((await signIn({ person: 'mira' })).profile).not.toHaveProperty('mail')
  partner.trouble.set('no-subject')
  expect((await signIn({ person: 'mira' })).profile).not.toHaveProperty('nameID')
})

test('“sha1” signs with SHA-1, “other-recipient” names another address, and “replay” tells of the last user', async () => {
  const answer = async (name: SamlTrouble | undefined, choice: Choice) => {
    if (name) partner.trouble.set(name)
    const { fields } = await visitSamlPartner(
      await (await trusting()).getAuthorizeUrlAsync('state', undefined, {}),
      choice,
    )
    return Buffer.from(fields['SAMLResponse'] ?? '', 'base64').toString()
  }
  expect(await answer('sha1', { person: 'mira' })).toMatch(/xmldsig#rsa-sha1.*xmldsig#sha1/s)
  expect(await answer('other-recipient', { person: 'jonas' })).toContain('Recipient="https://elsewhere.example"')
  expect(await answer('replay', { person: 'mira' })).toContain('jonas@partner.example')
})

test('the key stays in its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'partner-'))
  const file = join(folder, 'new', 'key.json')
  const made = samlKeyIn(file)
  expect(samlKeyIn(file)).toEqual(made)
  rmSync(folder, { recursive: true })
  expect(samlKeyIn(file)).not.toEqual(made)
  rmSync(folder, { recursive: true })
})
