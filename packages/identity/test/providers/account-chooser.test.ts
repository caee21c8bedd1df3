import { MessageId, type AnyFlow } from '@collect/contract'
import { afterAll, expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { describeService } from '../service/describe-service.ts'
import { verified } from '../service/second-factors.ts'
import type { Person } from '../../../../examples/partners/people.ts'
import type { Visitor } from '../service/visitor.ts'
import { goAndReturn, oidcWith, providerAt } from './open-partner.ts'

// FedCM, the service's side (docs/contract/providers-and-oauth2.md §C). The browser's part is its token.

const [partner, second] = [await startOpenIdPartner(), await startOpenIdPartner()]
afterAll(async () => {
  await partner.close()
  await second.close()
})
const chooser = (changes: object = {}) => ({ fedcm_config_url: 'https://accounts.test/fedcm.json', ...changes })
const config = oidcWith(providerAt(partner, chooser()), providerAt(second, chooser({ id: 'second' })))

interface Offer {
  readonly csrf_token: string
  readonly providers: readonly { readonly config_url: string; readonly client_id: string; readonly nonce: string }[]
}
const offerTo = async (visitor: Visitor): Promise<Offer> =>
  (await visitor.ask('/self-service/fed-cm/parameters')).body as Offer // the shape that the first test compares

const post = (visitor: Visitor, payload: object, query = '') =>
  visitor.ask(`/self-service/fed-cm/token${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })

describeService(
  'one provider for the browser’s account chooser',
  { config: oidcWith(providerAt(partner, chooser()), providerAt(second, { id: 'second' })) },
  (service) => {
    test('is listed with its address and client; the nonce is new each time', async () => {
      const script = service().visitor('script')
      const [first, again] = [await offerTo(script), await offerTo(script)]
      expect(first).toEqual({
        csrf_token: expect.any(String),
        providers: [
          {
            config_url: 'https://accounts.test/fedcm.json',
            client_id: expect.any(String),
            nonce: expect.stringMatching(/^\w{24,}$/),
          },
        ],
      })
      expect(first.providers[0]?.nonce).not.toBe(again.providers[0]?.nonce)
    })
  },
)

describeService('the browser’s account chooser', { config }, (service) => {
  const someone = (email = service().newEmail()) => ({
    subject: email,
    email,
    name: 'Mira Sandoval',
    isProved: true,
    hasSecondFactor: false,
  })
  const choose = async (person: Person, { claims = {}, from = partner, query = '' } = {}) => {
    const script = service().visitor('script')
    const { csrf_token, providers } = await offerTo(script)
    const nonce = providers[from === partner ? 0 : 1]?.nonce
    const token = await from.idToken(person, { nonce, ...claims })
    return { script, token, nonce, csrf_token, answer: await post(script, { csrf_token, token, nonce }, query) }
  }

  test('two providers have a nonce each', async () => {
    const { providers } = await offerTo(service().visitor('script'))
    expect(new Set(providers.map(({ nonce }) => nonce)).size).toBe(2)
  })

  test('an unknown account signs up, and signs in later; the session names the provider', async () => {
    const person = someone()
    const { script, answer } = await choose(person)
    expect(answer).toMatchObject({ status: 200, body: { identity: { traits: { email: person.email } } } })
    const later = await choose(person)
    expect(later.answer).toMatchObject({
      status: 200,
      body: { session: { identity: { traits: { email: person.email } } } },
    })
    for (const visitor of [script, later.script])
      expect(await visitor.whoami()).toMatchObject({
        authentication_methods: [{ method: 'oidc', provider: 'partner' }],
      })
  })

  test('the nonce may be inside the token alone, and it says which provider made the token', async () => {
    const script = service().visitor('script')
    const { csrf_token, providers } = await offerTo(script)
    const token = await second.idToken(someone(), { nonce: providers[1]?.nonce })
    expect((await post(script, { csrf_token, token })).status).toBe(200)
    expect(await script.whoami()).toMatchObject({ authentication_methods: [{ provider: 'second' }] })
  })

  test('the page’s flow keeps its return address', async () => {
    const script = service().visitor('script')
    const returnTo = `${new URL(service().origin).origin}/shop`
    const { flow } = await script.start('login', { return_to: returnTo })
    const { csrf_token, providers } = await offerTo(script)
    const person = someone()
    await choose(person)
    const token = await partner.idToken(person, { nonce: providers[0]?.nonce })
    expect((await post(script, { csrf_token, token }, `?flow=${flow.id}`)).body).toMatchObject({
      continue_with: [{ redirect_browser_to: returnTo }],
    })
  })

  test('another browser’s flow is not used', async () => {
    const other = await service()
      .visitor('script')
      .start('login', { return_to: `${service().origin}/other` })
    const { answer } = await choose(someone(), { query: `?flow=${other.flow.id}` })
    expect([answer.status, answer.text.includes('/other')]).toEqual([200, false])
  })

  test('missing traits are asked for in a registration', async () => {
    const { email: _, ...without } = someone()
    const { script, answer } = await choose(without)
    const flow = answer.body as AnyFlow
    expect([answer.status, flow.ui.action.includes('/self-service/registration?')]).toEqual([400, true])
    expect(await script.whoami()).toBeUndefined()
  })

  test('an address that has an account leads to linking', async () => {
    const { email } = await verified(service())
    const { script, answer } = await choose(someone(email))
    expect(answer).toMatchObject({
      status: 400,
      body: { ui: { messages: [{ id: MessageId.accountLinking, context: { duplicate_identifier: email } }] } },
    })
    expect(await script.whoami()).toBeUndefined()
  })

  test('a token counts once', async () => {
    const { script, token, nonce, csrf_token } = await choose(someone())
    script.jar.lose('ory_kratos_session')
    const { csrf_token: word } = await offerTo(script)
    expect((await post(script, { csrf_token: word, token, nonce })).status).toBe(400)
    expect((await post(script, { csrf_token, token, nonce })).status).not.toBe(200)
    expect(await script.whoami()).toBeUndefined()
  })

  test('of two requests with one token at once, one signs in', async () => {
    const script = service().visitor('script')
    const { csrf_token, providers } = await offerTo(script)
    const person = someone()
    await choose(person)
    const token = await partner.idToken(person, { nonce: providers[0]?.nonce })
    const posts = [1, 2].map(async () => (await post(script, { csrf_token, token })).status)
    const statuses = await Promise.all(posts)
    expect(statuses.toSorted()).toEqual([200, 400])
  })

  test.each([
    { wrong: 'another nonce', claims: { nonce: 'x' }, status: 400 },
    { wrong: 'another audience', claims: { aud: 'another' }, status: 400 },
    { wrong: 'another issuer', claims: { iss: 'https://evil.example' }, status: 400 },
    { wrong: 'an expired token', claims: { exp: 1_000_000_000 }, status: 400 },
  ])('$wrong is refused with a sentence and opens nothing', async ({ claims, status }) => {
    const { script, answer } = await choose(someone(), { claims })
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({
      ui: { messages: [{ id: 4000001, context: { reason_key: 'providerAnswer' } }] },
    })
    expect(await script.whoami()).toBeUndefined()
  })

  test('the token of one provider does not count with the nonce of another', async () => {
    const script = service().visitor('script')
    const { csrf_token, providers } = await offerTo(script)
    const token = await second.idToken(someone(), { nonce: providers[0]?.nonce })
    expect((await post(script, { csrf_token, token })).status).toBe(400)
    expect(await script.whoami()).toBeUndefined()
  })

  test('a nonce of another browser, one that is 15 minutes old, and one that is none, are refused', async () => {
    const stranger = service().visitor('script')
    const other = (await offerTo(stranger)).providers[0]?.nonce
    const script = service().visitor('script')
    const { csrf_token, providers } = await offerTo(script)
    const sent = async (nonce: string | undefined) =>
      (await post(script, { csrf_token, token: await partner.idToken(someone(), { nonce }), nonce })).status
    expect(await sent(other)).toBe(400)
    expect(await sent('made up')).toBe(400)
    expect((await post(script, { csrf_token, token: 'no token' })).status).toBe(400)
    service().wait(15 * 60_000)
    expect(await sent(providers[0]?.nonce)).toBe(400)
    expect(await script.whoami()).toBeUndefined()
  })

  test('without the CSRF token, and from another site, the answer is 403', async () => {
    const script = service().visitor('script')
    const { csrf_token, providers } = await offerTo(script)
    const nonce = providers[0]?.nonce
    const token = await partner.idToken(someone(), { nonce })
    expect((await post(script, { token, nonce })).status).toBe(403)
    const foreign = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }
    const asked = { method: 'POST', headers: foreign, body: JSON.stringify({ csrf_token, token, nonce }) }
    expect((await script.ask('/self-service/fed-cm/token', asked)).status).toBe(403)
    expect((await post(script, { csrf_token, token, nonce })).status).toBe(200)
  })

  test('a sign-in by the chooser is the last way of this browser', async () => {
    const { script } = await choose(someone())
    script.jar.lose('ory_kratos_session')
    const { flow } = await script.start('login')
    const marked = flow.ui.nodes.filter(({ meta }) => meta.label?.context?.['last_used'] === true)
    expect(marked).toMatchObject([{ group: 'oidc', attributes: { value: 'partner' } }])
  })

  test('the marks of a trip in a page load too', async () => {
    const visitor = service().visitor('navigation')
    await goAndReturn(visitor, 'login', { subject: 'a', email: service().newEmail(), name: 'A', proved: 'yes' })
    expect(visitor.jar.get('ory_kratos_last')).toBe('oidc%3Apartner')
  })
})
