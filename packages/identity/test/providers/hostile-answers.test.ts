import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { describeService } from '../service/describe-service.ts'
import { oidcWith, providerAt } from './open-partner.ts'

// What a broken or hostile provider says: it opens nothing of others, and no answer is a failure of ours.

const partner = await startOpenIdPartner()
const discovery = createServer((request, response) => {
  const issuer = `http://${request.headers.host}`
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify({
      issuer,
      authorization_endpoint: 'javascript:alert(document.domain)//',
      token_endpoint: `${issuer}/token`,
      jwks_uri: 'no address',
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
  )
})
await new Promise<void>((resolve) => discovery.listen(0, '127.0.0.1', resolve))
afterAll(async () => {
  await partner.close()
  discovery.close()
})
const { port } = discovery.address() as AddressInfo // it listens on a port

const config = oidcWith(
  providerAt(partner),
  providerAt(partner, { id: 'script', issuer_url: `http://127.0.0.1:${port}` }),
  providerAt(partner, {
    id: 'raw',
    mapper_url: `base64://${Buffer.from(
      `local claims = std.extVar('claims'); { identity: { traits: claims.raw_claims.traits } }`,
    ).toString('base64')}`,
  }),
)

describeService('answers of a hostile provider', { config }, (service) => {
  const submit = async (claims: object, provider = 'partner', kind: 'login' | 'registration' = 'login') => {
    const email = service().newEmail()
    const person = { subject: email, email, name: 'Mira', isProved: true, hasSecondFactor: false }
    const app = service().visitor('native')
    const { flow } = await app.start(kind)
    const token = await partner.idToken(person, { nonce: 'n', ...claims })
    const { answer } = await app.send(kind, flow, { method: 'oidc', provider, id_token: token, id_token_nonce: 'n' })
    return { answer, session: await app.whoami() }
  }

  test.each([
    ['with a null character', 'a\u0000b'],
    ['with a line break', 'a\nb'],
    ['with half of a character', 'a\ud800'],
    ['of 300 characters', 'x'.repeat(300)],
    ['of 10,000 characters', 'x'.repeat(10_000)],
  ])('a subject %s is refused', async (_, sub) => {
    const { answer, session } = await submit({ sub })
    expect([answer.status, session]).toEqual([400, undefined])
    expect(answer.text).toContain('providerMapping')
  })

  test('subjects that differ in case, in an accent or in a last space are different users', async () => {
    const ids = []
    for (const sub of ['Mira', 'mira', 'mirá', 'mira\u0301', 'mira ', ' mira'])
      ids.push((await submit({ sub })).session?.identity?.id)
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each([
    ['a name with a null character', { name: 'a\u0000b' }],
    ['a name that is a list', { name: ['a'] }],
    ['a name of 9,000 characters', { name: 'x'.repeat(9_000) }],
    ['an address with a null character', { email: 'a\u0000@x.example' }],
    ['an address that is an object', { email: { a: 1 } }],
    ['an expiry with a fraction', { exp: Math.floor(Date.now() / 1000) + 3_000.1234 }],
    ['an expiry beyond all times', { exp: 1e18 }],
    ['long lists of methods', { amr: Array.from({ length: 1_000 }, () => 'pwd') }],
    ['a long class', { acr: 'x'.repeat(9_000) }],
    ['a class with a null character', { acr: 'x\u0000' }],
  ])('%s is no failure of the service', async (_, claims) => {
    const { answer } = await submit(claims)
    expect(answer.status).toBeLessThan(500)
  })

  test('members named __proto__ reach no account', async () => {
    const email = service().newEmail()
    const claims = JSON.parse(
      `{"traits":{"__proto__":{"email":"${email}","admin":true},"constructor":{"x":1}}}`,
    ) as object
    expect((await submit(claims, 'raw')).answer.status).toBe(400)
    const whole = await submit({ ...claims, traits: { email } }, 'raw')
    expect(whole.answer.status).toBe(200)
    expect(whole.session?.identity?.traits).toEqual({ email })
  })

  test('a provider whose keys have no address takes no id tokens', async () => {
    const { answer, session } = await submit({ iss: `http://127.0.0.1:${port}` }, 'script')
    expect([answer.status, session]).toEqual([403, undefined])
  })

  test('a provider whose sign-in page is a script leads nowhere', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const { answer } = await script.send('login', flow, { provider: 'script' })
    expect(answer.status).toBe(400)
    expect(answer.text).not.toContain('javascript:')
  })
})
