import { expect, test } from 'vitest'
import { appCode, secretOf } from '../../identity/test/service/second-factors.ts'
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

const essential = (...values: readonly string[]) => JSON.stringify({ id_token: { acr: { essential: true, values } } })

describeProvider('who must sign in again', (service) => {
  test('prompt=none answers what is missing, and never with a page', async () => {
    const app = await openApplication(service())
    const browser = service().browser()
    expect(outcomeOf(await app.begin(browser, { prompt: 'none' }))).toBe('login_required')
    await signInToApp(browser, await service().identity.account())
    expect(outcomeOf(await app.begin(browser, { prompt: 'none' }))).toBe('consent_required')
    expect(outcomeOf(await app.begin(browser, { prompt: 'none login' }))).toBe('invalid_request')
    expect(outcomeOf(await app.begin(browser, { prompt: 'wink' }))).toBe('invalid_request')
  })

  test.each<Readonly<Record<string, string>>>([{ prompt: 'login' }, { max_age: '0' }, { prompt: 'select_account' }])(
    'with %o the user signs in again, and a session of before does not count',
    async (parameters) => {
      const { account, app, browser } = await connected(service())
      const first = await app.begin(browser, parameters)
      expect(first.url.pathname).toBe('/self-service/login/browser')
      expect(first.url.searchParams.has('aal')).toBe(false)
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      const again = await app.begin(browser, parameters)
      const old = await acceptLogin(service(), challengeIn(again, 'login'), account.identity.id)
      expect(await follow(browser, old)).toMatchObject({ status: 400 })
      const begun = await app.begin(browser, parameters)
      expect(outcomeOf(await signIn(service(), browser, begun, account))).toBe('code')
    },
  )

  test('max_age asks a user whose sign-in is older, and no other', async () => {
    const { app, browser, account } = await connected(service())
    expect(outcomeOf(await app.begin(browser, { max_age: '600' }))).toBe('code')
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    const begun = await app.begin(browser, { max_age: '1' })
    expect(begun.url.pathname).toBe('/self-service/login/browser')
    const done = await signIn(service(), browser, begun, account)
    expect((await begun.exchange(done.url)).claims()?.auth_time).toBeTypeOf('number')
  })

  test('an id token of another account asks for a sign-in', async () => {
    const { app, browser, tokens } = await connected(service())
    const hint = { id_token_hint: tokens.id_token ?? '' }
    expect(outcomeOf(await app.begin(browser, { ...hint, prompt: 'none' }))).toBe('code')
    const other = await connected(service())
    expect(outcomeOf(await app.begin(other.browser, { ...hint, prompt: 'none' }))).toBe('login_required')
    const asked = await app.begin(other.browser, hint)
    expect(asked.url.pathname).toBe('/self-service/login/browser')
    const found = await service().admin.findLogin(challengeIn(asked, 'login'))
    expect(found).toMatchObject({
      request: {
        oidc_context: { id_token_hint_claims: { sub: tokens.claims()?.sub } },
        subject: other.account.identity.id,
      },
    })
  })

  test.each(['create', 'registration'])('prompt=%s leads to the registration page, once', async (prompt) => {
    const app = await openApplication(service())
    const browser = service().browser()
    const begun = await app.begin(browser, { prompt })
    expect(begun.url.pathname).toBe('/self-service/registration/browser')
    const asked = await signIn(service(), browser, begun, await service().identity.account())
    expect(asked.url.pathname).toBe('/consent')
    expect(outcomeOf(await answerConsent(service(), browser, asked, ['email']))).toBe('code')
  })

  test('a wish for the second factor asks who has one, once, and lets others go on', async () => {
    const { account, app, browser } = await connected(service())
    expect(outcomeOf(await app.begin(browser, { acr_values: 'aal2' }))).toBe('code')
    await addSecondFactor(browser)
    expect(outcomeOf(await app.begin(browser, { acr_values: 'aal2' }))).toBe('code')
    browser.jar.lose('ory_kratos_session')
    await signInToApp(browser, account)
    expect(outcomeOf(await app.begin(browser, { acr_values: 'aal2', prompt: 'none' }))).toBe('code')
    const begun = await app.begin(browser, { acr_values: 'aal2' })
    expect(begun.url.searchParams.get('aal')).toBe('aal2')
    // The identity service decides that this is enough, for example because the authenticator app is lost.
    const session = await browser.whoami()
    const address = await acceptLogin(service(), challengeIn(begun, 'login'), account.identity.id, session?.id)
    expect(outcomeOf(await follow(browser, address))).toBe('code')
  })

  test('an essential level that the account cannot reach, or that is unknown, is an error of the request', async () => {
    const { account, app, browser } = await connected(service())
    expect(outcomeOf(await app.begin(browser, { claims: essential('aal1') }))).toBe('code')
    expect(outcomeOf(await app.begin(browser, { claims: essential('aal2') }))).toBe('unmet_authentication_requirements')
    expect(outcomeOf(await app.begin(browser, { claims: essential('gold') }))).toBe('unmet_authentication_requirements')
    await addSecondFactor(browser)
    browser.jar.lose('ory_kratos_session')
    await signInToApp(browser, account)
    const asked = await app.begin(browser, { claims: essential('aal2') })
    expect(asked.url.pathname).toBe('/self-service/login/browser')
  })

  test('who signs in with the second factor reaches the essential level, and the token says so', async () => {
    const { account, app, browser } = await connected(service())
    const secret = await addSecondFactor(browser)
    browser.jar.lose('ory_kratos_session')
    await signInToApp(browser, account)
    const begun = await app.begin(browser, { claims: essential('aal2') })
    expect(begun.url.searchParams.get('aal')).toBe('aal2')
    const { flow } = await browser.start('login', { aal: 'aal2' })
    await browser.send('login', flow, { method: 'totp', totp_code: appCode(secret, service().identity, 1) })
    const session = await browser.whoami()
    const address = await acceptLogin(service(), challengeIn(begun, 'login'), account.identity.id, session?.id)
    const tokens = await begun.exchange((await follow(browser, address)).url)
    expect(tokens.claims()).toMatchObject({ acr: 'aal2', amr: ['password', 'totp'] })
  })

  async function addSecondFactor(browser: Awaited<ReturnType<typeof connected>>['browser']): Promise<string> {
    const { flow } = await browser.start('settings')
    const secret = secretOf(flow)
    const done = await browser.send('settings', flow, {
      method: 'totp',
      totp_code: appCode(secret, service().identity),
    })
    if (done.flow.state !== 'success') throw new Error(`no authenticator app was added: ${done.answer.text}`)
    return secret
  }
})
