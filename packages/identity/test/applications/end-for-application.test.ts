import { afterAll, describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { onward, openLoginProvider } from '../service/outside/login-provider.ts'
import { accountWithApp, appCode, withSecondFactors } from '../service/second-factors.ts'
import { goodPassword } from '../service/test-service.ts'
import type { Visitor } from '../service/visitor.ts'

const provider = await openLoginProvider()
afterAll(() => provider.stop())
const decisionOn = (challenge: string) => provider.decided.find((one) => one.challenge === challenge)

describeService('a sign-in for an application', { oauth2: provider.admin, config: withSecondFactors }, (service) => {
  const signIn = async (visitor: Visitor, challenge: string, email: string) => {
    const { flow } = await visitor.start('login', { login_challenge: challenge })
    return visitor.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
  }

  test('a browser goes on to the provider', async () => {
    const challenge = provider.begin()
    const { email } = await service().account()
    const { answer } = await signIn(service().visitor('navigation'), challenge, email)
    expect(answer).toMatchObject({ status: 303, location: onward(challenge) })
  })

  test('a script learns the address of the provider', async () => {
    const challenge = provider.begin()
    const { email } = await service().account()
    const { answer } = await signIn(service().visitor('script'), challenge, email)
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { id: 'browser_location_change_required' }, redirect_browser_to: onward(challenge) },
    })
  })

  test('the provider learns the account, the session, the level and the methods', async () => {
    const challenge = provider.begin()
    const { email, identity } = await service().account()
    const visitor = service().visitor('script')
    await signIn(visitor, challenge, email)
    const session = await visitor.whoami()
    expect(decisionOn(challenge)).toEqual({
      challenge,
      verb: 'accept',
      body: {
        subject: identity.id,
        identity_provider_session_id: session?.id,
        remember: true,
        remember_for: 24 * 60 * 60,
        acr: 'aal1',
        amr: ['password'],
      },
    })
  })

  test('a wrong password keeps the application on the page, and the provider learns nothing', async () => {
    const challenge = provider.begin()
    const visitor = service().visitor('script')
    const { flow } = await visitor.start('login', { login_challenge: challenge })
    const wrong = { method: 'password', identifier: service().newEmail(), password: goodPassword }
    const refused = await visitor.send('login', flow, wrong)
    expect(refused.flow).toMatchObject({ oauth2_login_request: { challenge } })
    expect(decisionOn(challenge)).toBeUndefined()
  })

  test('the second factor comes first, and the provider learns of both', async () => {
    const challenge = provider.begin()
    const account = await accountWithApp(service(), 'navigation')
    const visitor = service().visitor('navigation')
    const half = await signIn(visitor, challenge, account.email)
    expect(half.flow).toMatchObject({ requested_aal: 'aal2', oauth2_login_challenge: challenge })
    expect(decisionOn(challenge)).toBeUndefined()
    const code = appCode(account.secret, service())
    const { answer } = await visitor.send('login', half.flow, { method: 'totp', totp_code: code })
    expect(answer.location).toBe(onward(challenge))
    expect(decisionOn(challenge)?.body).toMatchObject({ acr: 'aal2', amr: ['password', 'totp'] })
  })

  test.each(['login', 'registration'])(
    'a %s skips no second factor, although the provider knows the user',
    async (kind) => {
      const account = await accountWithApp(service(), 'navigation')
      const visitor = service().visitor('navigation')
      const begun = await visitor.start('login')
      const form = { method: 'password', identifier: account.email, password: goodPassword }
      await visitor.send('login', begun.flow, form)
      const challenge = provider.begin({ skip: true, subject: account.identity.id })
      const refused = await visitor.ask(`/self-service/${kind}/browser?login_challenge=${challenge}`)
      expect(refused.location).toMatch(/\/self-service\/login\/browser\?.*aal=aal2/)
      expect(decisionOn(challenge)).toBeUndefined()
      const { flow } = await visitor.start('login', { aal: 'aal2', login_challenge: challenge })
      const code = appCode(account.secret, service())
      const { answer } = await visitor.send('login', flow, { method: 'totp', totp_code: code })
      expect(answer.location).toBe(onward(challenge))
      expect(decisionOn(challenge)?.body).toMatchObject({ acr: 'aal2' })
    },
  )

  test('a provider that fails at the end keeps the session; the user can go on later', async () => {
    const challenge = provider.begin()
    const { email } = await service().account()
    const visitor = service().visitor('navigation')
    const { flow } = await visitor.start('login', { login_challenge: challenge })
    provider.fail(true)
    const form = { method: 'password', identifier: email, password: goodPassword }
    const failed = await visitor.send('login', flow, form).finally(() => provider.fail(false))
    expect(failed.page?.pathname).toBe('/error')
    expect(await visitor.whoami()).toBeDefined()
    const again = await signIn(visitor, challenge, email)
    expect(again.answer.location).toBe(onward(challenge))
  })

  test('a request that expired meanwhile is said; the user is signed in', async () => {
    const challenge = provider.begin()
    const { email } = await service().account()
    const visitor = service().visitor('script')
    const { flow } = await visitor.start('login', { login_challenge: challenge })
    provider.expire(challenge)
    const form = { method: 'password', identifier: email, password: goodPassword }
    expect(await visitor.send('login', flow, form)).toBeRefusedWith(410)
    expect(await visitor.whoami()).toBeDefined()
  })

  describe('the way back to the application', () => {
    test('tells the provider that the user refused', async () => {
      const challenge = provider.begin()
      const visitor = service().visitor('navigation')
      const { flow } = await visitor.start('login', { login_challenge: challenge })
      const answer = await visitor.ask(`/self-service/login/application?flow=${flow.id}`)
      expect(answer).toMatchObject({ status: 303, location: onward(challenge, 'reject') })
      expect(decisionOn(challenge)).toMatchObject({ verb: 'reject', body: { error: 'access_denied' } })
    })
    test('is closed to other browsers', async () => {
      const challenge = provider.begin()
      const { flow } = await service().visitor('script').start('login', { login_challenge: challenge })
      const other = service().visitor('script')
      await other.start('login')
      const answer = await other.ask(`/self-service/login/application?flow=${flow.id}`)
      expect(answer.status).toBe(403)
      expect(decisionOn(challenge)).toBeUndefined()
    })
    test('does not exist in a flow that no application began', async () => {
      const visitor = service().visitor('script')
      const { flow } = await visitor.start('login')
      expect((await visitor.ask(`/self-service/login/application?flow=${flow.id}`)).status).toBe(404)
    })
  })
})

describeService(
  'a wish for a second factor',
  {
    oauth2: provider.admin,
    config: { ...withSecondFactors, session: { whoami: { required_aal: 'aal1' } } },
  },
  (service) => {
    const begin = () => provider.begin({ oidc_context: { acr_values: ['aal2'] } })
    const signIn = async (visitor: Visitor, challenge: string, email: string) => {
      const { flow } = await visitor.start('login', { login_challenge: challenge })
      return visitor.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
    }
    test('asks a user who has one', async () => {
      const challenge = begin()
      const { email } = await accountWithApp(service(), 'navigation')
      const { flow } = await signIn(service().visitor('navigation'), challenge, email)
      expect(flow).toMatchObject({ requested_aal: 'aal2', oauth2_login_challenge: challenge })
    })
    test('asks a user whom the provider knows', async () => {
      const { email, identity } = await accountWithApp(service(), 'navigation')
      const visitor = service().visitor('navigation')
      const { flow } = await visitor.start('login')
      await visitor.send('login', flow, { method: 'password', identifier: email, password: goodPassword })
      const known = { skip: true, subject: identity.id, oidc_context: { acr_values: ['aal2'] } }
      const challenge = provider.begin(known)
      const refused = await visitor.ask(`/self-service/login/browser?login_challenge=${challenge}`)
      expect(refused.location).toContain('aal=aal2')
      expect(decisionOn(challenge)).toBeUndefined()
    })
    test('lets a user without one go on, with aal1', async () => {
      const challenge = begin()
      const { email } = await service().account()
      await signIn(service().visitor('navigation'), challenge, email)
      expect(decisionOn(challenge)?.body).toMatchObject({ acr: 'aal1' })
    })
    test('asks a signed-in user for the second factor alone', async () => {
      const challenge = begin()
      const account = await accountWithApp(service(), 'navigation')
      const visitor = await service().signedIn('navigation', account)
      const { flow } = await visitor.start('login', { login_challenge: challenge, aal: 'aal2' })
      expect(flow).toMatchObject({ refresh: false, requested_aal: 'aal2' })
    })
  },
)
