import { afterAll, afterEach, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { describeService } from '../service/describe-service.ts'
import { goAndReturn, oidcWith, press, providerAt } from './open-partner.ts'

const partner = await startOpenIdPartner()
afterAll(() => partner.close())
afterEach(() => partner.trouble.clear())

const kinds = ['generic', 'google', 'gitlab', 'microsoft'] as const
const config = oidcWith(
  ...kinds.map((kind) =>
    providerAt(partner, { id: kind, provider: kind, ...(kind === 'microsoft' && { microsoft_tenant: 'common' }) }),
  ),
  providerAt(partner, { id: 'offline', provider: 'google', scope: ['openid', 'email', 'offline_access'] }),
  providerAt(partner, { id: 'never', pkce: 'never' }),
  providerAt(partner, { id: 'force', pkce: 'force' }),
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

  test.each([
    ['generic', true],
    ['google', true],
    ['gitlab', true],
    // Every tenant can write every address.
    ['microsoft', false],
  ])('the e-mail of %s with email_verified counts as proved: %s', async (provider, verified) => {
    const visitor = service().visitor('navigation')
    await goAndReturn(visitor, 'login', aUser(), { provider })
    expect((await visitor.whoami())?.identity?.verifiable_addresses).toMatchObject([{ verified }])
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
})
