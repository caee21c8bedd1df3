import { afterAll, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { visitPartner } from '../../../../examples/partners/visit.ts'
import { describeService } from '../service/describe-service.ts'
import { verified } from '../service/second-factors.ts'
import { goAndReturn, oidcWith, press, providerAt } from './open-partner.ts'

// A sign-up that waits for traits, and an attacker with an own account at the provider.

const partner = await startOpenIdPartner()
afterAll(() => partner.close())
const config = oidcWith(providerAt(partner), providerAt(partner, { id: 'second', label: 'Second' }))

describeService('an attacker with an account at a provider', { config }, (service) => {
  const someone = (email = service().newEmail()) => ({ subject: email, email, name: 'Mira', proved: 'yes' }) as const
  const nameless = () => ({ subject: service().newEmail(), name: 'Noor' })

  test('a sign-up that waited for traits counts once: its form signs no later visitor in', async () => {
    const app = service().visitor('native')
    const { flow } = await app.start('registration')
    const token = await partner.idToken({ ...nameless(), isProved: false, hasSecondFactor: false }, { nonce: 'n' })
    const asked = await app.send('registration', flow, {
      method: 'oidc',
      provider: 'partner',
      id_token: token,
      id_token_nonce: 'n',
    })
    const form = { method: 'oidc', provider: 'partner', traits: { email: service().newEmail() } }
    const done = await app.send('registration', asked.flow, form)
    expect(done.answer.status).toBe(200)
    const later = service().visitor('native')
    const again = await later.send('registration', asked.flow, form)
    expect(again.answer.status).not.toBe(200)
    expect(later.token).toBeUndefined()
  })

  test('a proved address with another one typed beside the button takes no account over', async () => {
    const victim = await verified(service())
    const unproved = await service().account()
    for (const { email } of [victim, unproved]) {
      const own = await service().account()
      const attacker = service().visitor('navigation')
      const pressed = { provider: 'partner', traits: { email } }
      await goAndReturn(attacker, 'registration', someone(own.email), pressed)
      const live = await attacker.whoami()
      expect(live?.identity?.traits).not.toMatchObject({ email })
      await service().signedIn('script', { email, password: victim.password })
    }
  })

  test('an address typed for missing traits is not proved, and a taken one opens nothing', async () => {
    const victim = await verified(service())
    const attacker = service().visitor('navigation')
    const asked = await goAndReturn(attacker, 'registration', nameless())
    const form = { method: 'oidc', provider: 'partner', traits: { email: victim.email } }
    await attacker.send('registration', asked.flow, form)
    expect(await attacker.whoami()).toBeUndefined()
  })

  test('a form of another browser’s linking leads to a sign-in that links nothing', async () => {
    const victim = await verified(service())
    const attacker = service().visitor('navigation')
    const linking = await goAndReturn(attacker, 'login', { ...someone(victim.email), subject: 'attacker' })
    const known = someone()
    const user = service().visitor('navigation')
    await goAndReturn(user, 'login', known)
    user.jar.lose('ory_kratos_session')
    await user.start('login')
    const { csrf_token: _, ...fields } = { csrf_token: '', provider: 'second' }
    const pressed = await user.send('login', linking.flow, fields)
    expect(pressed.answer.location).toContain(partner.origin)
    const again = service().visitor('navigation')
    await goAndReturn(again, 'login', { subject: 'attacker', name: 'A' })
    expect(await again.whoami()).toBeUndefined()
  })

  test('an answer that another browser began, and one for another trip, are refused', async () => {
    const [attacker, user] = [service().visitor('navigation'), service().visitor('navigation')]
    const location = new URL(await press(attacker, 'login'))
    await press(user, 'login')
    const state = location.searchParams.get('state')
    const { status, location: to = '' } = await user.ask(
      `/self-service/methods/oidc/callback/partner?code=a&state=${state}`,
    )
    expect([status, to.includes('/error')]).toEqual([303, true])
    expect(await user.whoami()).toBeUndefined()
  })

  test('a trip from before the sign-in of another user signs them in to no other account', async () => {
    const shared = service().visitor('navigation')
    const backs: string[] = []
    for (let times = 0; times < 2; times += 1) {
      const { pathname, search } = await visitPartner(await press(shared, 'login'), someone())
      backs.push(pathname + search)
    }
    const { email: identifier, password, identity } = await verified(service())
    const { flow } = await shared.start('login')
    await shared.send('login', flow, { method: 'password', identifier, password })
    const [first = '', second = ''] = backs
    expect((await shared.ask(first)).status).toBe(303)
    expect((await shared.whoami())?.identity?.id).toBe(identity.id)
    const { logout_url } = (await shared.ask('/self-service/logout/browser')).body as { readonly logout_url: string }
    const address = new URL(logout_url)
    await shared.ask(address.pathname + address.search)
    expect((await shared.open('login', second)).error.code).toBe(400)
    expect(await shared.whoami()).toBeUndefined()
  })

  test('no code, token, state or nonce is in the log', async () => {
    const visitor = service().visitor('navigation')
    const address = new URL(await press(visitor, 'login'))
    const bad = `/self-service/methods/oidc/callback/partner?code=a-code-of-the-provider&state=${address.searchParams.get('state')}`
    await visitor.ask(bad)
    await goAndReturn(service().visitor('navigation'), 'login', someone())
    const log = service().log.join('\n')
    for (const name of ['state', 'nonce', 'code_challenge'] as const)
      expect(log).not.toContain(address.searchParams.get(name) ?? name)
    expect(log).not.toContain('a-code-of-the-provider')
    expect(log).not.toMatch(/eyJ[\w-]+\./)
  })

  test.each(['%00', '%F0%9F', '%E2%80%AE', '<script>'])('the words %s of a provider are no failure', async (words) => {
    const visitor = service().visitor('navigation')
    const address = new URL(await press(visitor, 'login'))
    const state = address.searchParams.get('state')
    const seen = await visitor.open(
      'login',
      `/self-service/methods/oidc/callback/partner?error=server_error&error_description=${words}&state=${state}`,
    )
    expect(seen.answer.status).toBe(303)
    expect(seen.flow.ui.messages).toMatchObject([{ context: { reason_key: 'providerDenied' } }])
  })
})
