import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { describeService } from '../service/describe-service.ts'
import { verified } from '../service/second-factors.ts'
import type { TestService } from '../service/test-service.ts'
import { oidcWith, providerAt } from './open-partner.ts'

const partner = await startOpenIdPartner()
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const appleKey = {
  apple_team_id: 'TEAM',
  apple_private_key_id: 'KEY',
  apple_private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
}
const config = oidcWith(
  providerAt(partner, { additional_id_token_audiences: ['the-app-on-phones'] }),
  providerAt(partner, { id: 'fresh' }),
  providerAt(partner, { id: 'google', provider: 'google' }),
  providerAt(partner, { id: 'apple', provider: 'apple', client_secret: undefined, ...appleKey }),
  providerAt(partner, { id: 'gitlab', provider: 'gitlab' }),
)

/** What a token and its submission say, when nothing else matters. */
const nonce = { nonce: 'n-1' }
const told = { id_token_nonce: 'n-1' }

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
    const { app, seen } = await submitted(service(), await partner.idToken(someone, nonce), told)
    expect(seen.answer.status).toBe(200)
    const id = (await app.whoami())?.identity?.id
    const later = await submitted(
      service(),
      await partner.idToken(someone, { aud: 'the-app-on-phones', ...nonce }),
      told,
    )
    expect(later.seen.answer.status).toBe(200)
    expect((await later.app.whoami())?.identity?.id).toBe(id)
  })

  test.each([
    ['for another application', { aud: 'another-app', ...nonce }, told],
    ['of another issuer', { iss: 'https://elsewhere.example', ...nonce }, told],
    ['that has expired', { exp: 1_000_000, ...nonce }, told],
    ['with another nonce', nonce, { id_token_nonce: 'n-2' }],
    ['with a nonce that the application does not tell', nonce, {}],
    ['without the nonce that the application tells', {}, told],
    ['without a nonce', {}, {}],
    ['without a nonce, of a Google that the application tells one', {}, { provider: 'google', ...told }],
    ['without a nonce, of a device of Apple that knows them', { nonce_supported: true }, { provider: 'apple' }],
    ['for a kind that takes none', nonce, { provider: 'gitlab', ...told }],
  ])('a token %s is refused', async (_, claims, more) => {
    const token = await partner.idToken(person(service().newEmail()), claims)
    const { app, seen } = await submitted(service(), token, more)
    expect(seen.error.code).toBe(403)
    expect(await app.whoami()).toBeUndefined()
  })

  test.each([
    ['google', {}],
    ['apple', { nonce_supported: false }],
  ])('a token of %s may lack the nonce', async (provider, claims) => {
    const token = await partner.idToken(person(service().newEmail()), claims)
    const { app, seen } = await submitted(service(), token, { provider })
    expect(seen.answer.status).toBe(200)
    expect(await app.whoami()).toBeDefined()
  })

  test('a token counts once', async () => {
    const token = await partner.idToken(person(service().newEmail()), nonce)
    expect((await submitted(service(), token, told)).seen.answer.status).toBe(200)
    expect((await submitted(service(), token, told)).seen.error.code).toBe(403)
  })

  test('what is no token is refused', async () => {
    expect((await submitted(service(), 'no token', told)).seen.error.code).toBe(403)
  })

  test('an empty token is none: a trip to the provider begins', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const sent = await script.send('login', flow, { provider: 'partner', id_token: '', ...told })
    expect(sent.answer.status).toBe(422)
  })

  test('keys that cannot be read are a refusal; keys that were read are kept', async () => {
    const statusOf = async () => {
      const token = await partner.idToken(person(service().newEmail()), nonce)
      return (await submitted(service(), token, { provider: 'fresh', ...told })).seen.answer.status
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
    const missing = await submitted(service(), await partner.idToken(nameless, nonce), told, 'registration')
    expect(missing.seen.answer.status).toBe(400)
    expect(missing.seen.flow.active).toBe('oidc')
    const { email } = await verified(service())
    const linking = await submitted(service(), await partner.idToken(person(email), nonce), told, 'registration')
    expect(linking.seen.answer.status).toBe(400)
    expect(JSON.stringify(linking.seen.answer.body)).toContain('1010016')
  })
})
