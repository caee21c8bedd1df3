import { describe, expect, test } from 'vitest'
import { csrfOf } from '../service/visitor.ts'
import { describeService } from '../service/describe-service.ts'
import { goodPassword } from '../service/test-service.ts'

type Marks = Readonly<Record<string, string>>

const evil = 'https://evil.example'
const foreign: readonly Marks[] = [
  { origin: evil },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: evil, 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-site': 'same-site', origin: 'http://localhost:9' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:5100' },
]
const own: readonly Marks[] = [
  {},
  { origin: 'http://localhost:5100' },
  { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5100' },
  { 'sec-fetch-site': 'none' },
]

describeService('cross-site requests', {}, (service) => {
  const signIn = async (marks: Marks) => {
    const { email } = await service().account()
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    const form = { method: 'password', identifier: email, password: goodPassword, csrf_token: csrfOf(flow) }
    const headers = { 'content-type': 'application/json', ...marks }
    return script.ask(`/self-service/login?flow=${flow.id}`, { method: 'POST', headers, body: JSON.stringify(form) })
  }

  test.each(foreign)('a form post from a page of another site is refused (%j)', async (marks) => {
    const answer = await signIn(marks)
    expect(answer).toMatchObject({ status: 403, body: { error: { id: 'security_csrf_violation' } } })
    expect(answer.setCookies.join()).not.toContain('session')
  })

  test.each(own)('form posts from the own pages and from programs are accepted (%j)', async (marks) => {
    expect((await signIn(marks)).status).toBe(200)
  })

  const changes = [
    ['PUT', '/account/deletion'],
    ['PUT', '/account/verification'],
    ['DELETE', '/account/deletion'],
    ['DELETE', '/sessions'],
    ['DELETE', '/sessions/6f2b9e86-24b0-4c5c-9f0e-0f4f9a1f7d11'],
    ['POST', '/self-service/fed-cm/token'],
    ['DELETE', '/self-service/logout/api'],
  ] as const
  test.each(changes)('%s %s is refused for pages of other sites', async (method, path) => {
    const script = await service().signedIn('script', await service().account())
    for (const headers of foreign) {
      expect(await script.ask(path, { method, headers })).toMatchObject({
        status: 403,
        body: { error: { id: 'security_csrf_violation' } },
      })
    }
    for (const headers of own) {
      expect(JSON.stringify((await script.ask(path, { method, headers })).body) ?? '').not.toContain('csrf')
    }
    expect(service().log.join()).toContain('request.cross_site_refused')
  })

  test.each(['/self-service/login/browser', '/sessions', '/account', '/account/data'])(
    '%s: links on other sites work, but their pages cannot load it',
    async (path) => {
      const script = await service().signedIn('script', await service().account())
      const asked = async (headers: Marks) => (await script.ask(path, { headers })).status
      expect(await asked({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).not.toBe(403)
      expect(await asked({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).toBe(403)
      expect(await asked({ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', origin: evil })).toBe(403)
    },
  )

  test('a gateway may call whoami with the headers of any request', async () => {
    const script = await service().signedIn('script', await service().account())
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', origin: evil }
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await script.ask('/sessions/whoami', { method, headers })).status).toBe(200)
    }
  })

  test('pages of any site may load the WebAuthn script', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: evil }
    expect((await service().visitor('script').ask('/.well-known/ory/webauthn.js', { headers })).status).toBe(200)
  })
})

const provider = {
  id: 'partner',
  provider: 'generic',
  client_id: 'c',
  client_secret: 's',
  issuer_url: 'http://127.0.0.1:1',
  mapper_url: 'base64://e30=',
}
const withProvider = { selfservice: { methods: { oidc: { enabled: true, config: { providers: [provider] } } } } }

describeService('the way back from a provider', { config: withProvider }, (service) => {
  const path = '/self-service/methods/oidc/callback/partner?state=s'
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  test.each(foreign)('a post from the provider’s page goes on as a GET (%j)', async (marks) => {
    const navigation = service().visitor('navigation')
    const answer = await navigation.ask(path, { method: 'POST', headers: { ...form, ...marks }, body: 'code=c' })
    expect([answer.status, answer.location]).toEqual([302, expect.stringContaining('code=c')])
    expect(answer.setCookies).toEqual([])
  })

  test('a link from the provider arrives; a page of another site cannot load the address', async () => {
    const navigation = service().visitor('navigation')
    const asked = async (mode: string) =>
      (await navigation.ask(path, { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode } })).text
    // Without the cookie of its browser the answer is refused, but not for its origin.
    expect(await asked('navigate')).not.toContain('another site')
    expect(await asked('no-cors')).toContain('another site')
  })
})

const withPages = {
  serve: { public: { cors: { enabled: true, allowed_origins: ['https://*.shop.example'] } } },
  selfservice: { flows: { login: { ui_url: 'http://localhost:4455/login' } } },
}

describeService('configured pages of other origins', { config: withPages }, (service) => {
  describe.each([{ origin: 'http://localhost:4455' }, { origin: 'https://one.shop.example' }])('$origin', (page) => {
    const marks = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', ...page }

    test('may call /sessions to read and to change', async () => {
      const script = await service().signedIn('script', await service().account())
      expect((await script.ask('/sessions', { headers: marks })).status).toBe(200)
      expect((await script.ask('/sessions', { method: 'DELETE', headers: marks })).status).toBe(200)
    })
  })

  test('pages of other sites may not change sessions', async () => {
    const script = await service().signedIn('script', await service().account())
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }
    expect((await script.ask('/sessions', { method: 'DELETE', headers })).status).toBe(403)
  })
})
