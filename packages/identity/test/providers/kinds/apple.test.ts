import { generateKeyPairSync } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { describeService } from '../../service/describe-service.ts'
import type { TestService } from '../../service/test-service.ts'
import type { Visitor } from '../../service/visitor.ts'
import { startOpenIdDouble } from './openid-double.ts'
import { oidcWith, press, providerAt } from '../open-partner.ts'

const double = await startOpenIdDouble({ issuer: (origin) => origin })
afterAll(() => double.close())

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const own = {
  provider: 'apple',
  client_secret: undefined,
  apple_team_id: 'TEAM000001',
  apple_private_key_id: 'KEY0000001',
  apple_private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  scope: ['email', 'name'],
  mapper_url: `file://${new URL('../../../../../config/mappers/apple.jsonnet', import.meta.url).pathname}`,
  update_identity_on_login: 'automatic',
}
const config = oidcWith(
  providerAt(double, { id: 'apple', ...own }),
  providerAt(double, { id: 'nameless', ...own, scope: ['openid'] }),
  providerAt(double, { id: 'generic', mapper_url: own.mapper_url }),
)

const callback = '/self-service/methods/oidc/callback'
const name = (firstName: string, lastName: string) => JSON.stringify({ name: { firstName, lastName } })

/** Apple's page posts its answer from its own site, so the browser sends no cookie. The app leads on by GET. */
async function posted(service: TestService, visitor: Visitor, answer: URLSearchParams, provider = 'apple') {
  const sent = await service.visitor('navigation').ask(`${callback}/${provider}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://appleid.apple.com',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
    },
    body: answer.toString(),
  })
  const { pathname, search } = new URL(sent.location ?? '', service.origin)
  return { status: sent.status, setCookies: sent.setCookies, seen: await visitor.open('login', pathname + search) }
}

describeService('apple', { config, now: Date.now() }, (service) => {
  const someone = (email = service().newEmail()) => ({ sub: email, email, email_verified: 'true' })

  async function signedIn(user: object, names?: string, provider = 'apple') {
    const visitor = service().visitor('navigation')
    const answer = double.signIn(await press(visitor, 'login', { provider }), { ...user })
    if (names !== undefined) answer.set('user', names)
    const { status, setCookies } = await posted(service(), visitor, answer, provider)
    return { status, setCookies, identity: (await visitor.whoami())?.identity }
  }

  test('a user signs up with a posted answer, and in again', async () => {
    const user = someone()
    const first = await signedIn(user, name('Mira', 'Sandoval'))
    expect([first.status, first.setCookies]).toEqual([302, []])
    expect(first.identity?.traits).toEqual({ email: user.email, name: 'Mira Sandoval' })
    // Apple writes this boolean as text.
    expect(first.identity?.verifiable_addresses).toMatchObject([{ verified: true }])
    // The name comes once: a later sign-in without it takes nothing away.
    const again = await signedIn(user)
    expect(again.identity?.id).toBe(first.identity?.id)
    expect(again.identity?.traits).toEqual(first.identity?.traits)
  })

  test('the start asks for a posted answer where an e-mail or a name is asked for', async () => {
    const modeOf = async (provider: string) =>
      new URL(await press(service().visitor('navigation'), 'login', { provider })).searchParams.get('response_mode')
    expect([await modeOf('apple'), await modeOf('nameless')]).toEqual(['form_post', null])
  })

  test('the client’s secret is a fresh token that the private key signs', async () => {
    await signedIn(someone(), name('Mira', 'Sandoval'))
    const secret = double.asked[0]?.get('client_secret') ?? ''
    expect(decodeProtectedHeader(secret)).toEqual({ alg: 'ES256', kid: own.apple_private_key_id })
    const { payload } = await jwtVerify(secret, publicKey, {
      currentDate: new Date(service().clock()),
      maxTokenAge: 60,
    })
    const { iat = 0, ...rest } = payload
    expect(rest).toEqual({
      iss: own.apple_team_id,
      sub: double.asked[0]?.get('client_id'),
      aud: double.origin,
      exp: iat + 300,
    })
  })

  test.each([
    ['no JSON', '{'],
    ['JSON of another shape', '{"name":{"firstName":7,"lastName":["x"]}}'],
    ['null', 'null'],
    ['longer than 2,000 characters', name('M'.repeat(2_000), 'S')],
  ])('a posted user that is %s counts for nothing', async (_, names) => {
    const user = someone()
    expect((await signedIn(user, names)).identity?.traits).toEqual({ email: user.email })
  })

  test('a posted e-mail counts for nothing, and a name of the token goes first', async () => {
    const user = { ...someone(), given_name: 'True' }
    const names = JSON.stringify({ name: { firstName: 'False', lastName: 'S' }, email: 'victim@example.org', sub: 'x' })
    expect((await signedIn(user, names)).identity?.traits).toEqual({ email: user.email, name: 'True S' })
  })

  test('other kinds take no name from the address', async () => {
    const visitor = service().visitor('navigation')
    const { email } = someone()
    const answer = double.signIn(await press(visitor, 'login', { provider: 'generic' }), { sub: email, email })
    answer.set('user', name('Forged', 'Name'))
    await visitor.ask(`${callback}/generic?${answer}`)
    expect((await visitor.whoami())?.identity?.traits).toEqual({ email })
  })

  test('a posted refusal leads to the form again', async () => {
    const visitor = service().visitor('navigation')
    const location = await press(visitor, 'login', { provider: 'apple' })
    const state = new URL(location).searchParams.get('state') ?? ''
    const { seen } = await posted(service(), visitor, new URLSearchParams({ state, error: 'user_cancelled_authorize' }))
    expect(seen.flow.ui.messages).toMatchObject([{ type: 'info', context: { reason_key: 'providerDenied' } }])
  })

  test('a long posted answer waits under a handle for one use, of two minutes', async () => {
    const long = async (wait = 0) => {
      const visitor = service().visitor('navigation')
      const answer = double.signIn(await press(visitor, 'login', { provider: 'apple' }), someone())
      answer.set('user', 'x'.repeat(2_001))
      const sent = await service()
        .visitor('navigation')
        .ask(`${callback}/apple`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: answer.toString(),
        })
      const { pathname, search, searchParams } = new URL(sent.location ?? '', service().origin)
      expect([sent.status, [...searchParams.keys()]]).toEqual([302, ['handle']])
      service().wait(wait)
      return { visitor, path: pathname + search }
    }
    const { visitor, path } = await long()
    await visitor.ask(path)
    expect(await visitor.whoami()).toBeDefined()
    expect((await visitor.open('login', path)).error.code).toBe(400)
    const foreign = service().visitor('navigation')
    expect((await foreign.open('login', (await long()).path)).error.code).toBe(400)
    const late = await long(2 * 60_000)
    expect((await late.visitor.open('login', late.path)).error.code).toBe(400)
  })

  test('a long posted answer to no trip leads to the error page', async () => {
    const visitor = service().visitor('navigation')
    const { seen } = await posted(service(), visitor, new URLSearchParams({ state: 'x', user: 'x'.repeat(2_001) }))
    expect(seen.error.code).toBe(400)
  })

  test('the answer of a user in another browser makes no session', async () => {
    const [attacker, victim] = [service().visitor('navigation'), service().visitor('navigation')]
    const answer = double.signIn(await press(attacker, 'login', { provider: 'apple' }), someone())
    const { seen } = await posted(service(), victim, answer)
    expect(seen.error.code).toBe(400)
    expect(await victim.whoami()).toBeUndefined()
  })
})
