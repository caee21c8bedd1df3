import * as oauth2 from 'openid-client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testDatabases } from '../../../../../../packages/storage/test/databases.ts'
import { startShipped } from '../../../shipped.ts'
import { mailsTo } from '../../people.ts'
import { exampleClient } from '../example-client.ts'
import { errorOf, isConsent, openApplication, type Application, type Tokens } from './application.ts'
import { openProvided, type Provided } from './provided.ts'

const offline = { scope: 'openid offline_access' }
const secrets = 'both processes keep this secret in here'

const userinfo = async ({ shipped }: Provided, { access_token }: Tokens): Promise<number> =>
  (await shipped.client({ authorization: `Bearer ${access_token}` }).send('/userinfo')).status

const refresh = (app: Application, { refresh_token = '' }: Tokens) =>
  errorOf(oauth2.refreshTokenGrant(app.configuration, refresh_token))

describe.each(testDatabases)('on $name', ({ create }) => {
  async function open() {
    const place = await create()
    onTestFinished(() => place.drop())
    const env = { DATABASE_URL: place.url, SECRETS: secrets }
    const shipped = await startShipped(env)
    return { service: await openProvided(shipped), env }
  }

  test('refresh-reuse: everything of the grant is dead; the activity and a mail tell of it', async () => {
    const { service } = await open()
    const { app, user, account, shipped } = service
    const first = await app.tokens(user, offline)
    const second = await oauth2.refreshTokenGrant(app.configuration, first.refresh_token ?? '')
    expect(await refresh(app, first)).toBe('invalid_grant')
    await expect.poll(() => userinfo(service, second)).toBe(401)
    expect([await userinfo(service, first), await refresh(app, second)]).toEqual([401, 'invalid_grant'])
    const events = async () => JSON.parse((await user.client.send('/account')).text).events
    await expect.poll(events).toContainEqual(expect.objectContaining({ kind: 'app_tokens_stolen' }))
    const words = async () => (await mailsTo(shipped, account.email)).map(({ subject }) => subject)
    await expect.poll(words).toContainEqual('An app was disconnected from your account')
  })

  test('two-processes-one-code: of two exchanges at once, one wins', async () => {
    const { service, env } = await open()
    const { app, user, shipped, account } = service
    const second = await startShipped({ ...env, ORIGIN: shipped.origin })
    const { client_id, client_secret } = exampleClient
    const { configuration: atSecond } = await openApplication(shipped.origin, client_id, client_secret, account)
    // A request for the host name of the origin that reaches the second process.
    atSecond[oauth2.customFetch] = async (_address, { body, headers, method }) => {
      const answer = await second
        .client({ ...Object.fromEntries(new Headers(headers)), host: new URL(shipped.origin).host })
        .send('/oauth2/token', { method: method ?? 'POST', body: String(body) })
      return new Response(answer.text, { status: answer.status, headers: { 'content-type': 'application/json' } })
    }
    for (let round = 0; round < 3; round += 1) {
      const { begun, done } = await app.authorize(user)
      const checks = { pkceCodeVerifier: begun.verifier, expectedState: begun.state }
      const outcomes = await Promise.all([
        errorOf(begun.exchange(done)),
        errorOf(oauth2.authorizationCodeGrant(atSecond, done.url, checks)),
      ])
      expect(outcomes.toSorted()).toEqual(['invalid_grant', 'no error'])
    }
  })

  test('withdraw-one, withdraw-all: the refresh token is refused at once, and the user is asked again', async () => {
    const { service } = await open()
    const { app, user, register, shipped } = service
    const other = await register('other')
    const headers = { origin: shipped.origin }
    const connect = (one: Application) => one.tokens(user, offline, { remember: true })
    const withdraw = async (path: string) =>
      (await user.client.send(`/account/apps${path}`, { method: 'DELETE', headers })).status

    const kept = await connect(app)
    const ended = await connect(other)
    expect(await withdraw('/other')).toBe(204)
    expect([await refresh(other, ended), await userinfo(service, ended)]).toEqual(['invalid_grant', 401])
    expect(isConsent((await other.begin(user, offline)).page)).toBe(true)
    expect(await userinfo(service, kept)).toBe(200)

    const again = await connect(other)
    expect(await withdraw('')).toBe(204)
    expect([await refresh(app, kept), await refresh(other, again)]).toEqual(['invalid_grant', 'invalid_grant'])
    expect(isConsent((await app.begin(user, offline)).page)).toBe(true)
  })

  test('inactive-account, deleted-account: userinfo answers 401, and a refresh invalid_grant', async () => {
    const { service } = await open()
    const { app, user, signedIn, administer } = service
    const path = `/admin/identities/${await user.sub()}`
    const state = (value: string) => administer('PATCH', path, [{ op: 'replace', path: '/state', value }])
    const first = await app.tokens(user, offline)
    expect((await state('inactive')).status).toBe(200)
    expect([await userinfo(service, first), await refresh(app, first)]).toEqual([401, 'invalid_grant'])
    await state('active')
    const second = await app.tokens(await signedIn(), offline)
    expect(await userinfo(service, second)).toBe(200)
    expect((await administer('DELETE', path)).status).toBe(204)
    expect([await userinfo(service, second), await refresh(app, second)]).toEqual([401, 'invalid_grant'])
  })
})
