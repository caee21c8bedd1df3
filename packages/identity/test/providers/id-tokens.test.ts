import { expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { describeService } from '../service/describe-service.ts'
import { verified } from '../service/second-factors.ts'
import type { TestService } from '../service/test-service.ts'
import { oidcWith, providerAt } from './open-partner.ts'

const partner = await startOpenIdPartner()
const config = oidcWith(
  providerAt(partner, { additional_id_token_audiences: ['the-app-on-phones'] }),
  providerAt(partner, { id: 'fresh' }),
)

const person = (email: string) => ({ subject: email, email, name: 'Mira', isProved: true, hasSecondFactor: false })

async function submitted(
  service: TestService,
  token: string,
  more: object = {},
  kind: 'login' | 'registration' = 'login',
) {
  const app = service.visitor('native')
  const { flow } = await app.start(kind)
  return { app, seen: await app.send(kind, flow, { method: 'oidc', provider: 'partner', id_token: token, ...more }) }
}

describeService('id tokens that an application submits', { config }, (service) => {
  test('a good token signs up at once, and signs in the next time', async () => {
    const someone = person(service().newEmail())
    const { app, seen } = await submitted(service(), await partner.idToken(someone, { nonce: 'n-1' }), {
      id_token_nonce: 'n-1',
    })
    expect(seen.answer.status).toBe(200)
    const id = (await app.whoami())?.identity?.id
    const later = await submitted(service(), await partner.idToken(someone, { aud: 'the-app-on-phones' }))
    expect(later.seen.answer.status).toBe(200)
    expect((await later.app.whoami())?.identity?.id).toBe(id)
  })

  test.each([
    ['for another application', { aud: 'another-app' }, {}],
    ['of another issuer', { iss: 'https://elsewhere.example' }, {}],
    ['that has expired', { exp: 1_000_000 }, {}],
    ['with another nonce', { nonce: 'n-1' }, { id_token_nonce: 'n-2' }],
    ['with a nonce that the application does not know', { nonce: 'n-1' }, {}],
  ])('a token %s is refused', async (_, claims, more) => {
    const token = await partner.idToken(person(service().newEmail()), claims)
    const { app, seen } = await submitted(service(), token, more)
    expect(seen.error.code).toBe(403)
    expect(await app.whoami()).toBeUndefined()
  })

  test('a token counts once', async () => {
    const token = await partner.idToken(person(service().newEmail()))
    expect((await submitted(service(), token)).seen.answer.status).toBe(200)
    expect((await submitted(service(), token)).seen.error.code).toBe(403)
  })

  test('what is no token is refused', async () => {
    expect((await submitted(service(), 'no token')).seen.error.code).toBe(403)
  })

  test('keys that cannot be read are a refusal; keys that were read are kept', async () => {
    const statusOf = async () => {
      const token = await partner.idToken(person(service().newEmail()))
      return (await submitted(service(), token, { provider: 'fresh' })).seen.answer.status
    }
    try {
      partner.trouble.set('garbled', { at: 'keys' })
      expect(await statusOf()).toBe(403)
      partner.trouble.clear()
      expect(await statusOf()).toBe(200)
      partner.trouble.set('down', { at: 'keys' })
      expect(await statusOf()).toBe(200)
    } finally {
      partner.trouble.clear()
    }
  })

  test('missing traits and used addresses are answered with the flow', async () => {
    const nameless = { subject: 'nameless', name: 'Noor', isProved: false, hasSecondFactor: false }
    const missing = await submitted(service(), await partner.idToken(nameless), {}, 'registration')
    expect(missing.seen.answer.status).toBe(400)
    expect(missing.seen.flow.active).toBe('oidc')
    const { email } = await verified(service())
    const linking = await submitted(service(), await partner.idToken(person(email)), {}, 'registration')
    expect(linking.seen.answer.status).toBe(400)
    expect(JSON.stringify(linking.seen.answer.body)).toContain('1010016')
  })
})
