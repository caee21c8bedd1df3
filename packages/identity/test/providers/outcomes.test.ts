import { MessageId } from '@collect/contract'
import { afterAll, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { describeService } from '../service/describe-service.ts'
import { verified } from '../service/second-factors.ts'
import { levelsOf } from '../service/visitor.ts'
import { goAndReturn, oidcWith, providerAt } from './open-partner.ts'

// What a provider's words change here, and what they leave as it is.

const partner = await startOpenIdPartner()
afterAll(() => partner.close())
const { oidc } = oidcWith(
  providerAt(partner),
  providerAt(partner, { id: 'strong', label: 'Strong', aal2_amr_values: ['otp'] }),
  providerAt(partner, {
    id: 'plain',
    label: 'Plain',
    mapper_url: `base64://${Buffer.from(
      `local claims = std.extVar('claims'); { identity: { traits: { email: claims.email } } }`,
    ).toString('base64')}`,
  }),
).selfservice.methods
const config = { selfservice: { methods: { oidc } }, security: { account_enumeration: { mitigate: true } } }

describeService('the words of a provider', { config }, (service) => {
  const someone = (email = service().newEmail()) => ({ subject: email, email, name: 'Mira', proved: 'yes' }) as const

  test('a new name and a new address at the provider change nothing, unless the configuration says so', async () => {
    const choice = someone()
    await goAndReturn(service().visitor('navigation'), 'login', choice)
    const later = service().visitor('navigation')
    await goAndReturn(later, 'login', { ...choice, name: 'Another', email: service().newEmail() })
    expect((await later.whoami())?.identity?.traits).toEqual({ email: choice.email, name: 'Mira' })
  })

  test('a second factor at a provider counts only where the configuration says so; the session keeps the words', async () => {
    const visitor = service().visitor('navigation')
    await goAndReturn(visitor, 'login', { ...someone(), second_factor: 'yes' })
    expect(await visitor.whoami()).toMatchObject({
      authenticator_assurance_level: 'aal1',
      authentication_methods: [{ method: 'oidc', aal: 'aal1', upstream_amr: ['pwd', 'otp'] }],
    })
  })

  test('a link proves one factor, whatever the provider says', async () => {
    const choice = (email: string) => ({ ...someone(email), second_factor: 'yes' }) as const
    const account = await verified(service())
    const linking = service().visitor('navigation')
    const { flow } = await goAndReturn(linking, 'login', choice(account.email), { provider: 'strong' })
    const { email: identifier, password } = account
    await linking.send('login', flow, { method: 'password', identifier, password })
    expect(await levelsOf(linking)).toEqual(['password aal1', 'oidc aal1'])
    const other = await verified(service())
    const owner = await service().signedIn('navigation', other)
    await goAndReturn(owner, 'settings', choice(other.email), { link: 'strong' })
    expect(await levelsOf(owner)).toEqual(['password aal1', 'oidc aal1'])
    expect((await owner.whoami())?.authenticator_assurance_level).toBe('aal1')
  })

  test('an address that the provider vouches for leads to linking, although the mapper declares nothing proved', async () => {
    const { email } = await verified(service())
    const visitor = service().visitor('navigation')
    const shown = await goAndReturn(visitor, 'login', someone(email), { provider: 'plain' })
    expect(shown.flow).toSay(MessageId.accountLinking)
    const unproved = service().visitor('navigation')
    const hidden = await goAndReturn(
      unproved,
      'login',
      { subject: 'unproved', email, name: 'Mira' },
      { provider: 'plain' },
    )
    expect(JSON.stringify(hidden.flow)).not.toContain(String(MessageId.accountLinking))
  })

  test('the mapper’s silence about proof leaves a new account’s address unproved', async () => {
    const visitor = service().visitor('navigation')
    await goAndReturn(visitor, 'login', someone(), { provider: 'plain' })
    expect((await visitor.whoami())?.identity?.verifiable_addresses).toMatchObject([{ verified: false }])
  })

  test('the tokens of the first sign-in stay those of the first', async () => {
    const choice = someone()
    const first = service().visitor('navigation')
    await goAndReturn(first, 'login', choice)
    const id = String((await first.whoami())?.identity?.id)
    const tokens = async () => {
      const url = `http://127.0.0.1:4434/admin/identities/${id}?include_credential=oidc`
      const { credentials } = (await (await service().identity.admin(new Request(url))).json()) as {
        readonly credentials: { readonly oidc: { readonly config: { readonly providers: readonly object[] } } }
      }
      return credentials.oidc.config.providers
    }
    const before = await tokens()
    expect(before).toMatchObject([
      { initial_id_token: expect.stringMatching(/^eyJ/), initial_access_token: expect.stringMatching(/^.{20}/) },
    ])
    await goAndReturn(service().visitor('navigation'), 'login', choice)
    expect(await tokens()).toEqual(before)
  })

  test('a sign-in that becomes a sign-up keeps its schema and its return address', async () => {
    const visitor = service().visitor('navigation')
    const returnTo = `${service().origin}/shop`
    const { flow } = await goAndReturn(
      visitor,
      'login',
      { subject: service().newEmail(), name: 'Noor' },
      { provider: 'partner' },
      { identity_schema: 'default', return_to: returnTo },
    )
    expect(flow).toMatchObject({
      ui: { action: expect.stringContaining('/self-service/registration?') },
      identity_schema: 'default',
      return_to: returnTo,
    })
  })

  test('a linking keeps them too', async () => {
    const { email } = await verified(service())
    const visitor = service().visitor('navigation')
    const returnTo = `${service().origin}/shop`
    const pressed = { provider: 'partner' }
    const query = { identity_schema: 'default', return_to: returnTo }
    const { flow } = await goAndReturn(visitor, 'login', someone(email), pressed, query)
    expect(flow).toSay(MessageId.accountLinking)
    expect(flow).toMatchObject({
      identity_schema: 'default',
      return_to: returnTo,
    })
  })
})
