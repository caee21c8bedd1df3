import { afterAll, afterEach, expect, test } from 'vitest'
import { startGithubPartner } from '../../../../../examples/partners/github-partner.ts'
import { startOpenIdPartner } from '../../../../../examples/partners/openid-partner.ts'
import { describeService } from '../../service/describe-service.ts'
import { startOpenIdDouble } from './openid-double.ts'
import { goAndReturn, oidcWith, press, providerAt } from '../open-partner.ts'

const partner = await startOpenIdPartner()
const github = await startGithubPartner()
/** Its discovery names no PKCE. */
const silent = await startOpenIdDouble({ issuer: (origin) => origin })
afterAll(() => Promise.all([partner.close(), github.close(), silent.close()]))
afterEach(() => partner.trouble.clear())

// Microsoft and Apple have doubles and tests of their own.
const kinds = ['generic', 'google', 'gitlab', 'github'] as const
const config = oidcWith(
  ...kinds.map((kind) =>
    kind === 'github'
      ? providerAt(partner, { id: kind, provider: kind, issuer_url: github.origin, scope: ['user:email'] })
      : providerAt(partner, { id: kind, provider: kind }),
  ),
  providerAt(partner, { id: 'offline', provider: 'google', scope: ['openid', 'email', 'offline_access'] }),
  providerAt(partner, { id: 'never', pkce: 'never' }),
  providerAt(partner, { id: 'force', pkce: 'force' }),
  providerAt(silent, { id: 'silent' }),
  providerAt(silent, { id: 'silent-force', pkce: 'force' }),
  providerAt(silent, { id: 'silent-google', provider: 'google' }),
  providerAt(silent, { id: 'silent-gitlab', provider: 'gitlab' }),
)

describeService('kinds of providers', { config }, (service) => {
  const aUser = () => {
    const email = service().newEmail()
    return { subject: email, email, name: 'Mira', proved: 'yes' } as const
  }

  test.each(kinds)('%s signs a user up, and in again', async (provider) => {
    const choice = aUser()
    const [first, second] = [service().visitor('navigation'), service().visitor('navigation')]
    await goAndReturn(first, 'login', choice, { provider })
    await goAndReturn(second, 'login', choice, { provider })
    const made = await first.whoami()
    expect(made?.identity?.traits).toEqual({ email: choice.email, name: 'Mira' })
    expect((await second.whoami())?.identity?.id).toBe(made?.identity?.id)
  })

  test.each(kinds)('the e-mail that %s proves is verified, another one is not', async (provider) => {
    for (const proved of ['yes', undefined] as const) {
      const visitor = service().visitor('navigation')
      const { proved: _, ...user } = aUser()
      await goAndReturn(visitor, 'login', { ...user, ...(proved && { proved }) }, { provider })
      const addresses = (await visitor.whoami())?.identity?.verifiable_addresses
      expect(addresses).toMatchObject([{ verified: proved === 'yes' }])
    }
  })

  test('google gets access_type=offline instead of the scope offline_access', async () => {
    const { searchParams } = new URL(await press(service().visitor('navigation'), 'login', { provider: 'offline' }))
    expect([searchParams.get('access_type'), searchParams.get('scope')]).toEqual(['offline', 'openid email'])
  })

  test.each([
    ['generic', 'S256', '/callback/generic'],
    ['never', null, '/callback/never'],
    ['force', 'S256', '/callback'],
  ])('PKCE of “%s” is %s, and its redirect address ends with %s', async (provider, method, path) => {
    const visitor = service().visitor('navigation')
    const { searchParams } = new URL(await press(visitor, 'login', { provider }))
    expect(searchParams.get('code_challenge_method')).toBe(method)
    expect(searchParams.get('redirect_uri')).toBe(`${service().origin}/self-service/methods/oidc${path}`)
    await goAndReturn(visitor, 'login', aUser(), { provider })
    expect(await visitor.whoami()).toBeDefined()
  })

  test.each([
    ['silent', null],
    ['silent-force', 'S256'],
    ['silent-google', 'S256'],
    ['silent-gitlab', 'S256'],
  ])(
    'where discovery names no PKCE, that of “%s” is %s: discovery takes none from known kinds',
    async (provider, method) => {
      const visitor = service().visitor('navigation')
      const location = await press(visitor, 'login', { provider })
      expect(new URL(location).searchParams.get('code_challenge_method')).toBe(method)
      const { email } = aUser()
      const answer = silent.signIn(location, { sub: email, email, name: 'Mira' })
      await visitor.ask(
        `/self-service/methods/oidc/callback${provider === 'silent-force' ? '' : `/${provider}`}?${answer}`,
      )
      expect(await visitor.whoami()).toBeDefined()
      expect(silent.asked[0]?.has('code_verifier')).toBe(method !== null)
    },
  )
})
