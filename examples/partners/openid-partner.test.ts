import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { OpenIdTrouble } from './openid-lies.ts'
import { startOpenIdPartner, type OpenIdPartner } from './openid-partner.ts'
import { partnerClient } from './partner-client.ts'
import { people, type Choice } from './people.ts'
import { visitPartner } from './visit.ts'

const [mira = expect.fail()] = Object.values(people)
const callback = 'http://127.0.0.1:1/self-service/methods/oidc/callback/partner'
let partner: OpenIdPartner

beforeAll(async () => {
  partner = await startOpenIdPartner()
})
afterEach(() => partner.trouble.clear())
afterAll(() => partner.close())

const discover = () =>
  oidc.discovery(new URL(partner.origin), partnerClient.id, partnerClient.secret, undefined, {
    execute: [oidc.allowInsecureRequests],
    timeout: 1,
  })

/** A whole sign-in, by a client that checks everything. */
async function signIn(choice: Choice, { before }: { before?: () => void } = {}) {
  const client = await discover()
  const [verifier, state, nonce] = [oidc.randomPKCECodeVerifier(), oidc.randomState(), oidc.randomNonce()]
  const address = oidc.buildAuthorizationUrl(client, {
    redirect_uri: callback,
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
  before?.()
  const answer = await visitPartner(address.href, choice)
  const tokens = await oidc.authorizationCodeGrant(client, answer, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  return { claims, userinfo: await oidc.fetchUserInfo(client, tokens.access_token, claims?.sub ?? '') }
}

/** What a client says of a fault, with its causes. */
async function faultOf(sign: Promise<unknown>): Promise<string> {
  const words: string[] = []
  let error = await sign.then(
    () => new Error('There was no fault.'),
    (fault: unknown) => fault,
  )
  for (; error instanceof Error; error = error.cause) words.push(error.message)
  return words.join(': ')
}

test('an invented user signs in with the claims of the id token and of userinfo', async () => {
  const { claims, userinfo } = await signIn({ person: 'mira' })
  const own = { sub: '1001', name: 'Mira Sandoval', email: 'mira@partner.example', email_verified: true }
  expect(claims).toMatchObject({ ...own, iss: partner.origin, aud: partnerClient.id, amr: ['pwd'] })
  expect(userinfo).toMatchObject(own)
})

test('a user of one’s own signs in, with a second factor and without a proof of the e-mail', async () => {
  const { claims } = await signIn({ subject: 'x-1', email: 'own@else.example', name: 'Own', second_factor: 'yes' })
  expect(claims).toMatchObject({ sub: 'x-1', email: 'own@else.example', email_verified: false, amr: ['pwd', 'otp'] })
  expect(claims?.acr).toBe('urn:partner:second-factor')
})

test('the same e-mail without a subject is the same user', async () => {
  const [first, second] = [await signIn({ email: 'a@else.example' }), await signIn({ email: 'a@else.example' })]
  expect(first.claims?.sub).toMatch(/^\d+$/)
  expect(second.claims?.sub).toBe(first.claims?.sub)
})

test('a user who refuses is sent back with access_denied', async () => {
  await expect(signIn({ deny: 'yes' })).rejects.toMatchObject({ error: 'access_denied' })
  partner.trouble.set('denied')
  await expect(signIn({ person: 'mira' })).rejects.toMatchObject({ error: 'access_denied' })
})

test('the faults of the partner leave out an e-mail, or its proof', async () => {
  partner.trouble.set('no-email')
  expect((await signIn({ person: 'mira' })).claims).not.toHaveProperty('email')
  partner.trouble.set('unproved-email')
  expect((await signIn({ person: 'mira' })).claims?.['email_verified']).toBe(false)
})

test('discovery with another issuer is refused by a client that checks it', async () => {
  partner.trouble.set('other-issuer')
  expect(await faultOf(discover())).toMatch(/does not match/)
})

const lies: readonly (readonly [OpenIdTrouble, RegExp])[] = [
  ['other-issuer', /claim value/],
  ['mixed-up', /"iss"/],
  ['unsigned', /"alg"/],
  ['other-audience', /claim value/],
  ['other-party', /claim value/],
  ['other-nonce', /claim value/],
  ['no-nonce', /"nonce"/],
  ['expired', /timestamp/],
  ['other-subject', /attribute value/],
]
test.each(lies)('the lie “%s” is refused by a client that checks everything', async (name, words) => {
  const before = () => partner.trouble.set(name)
  expect(await faultOf(signIn({ person: 'mira' }, { before }))).toMatch(words)
})

test('“wrong-signature” names the published key, which did not sign', async () => {
  const client = await discover()
  oidc.enableNonRepudiationChecks(client)
  const check = async () => {
    const state = oidc.randomState()
    const address = oidc.buildAuthorizationUrl(client, { redirect_uri: callback, scope: 'openid', state })
    const answer = await visitPartner(address.href, { person: 'mira' })
    return oidc.authorizationCodeGrant(client, answer, { expectedState: state })
  }
  await expect(check()).resolves.toBeDefined()
  partner.trouble.set('wrong-signature')
  await expect(check()).rejects.toMatchObject({ cause: { message: expect.stringContaining('signature') } })
})

test('“old-sign-in” is a sign-in of yesterday', async () => {
  partner.trouble.set('old-sign-in')
  const { claims } = await signIn({ person: 'mira' })
  expect(Date.now() / 1000 - (claims?.auth_time ?? 0)).toBeGreaterThan(86_000)
})

test('“no-subject” empties the subject of the id token', async () => {
  const before = () => partner.trouble.set('no-subject')
  await expect(signIn({ person: 'mira' }, { before })).rejects.toThrow('"expectedSubject" must not be empty')
})

test.each([
  ['slow', /timed out|timeout/],
  ['down', /other side closed/],
  ['failing', /status code/],
  ['garbled', /parse/],
] as const)('“%s” concerns the call that is named', async (name, words) => {
  partner.trouble.set(name, { at: 'token' })
  await discover()
  expect(await faultOf(signIn({ person: 'mira' }))).toMatch(words)
  partner.trouble.set(name, { at: 'discovery' })
  expect(await faultOf(discover())).toMatch(words)
})

test('“endless” answers with more than a megabyte', async () => {
  partner.trouble.set('endless', { at: 'keys' })
  const answer = await fetch(`${partner.origin}/jwks`)
  expect((await answer.text()).length).toBeGreaterThan(1_000_000)
})

test('a test can submit an id token without a browser', async () => {
  const client = await discover()
  const token = await partner.idToken(mira, { nonce: 'n' })
  const keys = createRemoteJWKSet(new URL(client.serverMetadata().jwks_uri ?? ''))
  const { payload } = await jwtVerify(token, keys)
  expect(payload).toMatchObject({ iss: partner.origin, aud: partnerClient.id, sub: '1001', nonce: 'n' })
})

test('the page /trouble says what goes wrong, changes it, and refuses other words', async () => {
  const post = (fields: Record<string, string>) =>
    fetch(`${partner.origin}/trouble`, { method: 'POST', body: new URLSearchParams(fields) })
  expect(await (await fetch(`${partner.origin}/trouble`)).text()).toContain('Everything works.')
  expect(await (await post({ trouble: 'slow', at: 'token' })).text()).toContain('Now: <strong>slow</strong> at token')
  expect(partner.trouble.current).toEqual({ name: 'slow', at: 'token' })
  const refused = await post({ trouble: '<b>' })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('“&#60;b&#62;”')])
  await post({ trouble: 'none' })
  expect(partner.trouble.current).toBeUndefined()
})

test('the page of the people asks again when no user was chosen', async () => {
  const client = await discover()
  const address = oidc.buildAuthorizationUrl(client, { redirect_uri: callback, scope: 'openid' })
  await expect(visitPartner(address.href, {})).rejects.toThrow('Choose a user')
})
