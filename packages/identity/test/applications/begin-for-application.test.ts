import { afterAll, describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { application, onward, openLoginProvider } from '../service/outside/login-provider.ts'

const provider = await openLoginProvider()
afterAll(() => provider.stop())

describeService('the start of a flow for an application', { oauth2: provider.admin }, (service) => {
  const script = () => service().visitor('script')
  const browser = () => service().visitor('navigation')

  test.each(['login', 'registration', 'recovery'] as const)('%s: the flow names the application', async (kind) => {
    const challenge = provider.begin()
    const { flow } = await script().start(kind, { login_challenge: challenge })
    expect(flow).toMatchObject({
      oauth2_login_challenge: challenge,
      oauth2_login_request: { challenge, client: application, requested_scope: ['openid', 'email'] },
    })
  })

  test('a reload of the page shows the application again', async () => {
    const visitor = browser()
    const { flow } = await visitor.start('login', { login_challenge: provider.begin() })
    expect((await visitor.fetchFlow('login', flow.id)).flow).toMatchObject({
      oauth2_login_request: { client: application },
    })
  })

  test('a native client answers no request of an application', async () => {
    const { flow } = await service().visitor('native').start('login', { login_challenge: provider.begin() })
    expect(flow).not.toHaveProperty('oauth2_login_challenge')
  })

  test('the application names the identifier that the user is expected to type', async () => {
    const challenge = provider.begin({ oidc_context: { login_hint: 'ada@example.org' } })
    const { flow } = await script().start('login', { login_challenge: challenge })
    const field = flow.ui.nodes.find(({ type, attributes }) => type === 'input' && attributes.name === 'identifier')
    expect(field).toMatchObject({ attributes: { value: 'ada@example.org' } })
  })

  test.each(['a\u0000b', `${'x'.repeat(330)}@example.org`])(
    'a hint that no identifier can be is ignored',
    async (hint) => {
      const { flow } = await script().start('login', {
        login_challenge: provider.begin({ oidc_context: { login_hint: hint } }),
      })
      expect(JSON.stringify(flow.ui)).not.toContain(hint.slice(-8))
    },
  )

  describe('with a challenge that cannot be answered', () => {
    test.each(['', 'unknown', 'x'.repeat(5_000)])('it is refused', async (login_challenge) => {
      for (const kind of ['login', 'registration', 'recovery'] as const) {
        expect(await script().start(kind, { login_challenge })).toBeRefusedWith(400)
      }
    })
    test('one that was answered leads where the answer led', async () => {
      const challenge = provider.begin()
      await provider.admin.rejectLogin(challenge, { error: 'access_denied', error_description: '' })
      const answer = await browser().ask(`/self-service/login/browser?login_challenge=${challenge}`)
      expect(answer).toMatchObject({ status: 303, location: onward(challenge, 'reject') })
      expect(await script().start('login', { login_challenge: challenge })).toBeRefusedWith(410)
    })
    test('a provider that fails is named, and nothing is lost', async () => {
      const challenge = provider.begin()
      provider.fail(true)
      try {
        expect(await script().start('login', { login_challenge: challenge })).toBeRefusedWith(502, 'upstream_error')
        const page = await browser().start('login', { login_challenge: challenge })
        expect(page.page?.pathname).toBe('/error')
      } finally {
        provider.fail(false)
      }
      expect((await script().start('login', { login_challenge: challenge })).answer.status).toBe(200)
    })
  })

  describe('by a user who is signed in', () => {
    test('the user confirms the account when the provider does not know the user', async () => {
      const visitor = await service().signedIn('navigation', await service().account())
      const { flow } = await visitor.start('login', { login_challenge: provider.begin() })
      expect(flow).toMatchObject({ refresh: true, oauth2_login_request: { client: application } })
    })
    test('no question is asked when the provider knows the user', async () => {
      const account = await service().account()
      const visitor = await service().signedIn('navigation', account)
      for (const kind of ['login', 'registration']) {
        const challenge = provider.begin({ skip: true, subject: account.identity.id })
        const answer = await visitor.ask(`/self-service/${kind}/browser?login_challenge=${challenge}`)
        expect(answer).toMatchObject({ status: 303, location: onward(challenge) })
      }
    })
    test('the user confirms the account when the provider knows another user', async () => {
      const visitor = await service().signedIn('navigation', await service().account())
      const { flow } = await visitor.start('login', {
        login_challenge: provider.begin({ skip: true, subject: 'other' }),
      })
      expect(flow).toMatchObject({ refresh: true })
      expect(provider.decided.some(({ body }) => body['subject'] === 'other')).toBe(false)
    })
    test('a registration leads to the login', async () => {
      const challenge = provider.begin()
      const visitor = await service().signedIn('navigation', await service().account())
      const answer = await visitor.ask(`/self-service/registration/browser?login_challenge=${challenge}`)
      expect(answer).toMatchObject({
        status: 302,
        location: `${service().origin}/self-service/login/browser?login_challenge=${challenge}`,
      })
    })
  })
})

describeService(
  'the start of a flow that returns to the application',
  { oauth2: provider.admin, config: { oauth2_provider: { override_return_to: true } } },
  (service) => {
    test('the flow leads to the request of the application, whatever the address asked for', async () => {
      const challenge = provider.begin()
      const { flow } = await service()
        .visitor('script')
        .start('login', { login_challenge: challenge, return_to: `${service().origin}/shop` })
      expect(flow.return_to).toMatch(/^http:\/\/provider\.example\/oauth2\/auth/)
    })
  },
)

describeService('the start of a flow without a provider', {}, (service) => {
  test('an empty challenge is a fault of the request', async () => {
    expect(await service().visitor('script').start('login', { login_challenge: '' })).toBeRefusedWith(400)
  })
  test('a challenge is a fault of the configuration', async () => {
    const seen = await service().visitor('script').start('login', { login_challenge: 'c1' })
    expect(seen).toBeRefusedWith(500, 'invalid_configuration')
  })
})
