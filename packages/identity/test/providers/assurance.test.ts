import { expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { describeService } from '../service/describe-service.ts'
import { levelsOf } from '../service/visitor.ts'
import { goAndReturn, oidcWith, press, providerAt } from './open-partner.ts'

const partner = await startOpenIdPartner()
const config = oidcWith(providerAt(partner, { aal2_amr_values: ['otp'], update_identity_on_login: 'automatic' }))

// The partner tells the real time of a sign-in.
describeService('the strength of a sign-in with a provider', { config, now: Date.now() }, (service) => {
  const someone = (email = service().newEmail()) => ({ subject: email, email, name: 'Mira', proved: 'yes' }) as const

  test('a second factor at the provider counts as both factors, where the configuration says so', async () => {
    const weak = service().visitor('navigation')
    await goAndReturn(weak, 'login', someone())
    expect((await weak.whoami())?.authenticator_assurance_level).toBe('aal1')
    const strong = service().visitor('navigation')
    await goAndReturn(strong, 'login', { ...someone(), second_factor: 'yes' })
    expect((await strong.whoami())?.authenticator_assurance_level).toBe('aal2')
    expect(await levelsOf(strong)).toEqual(['oidc aal2'])
  })

  test('a refresh asks the provider for a new sign-in, and refuses an old one', async () => {
    const choice = someone()
    const visitor = service().visitor('navigation')
    await goAndReturn(visitor, 'login', choice)
    const location = new URL(await press(visitor, 'login', { provider: 'partner' }, { refresh: 'true' }))
    expect([location.searchParams.get('prompt'), location.searchParams.get('max_age')]).toEqual(['login', '0'])
    partner.trouble.set('old-sign-in')
    try {
      const { flow } = await goAndReturn(visitor, 'login', choice, undefined, { refresh: 'true' })
      const told = flow.ui.messages?.map(({ context }) => (context as { reason_key?: string }).reason_key)
      expect(['notSignedInAgain', 'providerAnswer']).toContain(told?.[0])
    } finally {
      partner.trouble.clear()
    }
    await goAndReturn(visitor, 'login', choice, undefined, { refresh: 'true' })
    expect(await levelsOf(visitor)).toEqual(['oidc aal1', 'oidc aal1'])
  })

  test('no parameter of the press weakens a refresh', async () => {
    const visitor = service().visitor('navigation')
    await goAndReturn(visitor, 'login', someone())
    const pressed = { provider: 'partner', 'upstream_parameters.prompt': 'none' }
    const { searchParams } = new URL(await press(visitor, 'login', pressed, { refresh: 'true' }))
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0'])
  })

  test('a refresh offers linked providers alone', async () => {
    const account = await service().account()
    const visitor = await service().signedIn('navigation', account)
    const { flow } = await visitor.start('login', { refresh: 'true' })
    expect(flow.ui.nodes.map(({ group }) => group)).not.toContain('oidc')
  })

  test('a sign-in renews traits, and takes no other account’s address', async () => {
    const choice = someone()
    const visitor = service().visitor('navigation')
    await goAndReturn(visitor, 'login', choice)
    const renamed = service().visitor('navigation')
    await goAndReturn(renamed, 'login', { ...choice, name: 'Mira Neu' })
    expect((await renamed.whoami())?.identity?.traits).toEqual({ email: choice.email, name: 'Mira Neu' })
    const { email: taken } = await service().account()
    const moved = service().visitor('navigation')
    await goAndReturn(moved, 'login', { ...choice, email: taken })
    expect((await moved.whoami())?.identity?.traits).toMatchObject({ email: choice.email })
    expect(service().log.join('\n')).toContain('renewal')
  })
})
