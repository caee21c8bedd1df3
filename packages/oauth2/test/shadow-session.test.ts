import { expect, test } from 'vitest'
import { signOut } from '../../identity/test/service/own-browser.ts'
import { answerConsent, connected, outcomeOf, signIn, signInToApp } from './service/answers.ts'
import { describeProvider } from './service/describe-provider.ts'

const silently = { prompt: 'none' } as const

describeProvider("the provider's session follows the app's", (service) => {
  test('a user who is signed in to the app is signed in at the provider, without having been there', async () => {
    const { account, app } = await connected(service())
    const elsewhere = service().browser()
    expect(outcomeOf(await app.begin(elsewhere, silently))).toBe('login_required')
    const session = await signInToApp(elsewhere, account)
    const begun = await app.begin(elsewhere, { ...silently, max_age: '600' })
    expect(outcomeOf(begun)).toBe('code')
    const tokens = await begun.exchange(begun.url)
    expect(tokens.claims()).toMatchObject({
      sub: account.identity.id,
      acr: 'aal1',
      amr: ['password'],
      auth_time: Math.floor(Date.parse(session.authenticated_at) / 1000),
    })
  })

  test('a new sign-in of the same account is told to applications', async () => {
    const { account, app, browser, tokens } = await connected(service())
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await signInToApp(browser, account)
    const begun = await app.begin(browser, silently)
    const later = await begun.exchange(begun.url)
    expect(Number(later.claims()?.auth_time)).toBeGreaterThan(Number(tokens.claims()?.auth_time))
  })

  test('another account in the same browser gets nothing of the former one', async () => {
    const { app, browser, tokens, account } = await connected(service())
    const other = await service().identity.account()
    await signOut(browser)
    await signInToApp(browser, other)
    expect(outcomeOf(await app.begin(browser, silently))).toBe('consent_required')
    const begun = await app.begin(browser)
    const done = await answerConsent(service(), browser, begun, ['email'])
    const received = await begun.exchange(done.url)
    expect(received.claims()?.sub).toBe(other.identity.id)
    await expect(app.userinfo(tokens.access_token, account.identity.id)).rejects.toMatchObject({ status: 401 })
  })

  test('a sign-in of another account while an authorization request waits counts for the other one', async () => {
    const { app, browser, account } = await connected(service())
    const other = await service().identity.account()
    const begun = await app.begin(browser, { prompt: 'login' })
    await signOut(browser)
    const asked = await signIn(service(), browser, begun, other)
    expect(asked.url.pathname).toBe('/consent')
    const done = await answerConsent(service(), browser, asked, ['email'])
    const tokens = await begun.exchange(done.url)
    expect(tokens.claims()?.sub).toBe(other.identity.id)
    expect(tokens.claims()?.sub).not.toBe(account.identity.id)
  })

  const endings = {
    'signs out': async ({ browser }) => signOut(browser),
    'is signed out by an operator': async ({ account }) => endSessions(account.identity.id),
    'is made inactive': async ({ account }) => service().identity.makeInactive(account.identity.id),
    'is deleted': async ({ account }) => deleteAccount(account.identity.id),
  } satisfies Record<string, (user: Awaited<ReturnType<typeof connected>>) => Promise<void>>

  const askIdentity = (method: string, path: string) =>
    service().identity.identity.admin(new Request(`http://localhost${path}`, { method }))
  async function endSessions(id: string) {
    await askIdentity('DELETE', `/admin/identities/${id}/sessions`)
  }
  async function deleteAccount(id: string) {
    await askIdentity('DELETE', `/admin/identities/${id}`)
  }

  test.each(Object.keys(endings) as (keyof typeof endings)[])(
    'when a user %s, the provider has no session and the access token is dead on the next request',
    async (ending) => {
      const user = await connected(service())
      const { app, browser, account, tokens } = user
      await app.userinfo(tokens.access_token, account.identity.id)
      await endings[ending](user)
      await expect(app.userinfo(tokens.access_token, account.identity.id)).rejects.toMatchObject({ status: 401 })
      expect(outcomeOf(await app.begin(browser, silently))).toBe('login_required')
    },
  )

  test('tokens with an offline scope outlive the sign-in, but not the account', async () => {
    const { app, browser, account, tokens } = await connected(service(), 'openid offline_access email')
    await signOut(browser)
    const fresh = await app.refresh(tokens.refresh_token ?? '')
    await app.userinfo(fresh.access_token, account.identity.id)
    await service().identity.makeInactive(account.identity.id)
    await expect(app.refresh(fresh.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' })
    await expect(app.userinfo(fresh.access_token, account.identity.id)).rejects.toMatchObject({ status: 401 })
  })

  test('a new sign-in does not bring the access tokens of the former one back', async () => {
    const { app, browser, account, tokens } = await connected(service())
    await signOut(browser)
    await signInToApp(browser, account)
    expect(outcomeOf(await app.begin(browser, silently))).toBe('code')
    await expect(app.userinfo(tokens.access_token, account.identity.id)).rejects.toMatchObject({ status: 401 })
  })

  test("the provider's cookie alone is worth nothing", async () => {
    const { app, browser } = await connected(service())
    browser.jar.lose('ory_kratos_session')
    expect(outcomeOf(await app.begin(browser, silently))).toBe('login_required')
  })
})
