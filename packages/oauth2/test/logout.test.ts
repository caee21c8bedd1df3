import * as client from 'openid-client'
import { expect, test } from 'vitest'
import { challengeIn, connected, outcomeOf } from './service/answers.ts'
import { follow } from './service/application.ts'
import { describeProvider } from './service/describe-provider.ts'

const bye = 'http://127.0.0.1:4455/bye'

describeProvider('a logout that an application asks for', (service) => {
  const logoutOf = ({ app, tokens }: Awaited<ReturnType<typeof connected>>, state = 'kept') =>
    client.buildEndSessionUrl(app.configuration, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: bye,
      state,
    })

  test('asks on the page; yes ends the session of the app and leads back with the state', async () => {
    const user = await connected(service())
    const asked = await follow(user.browser, logoutOf(user))
    expect(asked.url.origin + asked.url.pathname).toBe(`${service().origin}/logout`)
    const challenge = challengeIn(asked, 'logout')
    expect(await service().admin.findLogout(challenge)).toMatchObject({
      found: 'request',
      request: { subject: user.account.identity.id, rp_initiated: true, client: { client_id: 'photo-app' } },
    })
    expect(await service().admin.acceptLogout(challenge)).toBe(`${bye}?state=kept`)
    expect(await user.browser.whoami()).toBeUndefined()
    expect(outcomeOf(await user.app.begin(user.browser, { prompt: 'none' }))).toBe('login_required')
    await expect(user.app.userinfo(user.tokens.access_token, user.account.identity.id)).rejects.toMatchObject({
      status: 401,
    })
    // The answer was given; the challenge leads to the beginning.
    expect(await service().admin.findLogout(challenge)).toMatchObject({ found: 'used' })
  })

  test('no changes nothing', async () => {
    const user = await connected(service())
    const challenge = challengeIn(await follow(user.browser, logoutOf(user)), 'logout')
    await service().admin.rejectLogout(challenge)
    expect(await user.browser.whoami()).toBeDefined()
    await user.app.userinfo(user.tokens.access_token, user.account.identity.id)
  })

  test('goes straight on without a session, and home without an address', async () => {
    const user = await connected(service())
    const stranger = service().browser()
    expect((await follow(stranger, logoutOf(user))).url.href).toBe(`${bye}?state=kept`)
    expect((await follow(stranger, `${service().origin}/oauth2/sessions/logout`)).url.href).toBe(`${service().origin}/`)
    expect(await user.browser.whoami()).toBeDefined()
  })

  test('without parameters asks too, and names no application', async () => {
    const user = await connected(service())
    const asked = await follow(user.browser, `${service().origin}/oauth2/sessions/logout`)
    const found = await service().admin.findLogout(challengeIn(asked, 'logout'))
    expect(found).toMatchObject({ request: { rp_initiated: false } })
    expect(await service().admin.acceptLogout(challengeIn(asked, 'logout'))).toBe(`${service().origin}/`)
  })

  test('an address that is not registered, or an id token that was changed, leads nowhere', async () => {
    const user = await connected(service())
    const wrong = logoutOf(user)
    wrong.searchParams.set('post_logout_redirect_uri', `${bye}?more=1`)
    expect(await follow(user.browser, wrong)).toMatchObject({ status: 400 })
    const changed = logoutOf(user)
    changed.searchParams.set('id_token_hint', `${user.tokens.id_token?.slice(0, -6)}AAAAAA`)
    expect(await follow(user.browser, changed)).toMatchObject({ status: 400 })
    expect(await user.browser.whoami()).toBeDefined()
  })

  test('a client that skips the question signs out with an id token of this sign-in, and not with an older one', async () => {
    const user = await connected(service(), 'openid email', 'own-app')
    expect((await follow(user.browser, logoutOf(user))).url.href).toBe(`${bye}?state=kept`)
    expect(await user.browser.whoami()).toBeUndefined()

    const other = await connected(service(), 'openid email', 'own-app')
    const foreign = logoutOf({ ...user, browser: other.browser })
    expect((await follow(other.browser, foreign)).url.pathname).toBe('/logout')
    expect(await other.browser.whoami()).toBeDefined()
  })
})
