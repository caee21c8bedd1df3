import { MessageId } from '@collect/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../../examples/partners/openid-partner.ts'
import type { Choice } from '../../../../../examples/partners/people.ts'
import { visitPartner } from '../../../../../examples/partners/visit.ts'
import { describeService } from '../../service/describe-service.ts'
import type { TestService } from '../../service/test-service.ts'
import { valueOf } from '../../service/visitor.ts'
import { goAndReturn, oidcWith, press, providerAt } from '../open-partner.ts'

const partner = await startOpenIdPartner()
afterAll(() => partner.close())

/** A new user whose e-mail the provider does not know. */
const nameless = (service: TestService): Choice => ({ subject: service.newEmail(), name: 'Noor Haddad' })

const button = { method: 'oidc', provider: 'partner' }

describeService('traits that a provider does not tell', { config: oidcWith(providerAt(partner)) }, (service) => {
  const asked = async (choice = nameless(service())) => {
    const visitor = service().visitor('navigation')
    const { flow } = await goAndReturn(visitor, 'registration', choice)
    expect(flow.ui.nodes.flatMap(({ messages }) => messages)).toMatchObject([{ id: MessageId.required }])
    expect(flow.ui.messages ?? []).toEqual([])
    return { visitor, flow, choice }
  }

  test('they are asked for once, without another trip, and no more at the next sign-in', async () => {
    const { visitor, flow, choice } = await asked()
    const email = service().newEmail()
    const { page } = await visitor.send('registration', flow, { ...button, traits: { email } })
    expect(page?.origin).not.toBe(partner.origin)
    const made = await visitor.whoami()
    expect(made?.identity?.traits).toEqual({ email, name: 'Noor Haddad' })
    const later = service().visitor('navigation')
    await goAndReturn(later, 'login', choice)
    expect((await later.whoami())?.identity?.id).toBe(made?.identity?.id)
  })

  test('a user who types them wrong twice keeps what was typed, and still needs no other trip', async () => {
    const { visitor, flow } = await asked()
    let shown = flow
    for (const email of ['no address', 'still@none@']) {
      shown = (await visitor.send('registration', shown, { ...button, traits: { email, name: 'Noor' } })).flow
      expect(shown.ui.nodes.flatMap(({ messages }) => messages)).not.toEqual([])
      expect([valueOf(shown, 'traits.email'), valueOf(shown, 'traits.name')]).toEqual([email, 'Noor'])
    }
    const email = service().newEmail()
    await visitor.send('registration', shown, { ...button, traits: { email, name: 'Noor' } })
    expect((await visitor.whoami())?.identity?.traits).toEqual({ email, name: 'Noor' })
  })

  test('after 16 minutes a new trip is needed, and what was typed arrives with it', async () => {
    const { visitor, flow, choice } = await asked()
    service().wait(16 * 60_000)
    const email = service().newEmail()
    const sent = await visitor.send('registration', flow, { ...button, traits: { email, name: 'Noor' } })
    expect(sent.page?.origin).toBe(partner.origin)
    expect(await visitor.whoami()).toBeUndefined()
    const back = await visitPartner(sent.answer.location ?? '', choice)
    await visitor.open('registration', back.pathname + back.search)
    expect((await visitor.whoami())?.identity?.traits).toEqual({ email, name: 'Noor' })
  })

  test('another browser that knows the flow’s id cannot finish the sign-up', async () => {
    const { visitor, flow, choice } = await asked()
    const thief = service().visitor('navigation')
    const traits = { email: service().newEmail() }
    for (const csrf_token of [valueOf(flow, 'csrf_token'), '']) {
      const sent = await thief.send('registration', flow, { ...button, csrf_token, traits })
      expect(sent.page?.pathname).toBe('/error')
      expect(sent.error.code).toBe(403)
      expect(await thief.whoami()).toBeUndefined()
    }
    await visitor.send('registration', flow, { ...button, traits })
    expect((await visitor.whoami())?.identity?.traits).toMatchObject(traits)
    const later = service().visitor('navigation')
    await goAndReturn(later, 'login', choice)
    expect((await later.whoami())?.identity?.traits).toMatchObject(traits)
  })
})

describeService(
  'what a user types beside a provider’s button',
  { config: oidcWith(providerAt(partner)) },
  (service) => {
    const secret = 'a secret that must not stay'

    describe.each([
      ['the user refuses at the provider', { deny: 'yes' }, undefined],
      ['the provider is down', undefined, 'down'],
      ['the provider answers garbage', undefined, 'garbled'],
    ] as const)('is there again when %s', (_, refusal, trouble) => {
      const returned = async <Kind extends 'login' | 'registration'>(kind: Kind, typed: object) => {
        const visitor = service().visitor('navigation')
        const location = await press(visitor, kind, { provider: 'partner', password: secret, ...typed })
        const back = await visitPartner(location, refusal ?? nameless(service()))
        if (trouble) partner.trouble.set(trouble, { at: 'token' })
        try {
          const { flow } = await visitor.open(kind, back.pathname + back.search)
          expect(flow.ui.messages).toHaveLength(1)
          expect(JSON.stringify(flow)).not.toContain(secret)
          return flow
        } finally {
          partner.trouble.clear()
        }
      }

      test('in a sign-in', async () => {
        const identifier = service().newEmail()
        expect(valueOf(await returned('login', { identifier }), 'identifier')).toBe(identifier)
      })

      test('in a sign-up', async () => {
        const traits = { email: service().newEmail(), name: 'Typed' }
        const flow = await returned('registration', { traits })
        expect([valueOf(flow, 'traits.email'), valueOf(flow, 'traits.name')]).toEqual([traits.email, traits.name])
      })
    })

    test('is there when the provider is down before the user leaves', async () => {
      const visitor = service().visitor('navigation')
      const { flow } = await visitor.start('registration')
      const traits = { email: service().newEmail(), name: 'Typed' }
      const sent = await visitor.send('registration', flow, { provider: 'gone', traits, password: secret })
      expect(valueOf(sent.flow, 'traits.name')).toBe('Typed')
      expect(JSON.stringify(sent.flow)).not.toContain(secret)
    })

    test('wins over what the provider tells, also when traits are missing then', async () => {
      const visitor = service().visitor('navigation')
      const typed = { provider: 'partner', traits: { name: 'Typed' } }
      const { flow } = await goAndReturn(visitor, 'registration', nameless(service()), typed)
      expect(valueOf(flow, 'traits.name')).toBe('Typed')
    })

    test('goes on from a sign-in that becomes a sign-up', async () => {
      const visitor = service().visitor('navigation')
      const typed = { provider: 'partner', traits: { name: 'Typed' } }
      const { flow } = await goAndReturn(visitor, 'login', nameless(service()), typed)
      expect(valueOf(flow, 'traits.name')).toBe('Typed')
      await visitor.send('registration', flow, { ...button, traits: { email: service().newEmail(), name: 'Typed' } })
      expect((await visitor.whoami())?.identity?.traits).toMatchObject({ name: 'Typed' })
    })
  },
)
