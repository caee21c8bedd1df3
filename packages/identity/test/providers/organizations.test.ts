import { MessageId, type AnyFlow } from '@collect/contract'
import { afterAll, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { describeService } from '../service/describe-service.ts'
import { verified } from '../service/second-factors.ts'
import { storesOf } from '../service/stores-of.ts'
import { goAndReturn, oidcWith, providerAt } from './open-partner.ts'

const partner = await startOpenIdPartner()
afterAll(() => partner.close())

const acme = '9a1f2c1e-7d52-4c5e-8a77-0d3c6a1b2c3d'
const hour = 3_600_000
const { oidc } = oidcWith(
  providerAt(partner),
  providerAt(partner, { id: 'acme', label: 'Acme', organization_id: acme }),
).selfservice.methods
const organizations = [
  { id: acme, label: 'Acme', domains: ['acme.example', 'bücher.example'], session_lifespan: '1h' },
  { id: '11111111-7d52-4c5e-8a77-0d3c6a1b2c3d', label: 'No provider', domains: ['empty.example'] },
]
const config = {
  selfservice: {
    flows: { login: { style: 'identifier_first' }, registration: { style: 'profile_first' } },
    methods: { oidc, b2b: { config: { organizations } } },
  },
}

/** Each node as `group/name#label`. */
const nodesIn = ({ ui }: AnyFlow): readonly string[] =>
  ui.nodes.map(({ group, attributes, meta }) =>
    [`${group}/${'name' in attributes ? attributes.name : ''}`, ...(meta.label ? [meta.label.id] : [])].join('#'),
  )
const providersIn = ({ ui }: AnyFlow): readonly unknown[] =>
  ui.nodes.flatMap(({ attributes }) =>
    'name' in attributes && attributes.name === 'provider' ? [attributes.value] : [],
  )

describeService('organizations', { config }, (service) => {
  const member = (domain = 'acme.example') => {
    const email = service().newEmail().replace(/@.*/, `@${domain}`)
    return { subject: email, email, name: 'Mira Sandoval', proved: 'yes' } as const
  }
  const known = async () => {
    const choice = member()
    const visitor = service().visitor('navigation')
    await goAndReturn(visitor, 'login', choice, { provider: 'acme' })
    return { choice, visitor }
  }

  test('general forms show no provider of an organization', async () => {
    for (const kind of ['login', 'registration'] as const)
      expect(providersIn((await service().visitor('script').start(kind)).flow)).toEqual(['partner'])
  })

  test('an address of its domain leads to its providers alone, known or unknown', async () => {
    const { choice } = await known()
    for (const email of [choice.email, member().email, 'X@BÜCHER.example', 'x@xn--bcher-kva.example']) {
      const visitor = service().visitor('script')
      const { flow } = await visitor.start('login')
      const next = await visitor.send('login', flow, { method: 'identifier_first', identifier: email })
      expect(nodesIn(next.flow)).toEqual([
        'identifier_first/identifier#1070002',
        'default/csrf_token',
        `oidc/provider#${MessageId.loginWith}`,
      ])
      expect(providersIn(next.flow)).toEqual(['acme'])
      expect(next.flow).toMatchObject({ organization_id: acme })
    }
  })

  test('addresses of other domains, and of an organization without a provider, see the general ways', async () => {
    for (const email of ['x@other.example', 'x@sub.acme.example', 'acme.example', 'x@empty.example']) {
      const visitor = service().visitor('script')
      const { flow } = await visitor.start('login')
      const next = await visitor.send('login', flow, { method: 'identifier_first', identifier: email })
      expect(providersIn(next.flow)).toEqual(['partner'])
      expect(next.flow).toMatchObject({ organization_id: null })
    }
  })

  test('a sign-up with an address of its domain goes on with its providers, and back', async () => {
    const visitor = service().visitor('script')
    const { flow } = await visitor.start('registration')
    const { email } = member()
    const next = await visitor.send('registration', flow, { method: 'profile', traits: { email } })
    expect(nodesIn(next.flow)).toEqual([
      `oidc/provider#${MessageId.loginWith}`,
      'default/csrf_token',
      'default/traits.email#1070002',
      'default/traits.name#1070002',
      `profile/screen#${MessageId.registrationBack}`,
    ])
    expect(next.flow.ui.messages).toMatchObject([{ id: MessageId.registrationChooseCredential }])
    const back = await visitor.send('registration', next.flow, { method: 'profile', screen: 'previous' })
    expect(providersIn(back.flow)).toEqual(['partner'])
    const other = await visitor.send('registration', back.flow, {
      method: 'profile',
      traits: { email: service().newEmail() },
    })
    expect(nodesIn(other.flow)).toContain('password/password#1070001')
  })

  test('a flow that begins for an organization shows its providers alone', async () => {
    for (const kind of ['login', 'registration'] as const) {
      const { flow } = await service().visitor('script').start(kind, { organization: acme.toUpperCase() })
      expect(providersIn(flow)).toEqual(['acme'])
      expect(nodesIn(flow).some((node) => /^(password|code|identifier_first)\//.test(node))).toBe(false)
      expect(flow).toMatchObject({ organization_id: acme })
    }
    const unknown = await service()
      .visitor('script')
      .start('login', { organization: '22222222-7d52-4c5e-8a77-0d3c6a1b2c3d' })
    expect(unknown.answer.status).toBe(400)
  })

  test('its users belong to it, and their sessions end when it says so', async () => {
    const { visitor, choice } = await known()
    const live = await visitor.whoami()
    expect(live?.identity).toMatchObject({ organization_id: acme, traits: { email: choice.email } })
    expect(live?.authentication_methods).toMatchObject([{ method: 'oidc', provider: 'acme', organization: acme }])
    expect(Date.parse(live?.expires_at ?? '') - service().clock()).toBeLessThanOrEqual(hour)
    const general = service().visitor('navigation')
    await goAndReturn(general, 'login', member('other.example'), { provider: 'partner' })
    expect(Date.parse((await general.whoami())?.expires_at ?? '') - service().clock()).toBeGreaterThan(hour)
  })

  test('its provider refuses a sign-up with an address of another domain', async () => {
    const visitor = service().visitor('navigation')
    const refused = await goAndReturn(visitor, 'login', member('other.example'), { provider: 'acme' })
    expect(refused.flow.ui.messages).toMatchObject([{ context: { reason_key: 'wrongOrganisation' } }])
    expect(await visitor.whoami()).toBeUndefined()
    const unnamed = await goAndReturn(visitor, 'login', { subject: 'unnamed', name: 'X' }, { provider: 'acme' })
    const typed = await visitor.send('registration', unnamed.flow, {
      provider: 'acme',
      traits: { email: member('other.example').email },
    })
    expect(typed.flow.ui.messages).toMatchObject([{ context: { reason_key: 'wrongOrganisation' } }])
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('a password opens no account of the organization, but an earlier account with such an address', async () => {
    const { email } = member()
    const early = await service().account({ email })
    const visitor = service().visitor('script')
    const signIn = async () => {
      const { flow } = await visitor.start('login')
      return visitor.send('login', flow, { method: 'password', identifier: email, password: early.password })
    }
    expect((await signIn()).answer.status).toBe(200)
    const { identities } = await storesOf(service())
    const found = await identities.find(early.identity.id)
    if (!found) throw new Error('the account is gone')
    await identities.update({ ...found, organizationId: acme })
    visitor.jar.lose()
    expect((await signIn()).flow.ui.messages).toMatchObject([{ id: MessageId.invalidCredentials }])
  })

  test('an earlier account proves itself by any way of its own before its provider is connected', async () => {
    const choice = member()
    const made = service().account({ email: choice.email })
    const early = await verified(
      service(),
      made.then((account) => ({ ...account, email: choice.email })),
    )
    const visitor = service().visitor('navigation')
    const begun = { organization: acme }
    const linking = await goAndReturn(visitor, 'login', choice, { provider: 'acme' }, begun)
    expect(linking.flow.ui.messages).toMatchObject([{ id: MessageId.accountLinking }])
    expect(linking.flow).toMatchObject({ organization_id: acme })
    expect(nodesIn(linking.flow)).toEqual(
      expect.arrayContaining([
        `oidc/provider#${MessageId.loginAndLinkWith}`,
        `password/method#${MessageId.loginPassword}`,
      ]),
    )
    // The provider that was just used is no proof of the account; a general one may be.
    expect(providersIn(linking.flow)).toEqual(['partner'])
    await visitor.send('login', linking.flow, {
      method: 'password',
      identifier: choice.email,
      password: early.password,
    })
    expect((await visitor.whoami())?.identity?.id).toBe(early.identity.id)
    visitor.jar.lose()
    await goAndReturn(visitor, 'login', choice, { provider: 'acme' })
    expect((await visitor.whoami())?.identity?.id).toBe(early.identity.id)
  })
})
