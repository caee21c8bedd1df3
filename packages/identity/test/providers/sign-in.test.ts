import { MessageId } from '@collect/contract'
import { expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { visitPartner } from '../../../../examples/partners/visit.ts'
import { describeService } from '../service/describe-service.ts'
import { verified } from '../service/second-factors.ts'
import { goAndReturn, oidcWith, press, providerAt } from './open-partner.ts'

const partner = await startOpenIdPartner()
const config = oidcWith(providerAt(partner))

describeService('sign-in with a provider', { config }, (service) => {
  const someone = (email = service().newEmail()) =>
    ({ subject: email, email, name: 'Mira Sandoval', proved: 'yes' }) as const

  test('an unknown user signs up, and signs in with the same account later', async () => {
    const choice = someone()
    const first = service().visitor('navigation')
    await goAndReturn(first, 'login', choice)
    const made = await first.whoami()
    expect(made?.identity?.traits).toEqual({ email: choice.email, name: 'Mira Sandoval' })
    expect(made?.identity?.verifiable_addresses).toMatchObject([{ value: choice.email, verified: true }])
    expect(made?.authentication_methods).toMatchObject([{ method: 'oidc', aal: 'aal1', provider: 'partner' }])
    const later = service().visitor('navigation')
    await goAndReturn(later, 'registration', choice)
    expect((await later.whoami())?.identity?.id).toBe(made?.identity?.id)
  })

  test('a user without the needed traits is asked for them once, and typed ones win', async () => {
    const visitor = service().visitor('navigation')
    const subject = service().newEmail()
    const asked = await goAndReturn(visitor, 'registration', { subject, name: 'Noor Haddad' })
    expect(asked.flow.active).toBe('oidc')
    const named = asked.flow.ui.nodes.map(({ group, attributes }) => [
      group,
      'name' in attributes ? attributes.name : '',
    ])
    expect(named).toEqual([
      ['oidc', 'provider'],
      ['default', 'csrf_token'],
      ['default', 'traits.email'],
      ['default', 'traits.name'],
    ])
    const email = service().newEmail()
    await visitor.send('registration', asked.flow, {
      method: 'oidc',
      provider: 'partner',
      traits: { email, name: 'Noor' },
    })
    const made = await visitor.whoami()
    expect(made?.identity?.traits).toEqual({ email, name: 'Noor' })
    expect(made?.identity?.verifiable_addresses).toMatchObject([{ value: email, verified: false }])
  })

  test('the way back to the form that asks for traits is a 302, as by a Kratos', async () => {
    const visitor = service().visitor('navigation')
    const back = await visitPartner(await press(visitor, 'registration'), { subject: '302', name: 'Noor Haddad' })
    const { status, location } = await visitor.ask(back.pathname + back.search)
    expect(status).toBe(302)
    expect(location).toContain('/registration?flow=')
  })

  test('what the user typed beside the button stays, also when the user changed their mind', async () => {
    const visitor = service().visitor('navigation')
    const email = service().newEmail()
    const back = await goAndReturn(
      visitor,
      'registration',
      { deny: 'yes' },
      { provider: 'partner', traits: { email, name: 'Typed' }, password: 'a secret that must not stay' },
    )
    expect(back.flow.ui.messages).toMatchObject([{ type: 'info', context: { reason_key: 'providerDenied' } }])
    expect(JSON.stringify(back.flow)).toContain(email)
    expect(JSON.stringify(back.flow)).not.toContain('must not stay')
  })

  test('a press reads neither password nor code, whatever they hold', async () => {
    const visitor = service().visitor('navigation')
    const location = await press(visitor, 'login', {
      provider: 'partner',
      identifier: 'typed@collect.example',
      password: { not: 'a text' },
      code: 'x'.repeat(5_000),
    })
    expect(location).toContain(partner.origin)
    const back = await visitPartner(location, { deny: 'yes' })
    const { flow } = await visitor.open('login', back.pathname + back.search)
    expect(
      flow.ui.nodes.find(({ attributes }) => 'name' in attributes && attributes.name === 'identifier'),
    ).toMatchObject({
      attributes: { value: 'typed@collect.example' },
    })
    expect(JSON.stringify(flow)).not.toContain('xxxx')
  })

  test('the identifier typed at the sign-in stands in the form of missing traits, and creates no account', async () => {
    const visitor = service().visitor('navigation')
    const [typed, subject] = [service().newEmail(), service().newEmail()]
    const asked = await goAndReturn(
      visitor,
      'login',
      { subject, name: 'Noor Haddad' },
      { provider: 'partner', identifier: typed },
    )
    const valueOf = (name: string) =>
      asked.flow.ui.nodes.find(({ attributes }) => 'name' in attributes && attributes.name === name)?.attributes
    expect(valueOf('traits.email')).toMatchObject({ value: typed })
    expect(valueOf('traits.name')).toMatchObject({ value: 'Noor Haddad' })
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('an e-mail of the provider comes before the identifier typed at the sign-in', async () => {
    const visitor = service().visitor('navigation')
    const choice = someone()
    await goAndReturn(visitor, 'login', choice, { provider: 'partner', identifier: service().newEmail() })
    expect((await visitor.whoami())?.identity?.traits).toMatchObject({ email: choice.email })
  })

  test('a used address offers to link, and the account proves itself first', async () => {
    const { email, password, identity } = await verified(service())
    const visitor = service().visitor('navigation')
    const linking = await goAndReturn(visitor, 'login', someone(email))
    expect(linking.page?.searchParams.get('no_org_ui')).toBe('true')
    expect(linking.flow.ui.messages).toMatchObject([
      { id: MessageId.accountLinking, context: { provider: 'Partner', duplicate_identifier: email } },
    ])
    expect(linking.flow.ui.nodes.map(({ group }) => group)).not.toContain('oidc')
    await visitor.send('login', linking.flow, { method: 'password', identifier: email, password })
    const live = await visitor.whoami()
    expect(live?.identity?.id).toBe(identity.id)
    expect(live?.authentication_methods.map(({ method }) => method)).toEqual(['password', 'oidc'])
    const later = service().visitor('navigation')
    await goAndReturn(later, 'login', someone(email))
    expect((await later.whoami())?.identity?.id).toBe(identity.id)
  })

  test('a wrong password leaves the reason to sign in on the page', async () => {
    const { email } = await verified(service())
    const visitor = service().visitor('navigation')
    const { flow } = await goAndReturn(visitor, 'login', someone(email))
    const wrong = { method: 'password', identifier: email, password: 'not this one' }
    const first = await visitor.send('login', flow, wrong)
    const both = [{ id: MessageId.accountLinking }, { id: MessageId.invalidCredentials }]
    expect(first.flow.ui.messages).toMatchObject(both)
    const second = await visitor.send('login', first.flow, wrong)
    expect(second.flow.ui.messages).toMatchObject(both)
  })

  test('another account cannot confirm the link', async () => {
    const [owner, other] = [await verified(service()), await service().account()]
    const browser = service().visitor('navigation')
    const linking = await goAndReturn(browser, 'login', someone(owner.email))
    const refused = await browser.send('login', linking.flow, {
      method: 'password',
      identifier: other.email,
      password: other.password,
    })
    expect(refused.flow.ui.messages).toMatchObject([{ id: MessageId.accountLinking }, { id: MessageId.linkMismatch }])
    expect(await browser.whoami()).toBeUndefined()
  })

  test('an e-mail that the provider does not vouch for tells nothing of an account', async () => {
    const { email } = await service().account()
    const visitor = service().visitor('navigation')
    const answered = await goAndReturn(visitor, 'login', { subject: 'attacker', email, name: 'X' })
    expect(await visitor.whoami()).toBeUndefined()
    expect(answered.hasError).toBe(false)
  })

  test('a second click on the way back ends where the first one did', async () => {
    const visitor = service().visitor('navigation')
    const back = await visitPartner(await press(visitor, 'login'), someone())
    const [first, second] = await Promise.all([
      visitor.ask(back.pathname + back.search),
      visitor.ask(back.pathname + back.search),
    ])
    expect([first?.status, second?.status]).toEqual([303, 303])
    expect(second?.location).toBe(first?.location)
    expect(await visitor.whoami()).toBeDefined()
  })

  test('the way back of another browser is refused', async () => {
    const attacker = service().visitor('navigation')
    const victim = service().visitor('navigation')
    const back = await visitPartner(await press(attacker, 'login'), someone())
    const refused = await victim.open('login', back.pathname + back.search)
    expect(refused.error.code).toBe(400)
    expect(await victim.whoami()).toBeUndefined()
    await press(victim, 'login')
    expect((await victim.ask(back.pathname + back.search)).location).toContain('/error?id=')
    expect(await victim.whoami()).toBeUndefined()
  })

  test('a form of another browser’s flow goes on with a flow of its own, which names no account', async () => {
    const account = await service().account()
    const owner = await service().signedIn('navigation', account)
    const { flow } = await owner.start('login', { refresh: 'true' })
    const stranger = service().visitor('navigation')
    const sent = await stranger.send('login', flow, { provider: 'partner', csrf_token: '' })
    const back = await visitPartner(sent.answer.location ?? '', { deny: 'yes' })
    const shown = await stranger.open('login', back.pathname + back.search)
    expect(shown.flow.id).not.toBe(flow.id)
    expect(shown.flow.refresh).toBe(false)
    expect(JSON.stringify(shown.flow)).not.toContain(account.email)
  })

  test('two tabs of one browser both end well', async () => {
    const visitor = service().visitor('navigation')
    const choice = someone()
    const [one, two] = [await press(visitor, 'login'), await press(visitor, 'login')]
    const [backOne, backTwo] = [await visitPartner(one, choice), await visitPartner(two, choice)]
    await visitor.ask(backTwo.pathname + backTwo.search)
    const who = (await visitor.whoami())?.identity?.id
    const late = await visitor.ask(backOne.pathname + backOne.search)
    expect(late.status).toBe(303)
    expect((await visitor.whoami())?.identity?.id).toBe(who)
  })

  test.each([
    ['down', 'providerDown'],
    ['failing', 'providerDown'],
    ['garbled', 'providerAnswer'],
  ] as const)('a provider that is %s costs a sentence, and other ways stay', async (trouble, reason) => {
    const visitor = service().visitor('navigation')
    const location = await press(visitor, 'login')
    const back = await visitPartner(location, someone())
    partner.trouble.set(trouble, { at: 'token' })
    try {
      const { flow } = await visitor.open('login', back.pathname + back.search)
      expect(flow.ui.messages).toMatchObject([{ id: MessageId.validation, context: { reason_key: reason } }])
      expect(flow.ui.nodes.map(({ group }) => group)).toContain('password')
    } finally {
      partner.trouble.clear()
    }
  })

  test('an unknown provider is not found by scripts, and named by the page', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    expect((await script.send('login', flow, { provider: 'gone' })).error.code).toBe(404)
    const browser = service().visitor('navigation')
    const { flow: page } = await browser.start('login')
    const shown = await browser.send('login', page, { provider: 'gone' })
    expect(shown.flow.ui.messages).toMatchObject([{ context: { reason_key: 'providerGone' } }])
  })

  test('scripts get the address of the provider with 422', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const sent = await script.send('login', flow, {
      provider: 'partner',
      method: 'oidc',
      upstream_parameters: { prompt: 'login', login_hint: 'x' },
    })
    expect(sent.answer.status).toBe(422)
    const url = new URL(sent.body<{ redirect_browser_to: string }>().redirect_browser_to)
    expect(url.origin).toBe(partner.origin)
    expect(url.searchParams.get('prompt')).toBe('login')
    expect(url.searchParams.has('login_hint')).toBe(false)
    expect(url.searchParams.get('code_challenge_method')).toBe('S256')
    expect(url.searchParams.get('nonce')).toBeTruthy()
  })

  test('no token of a provider is in the log', async () => {
    expect(service().log.join('\n')).not.toMatch(/eyJ[\w-]+\.eyJ/)
  })
})

describeService('links of an account', { config }, (service) => {
  const own = (subject: string) =>
    ({ subject, email: `${subject}@partner.example`, name: 'Mira', proved: 'yes' }) as const

  test('the owner connects a provider and disconnects it, but not as the last way in', async () => {
    const account = await service().account()
    const visitor = await service().signedIn('navigation', account)
    const saved = await goAndReturn(visitor, 'settings', own('2001'), { link: 'partner' })
    expect(saved.flow.ui.messages).toMatchObject([{ id: MessageId.settingsSaved }])
    const names = saved.flow.ui.nodes.map(({ attributes }) => ('name' in attributes ? attributes.name : ''))
    expect(names).toContain('unlink')
    const other = service().visitor('navigation')
    await goAndReturn(other, 'login', own('2001'))
    expect((await other.whoami())?.identity?.id).toBe(account.identity.id)
    const gone = await visitor.send('settings', saved.flow, { unlink: 'partner' })
    expect(gone.flow.ui.messages).toMatchObject([{ id: MessageId.settingsSaved }])
    const last = service().visitor('navigation')
    await goAndReturn(last, 'login', own('2002'))
    const { flow } = await last.start('settings')
    const kept = await last.send('settings', flow, { unlink: 'partner' })
    expect(kept.flow.ui.messages).toMatchObject([{ context: { reason_key: 'lastWayIn' } }])
  })

  test('a connection of another account cannot be linked', async () => {
    const owner = service().visitor('navigation')
    await goAndReturn(owner, 'login', own('3001'))
    const visitor = await service().signedIn('navigation', await service().account())
    const refused = await goAndReturn(visitor, 'settings', own('3001'), { link: 'partner' })
    expect(refused.flow.ui.messages).toMatchObject([{ id: MessageId.duplicateCredentials }])
  })
})
