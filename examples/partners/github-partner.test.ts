import * as oauth2 from 'openid-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startGithubPartner, type GithubTrouble } from './github-partner.ts'
import type { Partner } from './listen.ts'
import { partnerClient } from './partner-client.ts'
import type { Choice } from './people.ts'
import { visitPartner } from './visit.ts'

let partner: Partner<GithubTrouble>
const callback = 'http://127.0.0.1:1/self-service/methods/oidc/callback/github'

beforeAll(async () => {
  partner = await startGithubPartner()
})
afterEach(() => partner.trouble.clear())
afterAll(() => partner.close())

async function signIn(choice: Choice, verifier = oauth2.randomPKCECodeVerifier()) {
  const client = new oauth2.Configuration(
    {
      issuer: partner.origin,
      authorization_endpoint: `${partner.origin}/login/oauth/authorize`,
      token_endpoint: `${partner.origin}/login/oauth/access_token`,
    },
    partnerClient.id,
    partnerClient.secret,
  )
  oauth2.allowInsecureRequests(client)
  const state = oauth2.randomState()
  const address = oauth2.buildAuthorizationUrl(client, {
    redirect_uri: callback,
    scope: 'user:email',
    state,
    code_challenge: await oauth2.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const answer = await visitPartner(address.href, choice)
  const checks = { expectedState: state, pkceCodeVerifier: verifier }
  const tokens = await oauth2.authorizationCodeGrant(client, answer, checks)
  const headers = { Authorization: `Bearer ${tokens.access_token}` }
  const ask = async (path: string) => (await fetch(partner.origin + path, { headers })).json() as Promise<unknown>
  return { tokens, answer, user: await ask('/user'), emails: await ask('/api/v3/user/emails') }
}

test('an invented user signs in; the e-mails come by a call of their own', async () => {
  const { tokens, user, emails } = await signIn({ person: 'mira' })
  expect(tokens).toMatchObject({ scope: 'user:email', token_type: 'bearer' })
  expect(user).toEqual({ id: 1001, login: 'user-1001', name: 'Mira Sandoval', email: null })
  expect(emails).toContainEqual({
    email: 'mira@partner.example',
    verified: true,
    primary: true,
    visibility: 'private',
  })
})

test('a subject that is no number becomes one, always the same', async () => {
  const [{ user: first }, { user: second }] = [await signIn({ subject: 'a' }), await signIn({ subject: 'a' })]
  expect(first).toEqual(second)
  expect(first).toMatchObject({ id: expect.any(Number) })
})

test('a code serves once', async () => {
  const verifier = oauth2.randomPKCECodeVerifier()
  const { answer } = await signIn({ person: 'mira' }, verifier)
  const again = await fetch(`${partner.origin}/login/oauth/access_token`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({
      client_id: partnerClient.id,
      client_secret: partnerClient.secret,
      code: answer.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: callback,
    }),
  })
  expect(await again.json()).toMatchObject({ error: 'bad_verification_code' })
})

test('a user who refuses is sent back with access_denied', async () => {
  await expect(signIn({ deny: 'yes' })).rejects.toMatchObject({ error: 'access_denied' })
  partner.trouble.set('denied')
  await expect(signIn({ person: 'mira' })).rejects.toMatchObject({ error: 'access_denied' })
})

test('the troubles of this partner change what the app learns', async () => {
  partner.trouble.set('no-email')
  expect((await signIn({ person: 'mira' })).emails).toEqual([])
  partner.trouble.set('unproved-email')
  expect((await signIn({ person: 'mira' })).emails).toContainEqual(
    expect.objectContaining({ email: 'mira@partner.example', verified: false }),
  )
  partner.trouble.set('no-subject')
  expect((await signIn({ person: 'mira' })).user).not.toHaveProperty('id')
  partner.trouble.set('no-scope')
  expect((await signIn({ person: 'mira' })).emails).toEqual({ message: 'Not Found' })
  partner.trouble.set('bad-code')
  await expect(signIn({ person: 'mira' })).rejects.toThrow('invalid response')
  partner.trouble.set('failing', { at: 'emails' })
  await expect(signIn({ person: 'mira' })).rejects.toThrow('JSON')
})
