import { expect, test } from 'vitest'
import {
  acceptLogin,
  answerConsent,
  challengeIn,
  connected,
  outcomeOf,
  signIn,
  signInToApp,
} from './service/answers.ts'
import { follow, openApplication } from './service/application.ts'
import { describeProvider } from './service/describe-provider.ts'

describeProvider('challenges', (service) => {
  const challenges = '/oauth2/auth/requests'

  test('a login request names the client without its secret, the request and what the application wishes', async () => {
    const app = await openApplication(service())
    const begun = await app.begin(service().browser(), {
      scope: 'openid offline_access email',
      acr_values: 'aal2 aal1',
      ui_locales: 'de en',
      login_hint: 'ada@example.org',
      display: 'page',
    })
    const challenge = challengeIn(begun, 'login')
    const response = await service().ask('GET', `${challenges}/login?login_challenge=${challenge}`)
    const request = (await response.json()) as Record<string, unknown>
    expect(request['client']).not.toHaveProperty('client_secret')
    expect(request).toMatchObject({
      challenge,
      requested_scope: ['openid', 'email', 'offline_access'],
      requested_access_token_audience: [],
      skip: false,
      subject: '',
      oidc_context: {
        acr_values: ['aal2', 'aal1'],
        ui_locales: ['de', 'en'],
        login_hint: 'ada@example.org',
        display: 'page',
      },
      client: { client_id: 'photo-app', client_name: 'Photo app' },
    })
    const again = new URL(String(request['request_url']))
    expect(again.origin + again.pathname).toBe(`${service().origin}/oauth2/auth`)
    expect((await follow(service().browser(), again)).url.pathname).toBe('/self-service/login/browser')
  })

  test('a consent request names the user, the level and the methods of the sign-in', async () => {
    const account = await service().identity.account()
    const browser = service().browser()
    const app = await openApplication(service())
    const begun = await app.begin(browser)
    const asked = await signIn(service(), browser, begun, account)
    const found = await service().admin.findConsent(challengeIn(asked, 'consent'))
    expect(found).toMatchObject({
      found: 'request',
      request: {
        subject: account.identity.id,
        requested_scope: ['openid', 'email'],
        skip: false,
        acr: 'aal1',
        amr: ['password'],
        consent_request_id: challengeIn(asked, 'consent'),
        login_challenge: challengeIn(begun, 'login'),
        client: { client_id: 'photo-app' },
      },
    })
  })

  test.each(['login', 'consent', 'logout'] as const)('an empty or unknown %s challenge is refused', async (kind) => {
    const path = `${challenges}/${kind}`
    expect((await service().ask('GET', path)).status).toBe(400)
    const missing = await service().ask('GET', `${path}?${kind}_challenge=unknown`)
    expect(missing.status).toBe(404)
    expect(await missing.json()).toMatchObject({ error: 'not_found', status_code: 404 })
    expect((await service().ask('PUT', `${path}/accept?${kind}_challenge=unknown`, { subject: 'x' })).status).toBe(404)
  })

  test('a login challenge is no challenge of another kind', async () => {
    const app = await openApplication(service())
    const login = challengeIn(await app.begin(service().browser()), 'login')
    for (const kind of ['consent', 'logout']) {
      expect((await service().ask('GET', `${challenges}/${kind}?${kind}_challenge=${login}`)).status).toBe(404)
    }
  })

  test('a login is accepted for an active identity only, and a refused answer uses nothing up', async () => {
    const app = await openApplication(service())
    const browser = service().browser()
    const begun = await app.begin(browser)
    const accept = `${challenges}/login/accept?login_challenge=${challengeIn(begun, 'login')}`
    expect((await service().ask('PUT', accept, {})).status).toBe(400)
    expect((await service().ask('PUT', accept, { subject: crypto.randomUUID() })).status).toBe(400)
    const inactive = await service().identity.account()
    await service().identity.makeInactive(inactive.identity.id)
    expect((await service().ask('PUT', accept, { subject: inactive.identity.id })).status).toBe(400)
    expect((await signIn(service(), browser, begun, await service().identity.account())).url.pathname).toBe('/consent')
  })

  test('a challenge is answered once; after that it leads to the beginning of the request', async () => {
    const app = await openApplication(service())
    const account = await service().identity.account()
    const challenge = challengeIn(await app.begin(service().browser()), 'login')
    const subject = account.identity.id
    const answers = await Promise.all(
      [1, 2, 3].map(() => service().ask('PUT', `${challenges}/login/accept?login_challenge=${challenge}`, { subject })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
    const used = await service().ask('GET', `${challenges}/login?login_challenge=${challenge}`)
    expect(used.status).toBe(410)
    const { redirect_to } = (await used.json()) as { redirect_to: string }
    expect(new URL(redirect_to).pathname).toBe('/oauth2/auth')
  })

  test('a refused login and a refused consent reach the application as its error, with the state', async () => {
    const app = await openApplication(service())
    const account = await service().identity.account()
    const browser = service().browser()
    const refusal = { error: 'access_denied', error_description: 'The user went back.' }
    const begun = await app.begin(browser, { state: 'kept' })
    const address = await service().admin.rejectLogin(challengeIn(begun, 'login'), refusal)
    const refused = await follow(browser, address ?? '')
    expect(Object.fromEntries(refused.url.searchParams)).toEqual({ ...refusal, state: 'kept', iss: service().origin })

    const asked = await signIn(service(), browser, await app.begin(browser), account)
    const denied = await service().admin.rejectConsent(challengeIn(asked, 'consent'), refusal)
    expect(outcomeOf(await follow(browser, denied ?? ''))).toBe('access_denied')
  })

  test('who begins in one browser gets nothing of a sign-in in another one', async () => {
    const app = await openApplication(service())
    const victim = await service().identity.account()
    const attacker = service().browser()
    const begun = await app.begin(attacker)
    const challenge = challengeIn(begun, 'login')

    const victims = service().browser()
    const session = await signInToApp(victims, victim)
    const address = await acceptLogin(service(), challenge, victim.identity.id, session.id)
    const resume = new URL(address)

    // Without the verifier, with a guess, and with the verifier itself but the attacker's browser.
    const guess = new URL(address)
    guess.searchParams.set('verifier', 'A'.repeat(32))
    for (const url of [new URL(resume.pathname, resume), guess, resume]) {
      const got = await follow(attacker, url)
      expect(got).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
    }
    // The verifier is used up now, also for the victim.
    expect((await follow(victims, address)).url.pathname).not.toBe('/callback')
    expect(outcomeOf(await app.begin(attacker, { prompt: 'none' }))).toBe('login_required')
  })

  test('the victim of a forwarded challenge ends nowhere, because the request began elsewhere', async () => {
    const app = await openApplication(service())
    const victim = await service().identity.account()
    const begun = await app.begin(service().browser())
    const arrived = await signIn(service(), service().browser(), begun, victim)
    expect(arrived).toMatchObject({ status: 400 })
  })

  test('a consent does not count for another account that signed in meanwhile', async () => {
    const { app, browser } = await connected(service())
    const other = await service().identity.account()
    const asked = await app.begin(browser, { prompt: 'consent' })
    await signInToApp(browser, other).catch(() => {})
    browser.jar.lose('ory_kratos_session')
    await signInToApp(browser, other)
    expect(await answerConsent(service(), browser, asked, ['email'])).toMatchObject({ status: 400 })
  })

  test('a verifier that was used leads to the beginning, where a remembered consent shows no page', async () => {
    const { account, app, browser } = await connected(service())
    const begun = await app.begin(browser, { prompt: 'consent' })
    const address = await service().admin.acceptConsent(challengeIn(begun, 'consent'), {
      grant_scope: ['email'],
      grant_access_token_audience: [],
      remember: true,
      remember_for: 0,
      session: { access_token: {}, id_token: {} },
    })
    expect(outcomeOf(await follow(browser, address ?? ''))).toBe('code')
    // The request asked for consent, so it asks again.
    expect((await follow(browser, address ?? '')).url.pathname).toBe('/consent')
    expect(outcomeOf(await app.begin(browser))).toBe('code')
    expect((await browser.whoami())?.identity?.id).toBe(account.identity.id)
  })
})
