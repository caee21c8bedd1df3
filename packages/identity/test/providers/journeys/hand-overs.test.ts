import { MessageId } from '@collect/contract'
import { afterAll, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../../examples/partners/openid-partner.ts'
import { describeService } from '../../service/describe-service.ts'
import { onward, openLoginProvider } from '../../service/outside/login-provider.ts'
import { verified } from '../../service/second-factors.ts'
import { goAndReturn, oidcWith, providerAt } from '../open-partner.ts'

const [partner, oauth2] = await Promise.all([startOpenIdPartner(), openLoginProvider()])
afterAll(() => Promise.all([partner.close(), oauth2.stop()]))

const { methods } = oidcWith(providerAt(partner)).selfservice
const configWith = (after: object) => ({ selfservice: { methods, flows: after } })
const session = { registration: { after: { oidc: { hooks: [{ hook: 'session' }] } } } }

describeService(
  'a sign-in with a provider for an application',
  { oauth2: oauth2.admin, config: configWith(session) },
  (service) => {
    const someone = (email = service().newEmail()) => ({ subject: email, email, name: 'Mira', proved: 'yes' }) as const
    const begun = (challenge: string) => ({ login_challenge: challenge })
    const subjectsOf = (challenge: string) =>
      oauth2.decided.filter((one) => one.challenge === challenge).map(({ body }) => body['subject'])

    test('of an unknown user becomes a sign-up, and leads on to the application', async () => {
      const [challenge, visitor] = [oauth2.begin(), service().visitor('navigation')]
      const { answer } = await goAndReturn(visitor, 'login', someone(), undefined, begun(challenge))
      expect(answer.location).toBe(onward(challenge))
      expect(subjectsOf(challenge)).toEqual([(await visitor.whoami())?.identity?.id])
    })

    test('of a known user, begun as a sign-up, leads on to the application', async () => {
      const choice = someone()
      await goAndReturn(service().visitor('navigation'), 'login', choice)
      const [challenge, visitor] = [oauth2.begin(), service().visitor('navigation')]
      const { answer } = await goAndReturn(visitor, 'registration', choice, undefined, begun(challenge))
      expect(answer.location).toBe(onward(challenge))
      expect(subjectsOf(challenge)).toEqual([(await visitor.whoami())?.identity?.id])
    })

    test('that asks for missing traits leads on after them', async () => {
      const [challenge, visitor] = [oauth2.begin(), service().visitor('navigation')]
      const choice = { subject: service().newEmail(), name: 'Mira' }
      const { flow } = await goAndReturn(visitor, 'login', choice, undefined, begun(challenge))
      expect(flow).toMatchObject({ oauth2_login_challenge: challenge })
      const form = { method: 'oidc', provider: 'partner', traits: { email: service().newEmail(), name: 'Mira' } }
      const { answer } = await visitor.send('registration', flow, form)
      expect(answer.location).toBe(onward(challenge))
    })

    test('that becomes a linking leads on after the proof of the account', async () => {
      const { email, password } = await verified(service())
      const [challenge, visitor] = [oauth2.begin(), service().visitor('navigation')]
      const { flow } = await goAndReturn(visitor, 'login', someone(email), undefined, begun(challenge))
      expect(flow).toSay(MessageId.accountLinking)
      const { answer } = await visitor.send('login', flow, { method: 'password', identifier: email, password })
      expect(answer.location).toBe(onward(challenge))
    })
  },
)

describeService('a transient payload beside an id token', { config: configWith(session) }, (service) => {
  test.each(['login', 'registration'] as const)('of a %s is in the sign-up that asks for more', async (kind) => {
    const app = service().visitor('native')
    const { flow } = await app.start(kind)
    const user = { subject: service().newEmail(), name: 'Mira', isProved: false, hasSecondFactor: false }
    const id_token = await partner.idToken(user, { nonce: 'n' })
    const payload = { campaign: { name: 'spring' } }
    const proved = { provider: 'partner', id_token, id_token_nonce: 'n', transient_payload: payload }
    const seen = await app.send(kind, flow, proved)
    expect(seen.flow).toMatchObject({ active: 'oidc', transient_payload: payload })
    expect(seen.flow.ui.action).toContain('/self-service/registration')
  })
})

describeService(
  'the hooks after a provider',
  {
    config: configWith({
      login: { after: { oidc: { hooks: [{ hook: 'require_verified_address' }] } } },
      registration: { after: { oidc: { hooks: [{ hook: 'show_verification_ui' }] } } },
    }),
  },
  (service) => {
    test('make no session without the hook for it, and lead to the verification of an unproved address', async () => {
      const email = service().newEmail()
      const visitor = service().visitor('navigation')
      const choice = { subject: email, email, name: 'Mira' }
      const first = await goAndReturn(visitor, 'registration', choice)
      expect(first.page?.pathname).toBe('/verification')
      expect(await visitor.whoami()).toBeUndefined()
      const again = await goAndReturn(visitor, 'login', choice)
      expect(again.page?.pathname).toBe('/verification')
      expect(await visitor.whoami()).toBeUndefined()
    })

    test('let a user in whose address the provider vouches for', async () => {
      const email = service().newEmail()
      const visitor = service().visitor('navigation')
      const choice = { subject: email, email, name: 'Mira', proved: 'yes' } as const
      await goAndReturn(visitor, 'registration', choice)
      expect(await visitor.whoami()).toBeUndefined()
      await goAndReturn(visitor, 'login', choice)
      expect((await visitor.whoami())?.identity?.traits).toMatchObject({ email })
    })
  },
)

const off = { methods: { oidc: { ...methods.oidc, enabled: false } } }

describeService('with the method oidc off', { config: { selfservice: off } }, (service) => {
  test('a press and a callback are 404, and no page has a provider’s button', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    expect(JSON.stringify(flow.ui.nodes)).not.toContain('"oidc"')
    const { answer } = await script.send('login', flow, { method: 'oidc', provider: 'partner' })
    expect(answer.status).toBe(404)
    const callback = await script.ask('/self-service/methods/oidc/callback/partner?code=x&state=y')
    expect(callback.status).toBe(404)
  })
})
