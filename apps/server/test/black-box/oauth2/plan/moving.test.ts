import { DatabaseSync } from 'node:sqlite'
import * as oauth2 from 'openid-client'
import { expect, test } from 'vitest'
import { runProgram } from '../../../program.ts'
import { startShipped, type Shipped } from '../../../shipped.ts'
import { createBrowser } from './browser.ts'
import { callback, openApplication, outcomeOf } from './application.ts'
import { openProvided } from './provided.ts'

interface Key {
  readonly kid: string
  readonly alg: string
}

const keysOf = async (shipped: Shipped): Promise<readonly Key[]> =>
  JSON.parse((await shipped.client().send('/.well-known/jwks.json')).text).keys

const kidOf = (token = ''): string => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid

test('key-rotation: new keys are announced, then sign; old tokens are valid until the old keys are gone', async () => {
  const first = await startShipped()
  const { app, user, account } = await openProvided(first)
  const old = await app.tokens(user)
  const [before] = await keysOf(first)
  expect(kidOf(old.id_token)).toBe(before?.kid)

  const rotation = runProgram('commands/oauth2.ts', { DATA_DIR: first.folder, PORT: String(first.port) }, ['rotate'])
  expect(await rotation.ended()).toBe(0)
  first.program.child.kill()
  await first.program.ended()
  /** The program on the same data, after some of the keys' times have passed. */
  const restart = async (passed = '') => {
    const database = new DatabaseSync(`${first.folder}/collect.db`)
    database.exec(passed)
    database.close()
    return startShipped({ DATA_DIR: first.folder, ORIGIN: first.origin, PORT: String(first.port) })
  }

  const announcing = await restart()
  const announced = await keysOf(announcing)
  expect([announced.length, announced[0]?.kid]).toEqual([4, before?.kid])
  announcing.program.child.kill()
  await announcing.program.ended()

  const signing = await restart(`update oauth2_keys set signs_from = ${Date.now()} where pair = 2`)
  const browser = createBrowser(signing)
  await browser.signIn(await browser.open('/self-service/login/browser'), account)
  const fresh = await app.tokens(browser)
  expect(announced.slice(2).map(({ kid }) => kid)).toContain(kidOf(fresh.id_token))
  const hint = { id_token_hint: old.id_token ?? '', prompt: 'none' }
  expect(outcomeOf((await app.begin(browser, hint)).page)).toBe('consent_required')
  signing.program.child.kill()
  await signing.program.ended()

  const later = await restart('update oauth2_keys set retires_at = 1 where pair = 1')
  const left = await keysOf(later)
  expect([left.length, left.some(({ kid }) => kid === before?.kid)]).toEqual([2, false])
  expect(outcomeOf((await app.begin(createBrowser(later), hint)).page)).toBe('invalid_request')
})

test('hydra-client-moves: a client set up for Hydra’s paths works after its base address changed', async () => {
  const shipped = await startShipped()
  const { user, administer, account } = await openProvided(shipped)
  // As a Hydra answers it, with the secret given again.
  const exported = {
    client_id: '6c1b3f4e-5c0e-4d6c-9d2e-0f8a3f5b7c11',
    client_name: 'Moved',
    client_secret: 'the secret that is given again',
    redirect_uris: [callback],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: [],
    scope: 'openid offline email profile',
    audience: [],
    owner: '',
    policy_uri: '',
    allowed_cors_origins: [],
    tos_uri: '',
    client_uri: '',
    logo_uri: '',
    contacts: [],
    client_secret_expires_at: 0,
    subject_type: 'public',
    jwks: {},
    token_endpoint_auth_method: 'client_secret_basic',
    userinfo_signed_response_alg: 'none',
    created_at: '2025-01-01T00:00:00Z',
    updated_at: '2025-01-01T00:00:00Z',
    metadata: {},
    skip_consent: false,
    skip_logout_consent: null,
    authorization_code_grant_access_token_lifespan: null,
    client_credentials_grant_access_token_lifespan: null,
    refresh_token_grant_refresh_token_lifespan: null,
    device_authorization_grant_id_token_lifespan: null,
  }
  const made = await administer('POST', '/admin/clients', exported)
  expect([made.status, made.json]).toEqual([201, expect.objectContaining({ client_id: exported.client_id })])

  // The addresses of a Hydra, written down and not discovered.
  const base = shipped.origin
  const configuration = new oauth2.Configuration(
    {
      issuer: base,
      authorization_endpoint: `${base}/oauth2/auth`,
      token_endpoint: `${base}/oauth2/token`,
      userinfo_endpoint: `${base}/userinfo`,
      jwks_uri: `${base}/.well-known/jwks.json`,
      revocation_endpoint: `${base}/oauth2/revoke`,
      end_session_endpoint: `${base}/oauth2/sessions/logout`,
    },
    exported.client_id,
    exported.client_secret,
    oauth2.ClientSecretBasic(exported.client_secret),
  )
  oauth2.allowInsecureRequests(configuration)
  const opened = await openApplication(base, exported.client_id, exported.client_secret, account)
  const { begun, done } = await opened.authorize(user, { scope: 'openid offline email' })
  const tokens = await oauth2.authorizationCodeGrant(configuration, done.url, {
    pkceCodeVerifier: begun.verifier,
    expectedState: begun.state,
    idTokenExpected: true,
  })
  const sub = await user.sub()
  expect(tokens.claims()).toMatchObject({ sub, email: account.email })
  const fresh = await oauth2.refreshTokenGrant(configuration, tokens.refresh_token ?? '')
  expect((await oauth2.fetchUserInfo(configuration, fresh.access_token, sub)).sub).toBe(sub)
  const asked = await administer('POST', '/admin/oauth2/introspect', new URLSearchParams({ token: fresh.access_token }))
  expect(asked.json).toMatchObject({ active: true, client_id: exported.client_id, sub })
  const consents = await administer('GET', `/admin/oauth2/auth/sessions/consent?subject=${sub}`)
  expect(consents.json).toMatchObject([{ grant_scope: ['openid', 'offline', 'email'] }])
  await oauth2.tokenRevocation(configuration, fresh.refresh_token ?? '')
  const page = await user.open(oauth2.buildEndSessionUrl(configuration, { id_token_hint: tokens.id_token ?? '' }))
  expect(page.url.pathname).toBe('/logout')
})
