import { afterAll, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../../examples/partners/openid-partner.ts'
import { visitPartner } from '../../../../../examples/partners/visit.ts'
import { seenByStranger } from '../../service/answer.ts'
import { describeService } from '../../service/describe-service.ts'
import { settled } from '../../service/golden/golden.ts'
import { importLinked } from '../../service/linked.ts'
import { verified } from '../../service/second-factors.ts'
import { goodPassword } from '../../service/test-service.ts'
import { goAndReturn, oidcWith, press, providerAt } from '../open-partner.ts'

const partner = await startOpenIdPartner()
afterAll(() => partner.close())

const acme = '9a1f2c1e-7d52-4c5e-8a77-0d3c6a1b2c3d'
const { oidc } = oidcWith(
  providerAt(partner),
  providerAt(partner, { id: 'second', label: 'Second' }),
  providerAt(partner, { id: 'acme', label: 'Acme', organization_id: acme }),
).selfservice.methods
const organizations = [{ id: acme, label: 'Acme', domains: ['acme.example'] }]
const methods = { oidc, b2b: { config: { organizations } } }

/** Users prove their address before the first sign-in. */
const shown = { hooks: [{ hook: 'show_verification_ui' }] }
const provedFirst = {
  selfservice: {
    methods,
    flows: {
      login: { after: { hooks: [{ hook: 'require_verified_address' }] } },
      registration: { after: { password: shown, oidc: shown } },
    },
  },
}

describeService('a stranger with an account at a provider', { config: provedFirst }, (service) => {
  /** A taken address, and a free one. */
  const addresses = async () => {
    const native = service().visitor('native')
    const taken = service().newEmail()
    const { flow } = await native.start('registration')
    await native.send('registration', flow, { method: 'password', traits: { email: taken }, password: goodPassword })
    return [taken, service().newEmail()]
  }
  /** What the stranger sees, and how many answers have a time that tells nothing. */
  const measured = async (see: () => Promise<unknown>) => {
    const [quantized, work] = [service().quantized(), service().work.length]
    const seen = await see()
    return settled([seen, service().quantized() - quantized, service().work.slice(work)])
  }
  const compare = async (see: (email: string) => Promise<unknown>) => {
    const [taken = '', free = ''] = await addresses()
    const known = await measured(() => see(taken))
    expect(JSON.stringify(known)).toBe(JSON.stringify(await measured(() => see(free))))
    return { taken, known, quantized: (known as readonly unknown[])[1] }
  }
  const unproved = (email: string) => ({ subject: service().newEmail(), email, name: 'A' })

  test('learns nothing from a press with the address typed beside the button', async () => {
    const { known } = await compare(async (identifier) => {
      const visitor = service().visitor('navigation')
      const back = await visitPartner(await press(visitor, 'login', { provider: 'partner', identifier }), {
        deny: 'yes',
      })
      const { flow } = await visitor.open('login', back.pathname + back.search)
      return flow
    })
    expect(JSON.stringify(known)).toContain('providerDenied')
  })

  test.each(['login', 'registration'] as const)(
    'learns nothing from a %s with an address that the provider does not vouch for',
    async (kind) => {
      const { taken, known, quantized } = await compare(async (email) => {
        const visitor = service().visitor('navigation')
        const { answer, page, flow } = await goAndReturn(visitor, kind, unproved(email))
        return [answer.status, page?.pathname, flow, (await visitor.whoami()) ?? null]
      })
      expect(JSON.stringify(known)).toContain('/verification')
      expect(quantized).toBe(1)
      const [newest] = await service().mailsTo(taken)
      expect(newest?.subject).toBe('You already have an account')
      expect(newest?.text).not.toMatch(/\d{6}/)
    },
  )

  test('learns nothing from an address that was typed for missing traits', async () => {
    const { quantized } = await compare(async (email) => {
      const visitor = service().visitor('navigation')
      const { flow } = await goAndReturn(visitor, 'registration', { subject: service().newEmail(), name: 'A' })
      const form = { method: 'oidc', provider: 'partner', traits: { email, name: 'A' } }
      const sent = await visitor.send('registration', flow, form)
      return [sent.answer.status, sent.page?.pathname, sent.flow, (await visitor.whoami()) ?? null]
    })
    expect(quantized).toBe(2) // the way back, and the sign-up
  })

  test('learns nothing from a submitted id token', async () => {
    const { quantized } = await compare(async (email) => {
      const app = service().visitor('native')
      const { flow } = await app.start('registration')
      const person = { subject: service().newEmail(), email, name: 'A', isProved: false, hasSecondFactor: false }
      const id_token = await partner.idToken(person, { nonce: 'n' })
      const sent = await app.send('registration', flow, { provider: 'partner', id_token, id_token_nonce: 'n' })
      return seenByStranger(sent.answer)
    })
    expect(quantized).toBe(1)
  })
})

const byName = { selfservice: { methods, flows: { login: { style: 'identifier_first' } } } }

describeService('a stranger who types an address first', { config: byName }, (service) => {
  const seen = async (identifier: string) => {
    const visitor = service().visitor('script')
    const { flow } = await visitor.start('login')
    const before = [service().quantized(), service().work.length] as const
    const next = await visitor.send('login', flow, { method: 'identifier_first', identifier })
    const counted = service().quantized() - before[0]
    return settled([seenByStranger(next.answer), counted, service().work.slice(before[1])])
  }

  test('sees the same providers for every address', async () => {
    const { email: linked } = await importLinked(service(), ['second'])
    const { email: plain } = await verified(service())
    const unknown = await seen(service().newEmail())
    expect(JSON.stringify(unknown)).toContain('"second"')
    expect(await seen(linked)).toEqual(unknown)
    expect(await seen(plain)).toEqual(unknown)
  })

  test('sees the same for every address of an organization', async () => {
    const email = service().newEmail().replace(/@.*/, '@acme.example')
    const choice = { subject: email, email, name: 'Mira', proved: 'yes' } as const
    await goAndReturn(service().visitor('navigation'), 'login', choice, { provider: 'acme' })
    const unknown = await seen('person.9000@acme.example')
    expect(JSON.stringify(unknown)).toContain('"acme"')
    expect(JSON.stringify(await seen(email)).replaceAll(email, 'x')).toBe(
      JSON.stringify(unknown).replaceAll('person.9000@acme.example', 'x'),
    )
  })
})
