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
    test.each(lies)('%s', async (lie) => {
      const end = await endAfter(service, 'partner', () => openId.trouble.set(lie))
      expect(end).toEqual(refusal('providerAnswer'))
    })

    test('other-subject: userinfo tells of another user than the id token', async () => {
      const end = await endAfter(service, 'userinfo', () => openId.trouble.set('other-subject'))
      expect(end).toEqual(refusal('providerAnswer'))
    })

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
    test.each(failures)('%s at discovery: already the button leads back to the form', async (failure) => {
      openId.trouble.set(failure, { at: 'discovery' })
      const visitor = service().visitor('navigation')
      const { flow } = await visitor.start('login')
      const { flow: back } = await visitor.send('login', flow, { provider: `${failure}-at-discovery` })
      expect(back.ui.messages).toMatchObject([{ context: { reason_key: reasons[failure] } }])
    })

    const later = calls.filter((call) => call !== 'discovery')
    test.each(later.flatMap((call) => failures.map((failure) => [failure, call] as const)))(
      '%s at %s',
      async (failure, call) => {
        const spoil = () => openId.trouble.set(failure, { at: call })
        expect(await endAfter(service, `${failure}-at-${call}`, spoil)).toEqual(refusal(reasons[failure]))
      },
    )

    test.each(fresh)('%s: the next attempt is well', async (provider) => {
      const [visitor, choice] = [service().visitor('navigation'), aUser()]
      await goAndReturn(visitor, 'login', choice, { provider })
      expect((await visitor.whoami())?.identity?.traits).toMatchObject({ email: choice.email })
    })

    test('slow: after ten seconds the user is back at the form', async () => {
      const before = Date.now()
      const end = await endAfter(service, 'partner', () => openId.trouble.set('slow', { at: 'token' }))
      expect(end).toEqual(refusal('providerDown'))
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
    ] as const)('%s at %s costs a sentence', async (name, at, reason) => {
      const end = await endAfter(service, 'github', () => github.trouble.set(name, at && { at }))
      expect(end).toEqual(refusal(reason))
    })
  })
})

/** The end of a trip that failed: the flow again with its reason and every other way, no session, a line in the log. */
const refusal = (reason: string) => ({
  messages: [[MessageId.validation, reason]],
  hasOtherWays: true,
  isSignedIn: false,
  isLogged: true,
  hasSecretsInLog: false,
})

/** Goes to a provider, spoils it, and comes back. */
async function endAfter(service: () => TestService, provider: string, spoil: () => void) {
  const visitor = service().visitor('navigation')
  const location = await press(visitor, 'login', { provider })
  spoil()
  const lines = service().log.length
  const email = 'fault@partner.example'
  const back = await visitPartner(location, { subject: '42', email, proved: 'yes' })
  const { flow } = await visitor.open('login', back.pathname + back.search)
  const logged = service().log.slice(lines).join('\n')
  const secrets = [email, back.searchParams.get('code') ?? email]
  return {
    messages: flow.ui.messages?.map(({ id, context }) => [id, context?.['reason_key']]),
    hasOtherWays: flow.ui.nodes.some(({ group }) => group === 'password'),
    isSignedIn: (await visitor.whoami()) !== undefined,
    isLogged: logged.includes('"provider.failed"'),
    hasSecretsInLog: secrets.some((secret) => logged.includes(secret)),
  }
}
