import { MessageId } from '@collect/contract'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { startGithubPartner } from '../../../../examples/partners/github-partner.ts'
import type { OpenIdTrouble } from '../../../../examples/partners/openid-lies.ts'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { visitPartner } from '../../../../examples/partners/visit.ts'
import { describeService } from '../service/describe-service.ts'
import type { TestService } from '../service/test-service.ts'
import { goAndReturn, oidcWith, press, providerAt } from './open-partner.ts'

const openId = await startOpenIdPartner()
const github = await startGithubPartner()
afterAll(() => Promise.all([openId.close(), github.close()]))
afterEach(() => {
  openId.trouble.clear()
  github.trouble.clear()
})

const calls = ['discovery', 'keys', 'token', 'userinfo'] as const
const failures = ['down', 'failing', 'garbled', 'endless'] as const
/** Discovery documents and keys are kept, so each of these tests has a provider of its own. */
const fresh = calls.flatMap((call) => failures.map((failure) => `${failure}-at-${call}`))

const config = oidcWith(
  providerAt(openId),
  providerAt(openId, { id: 'userinfo', claims_source: 'userinfo' }),
  ...fresh.map((id) => providerAt(openId, { id, claims_source: 'userinfo' })),
  providerAt(openId, { id: 'elsewhere', issuer_url: openId.origin.replace('127.0.0.1', 'localhost') }),
  providerAt(openId, { id: 'github', provider: 'github', issuer_url: github.origin, scope: ['user:email'] }),
)

describeService('a provider with faults', { config, now: Date.now() }, (service) => {
  const aUser = () => {
    const email = service().newEmail()
    return { subject: email, email, name: 'Mira', proved: 'yes' } as const
  }

  describe('the lies of an OpenID provider are refused in the flow', () => {
    const lies: readonly OpenIdTrouble[] = [
      'other-issuer',
      'mixed-up',
      'wrong-signature',
      'unsigned',
      'other-audience',
      'other-party',
      'other-nonce',
      'no-nonce',
      'expired',
      'no-subject',
    ]
    test.each(lies)('%s', (lie) => refusesAfter(service, 'partner', () => openId.trouble.set(lie)))

    test('other-subject: userinfo tells of another user than the id token', () =>
      refusesAfter(service, 'userinfo', () => openId.trouble.set('other-subject')))

    test('discovery that names another issuer than the configuration', async () => {
      const visitor = service().visitor('navigation')
      const { flow } = await visitor.start('login')
      const { flow: back } = await visitor.send('login', flow, { provider: 'elsewhere' })
      expect(back.ui.messages).toMatchObject([{ context: { reason_key: 'providerAnswer' } }])
    })
  })

  describe('a call that fails costs a sentence', () => {
    const reasons = {
      down: 'providerDown',
      failing: 'providerDown',
      garbled: 'providerAnswer',
      endless: 'providerAnswer',
    } as const
    test.each(calls.flatMap((call) => failures.map((failure) => [failure, call] as const)))(
      '%s at %s',
      async (failure, call) => {
        const visitor = service().visitor('navigation')
        const provider = `${failure}-at-${call}`
        if (call === 'discovery') {
          openId.trouble.set(failure, { at: call })
          const { flow } = await visitor.start('login')
          const { flow: back } = await visitor.send('login', flow, { provider, identifier: 'typed@else.example' })
          expect(back.ui.messages).toMatchObject([{ context: { reason_key: reasons[failure] } }])
        } else {
          await refusesAfter(service, provider, () => openId.trouble.set(failure, { at: call }), reasons[failure])
        }
        // The next attempt is well.
        openId.trouble.clear()
        const choice = aUser()
        await goAndReturn(visitor, 'login', choice, { provider })
        expect((await visitor.whoami())?.identity?.traits).toMatchObject({ email: choice.email })
      },
    )

    test('slow: after ten seconds the user is back at the form', async () => {
      const before = Date.now()
      await refusesAfter(service, 'partner', () => openId.trouble.set('slow', { at: 'token' }), 'providerDown')
      expect(Date.now() - before).toBeGreaterThan(9_000)
      expect(Date.now() - before).toBeLessThan(20_000)
    })
  })

  test('a refresh with a sign-in of yesterday at the provider is refused', async () => {
    const [visitor, choice] = [service().visitor('navigation'), aUser()]
    await goAndReturn(visitor, 'login', choice)
    const location = await press(visitor, 'login', { provider: 'partner' }, { refresh: 'true' })
    openId.trouble.set('old-sign-in')
    const back = await visitPartner(location, choice)
    const { flow } = await visitor.open('login', back.pathname + back.search)
    expect(flow.ui.messages).toMatchObject([{ context: { reason_key: 'notSignedInAgain' } }])
  })

  describe('a provider like GitHub', () => {
    const number = () => String(Math.floor(Math.random() * 1e12))

    test('the e-mail that it proved is verified, and the numeric id is the user', async () => {
      const [email, subject] = [service().newEmail(), number()]
      const [first, second] = [service().visitor('navigation'), service().visitor('navigation')]
      await goAndReturn(first, 'login', { subject, email, name: 'Mira', proved: 'yes' }, { provider: 'github' })
      const made = await first.whoami()
      expect(made?.identity?.verifiable_addresses).toMatchObject([{ value: email, verified: true }])
      await goAndReturn(second, 'login', { subject, email: service().newEmail() }, { provider: 'github' })
      expect((await second.whoami())?.identity?.id).toBe(made?.identity?.id)
    })

    test('unproved-email: the address is not verified', async () => {
      const visitor = service().visitor('navigation')
      await goAndReturn(visitor, 'login', { ...aUser(), subject: number() }, { provider: 'github' })
      github.trouble.set('unproved-email')
      const other = service().visitor('navigation')
      await goAndReturn(other, 'login', { ...aUser(), subject: number() }, { provider: 'github' })
      const { identity } = (await other.whoami()) ?? {}
      expect(identity?.verifiable_addresses).toMatchObject([{ verified: false }])
    })

    test('no-email: the address is asked of the user', async () => {
      github.trouble.set('no-email')
      const choice = { ...aUser(), subject: number() }
      const { flow } = await goAndReturn(service().visitor('navigation'), 'login', choice, { provider: 'github' })
      expect(flow.ui.nodes.find(({ messages }) => messages.length > 0)?.attributes).toMatchObject({
        name: 'traits.email',
      })
    })

    test.each([
      ['no-scope', undefined, 'scopeMissing'],
      ['bad-code', undefined, 'providerAnswer'],
      ['no-subject', undefined, 'providerAnswer'],
      ['garbled', 'user', 'providerAnswer'],
      ['failing', 'user', 'providerDown'],
      ['failing', 'emails', 'providerDown'],
      ['down', 'token', 'providerDown'],
    ] as const)('%s at %s costs a sentence', (name, at, reason) =>
      refusesAfter(service, 'github', () => github.trouble.set(name, at && { at }), reason),
    )
  })
})

/** The way back after a fault: the flow again with its reason and every other way, no session, and a line in the log. */
async function refusesAfter(
  service: () => TestService,
  provider: string,
  spoil: () => void,
  reason = 'providerAnswer',
): Promise<void> {
  const visitor = service().visitor('navigation')
  const location = await press(visitor, 'login', { provider })
  spoil()
  const lines = service().log.length
  const back = await visitPartner(location, { subject: '42', email: 'fault@partner.example', proved: 'yes' })
  const { flow } = await visitor.open('login', back.pathname + back.search)
  expect(flow.ui.messages).toMatchObject([{ id: MessageId.validation, context: { reason_key: reason } }])
  expect(flow.ui.nodes.map(({ group }) => group)).toContain('password')
  expect(await visitor.whoami()).toBeUndefined()
  const logged = service().log.slice(lines).join('\n')
  expect(logged).toContain('"provider.failed"')
  expect(logged).not.toContain(back.searchParams.get('code'))
  expect(logged).not.toContain('fault@partner.example')
}
