import type { UiNode } from '@collect/contract'
import { expect, test } from 'vitest'
import { withLastWay } from '../../src/flows/show/last-way.ts'
import type { FlowRecord } from '../../src/records/flow.ts'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, type Account } from '../service/test-service.ts'
import {
  accountWithApp,
  accountWithCodes,
  appCode,
  verified,
  withPassword,
  withSecondFactors,
} from '../service/second-factors.ts'
import type { Visitor } from '../service/visitor.ts'

const name = 'ory_kratos_last'
const second = 'ory_kratos_last_second'
/** The labels that say that this browser used their way last. */
const marked = ({ ui }: { readonly ui: { readonly nodes: readonly UiNode[] } }) =>
  ui.nodes.flatMap(({ group, meta: { label } }) => (label?.context?.['last_used'] === true ? [group] : []))

const provider = {
  id: 'partner',
  provider: 'generic',
  client_id: 'c',
  client_secret: 's',
  issuer_url: 'http://127.0.0.1:1',
  mapper_url: 'base64://e30=',
}
const config = { selfservice: { methods: { oidc: { enabled: true, config: { providers: [provider] } } } } }

describeService('the only way in', {}, (service) => {
  test('is not marked: there is no choice', async () => {
    const script = await service().signedIn('script', await service().account())
    script.jar.lose('ory_kratos_session')
    expect(script.jar.get(name)).toBe('password')
    expect(marked((await script.start('login')).flow)).toEqual([])
  })
})

describeService('the way in that a browser used last', { config }, (service) => {
  const signedIn = async (way: 'script' | 'native' = 'script') => {
    const account = await service().account()
    return service().signedIn(way, account)
  }

  test('a sign-in sets a cookie that holds the method alone, for a year, and no script can read it', async () => {
    const { email } = await service().account()
    const script = service().visitor('script')
    const { flow } = await script.start('login')
    expect(marked(flow)).toEqual([])
    const payload = { method: 'password', identifier: email, password: goodPassword }
    const { answer } = await script.send('login', flow, payload)
    expect(answer.setCookies.find((cookie) => cookie.startsWith(name))).toBe(
      `${name}=password; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
    )
  })

  test('the next sign-in marks the button of the method; a confirmation and a sign-up mark none', async () => {
    const script = await signedIn()
    const refresh = await script.start('login', { refresh: 'true' })
    expect(marked(refresh.flow)).toEqual([])
    script.jar.lose('ory_kratos_session')
    const { flow } = await script.start('login')
    expect(marked(flow)).toEqual(['password'])
    const registration = await script.start('registration')
    expect(marked(registration.flow)).toEqual([])
  })

  test('without the cookie the answer has no mark, and a forged cookie marks nothing else', async () => {
    const script = service().visitor('script')
    script.jar.set(name, 'oidc%3A%22%3E%3Cscript%3E')
    const { flow } = await script.start('login')
    expect([marked(flow), JSON.stringify(flow).includes('script>')]).toEqual([[], false])
  })

  test('a sign-up counts too; a native client does not', async () => {
    const script = service().visitor('script')
    const { flow } = await script.start('registration')
    const traits = { email: service().newEmail(), name: 'Ada' }
    await script.send('registration', flow, { method: 'password', password: goodPassword, traits })
    expect(script.jar.get(name)).toBe('password')
    expect((await signedIn('native')).jar.get(name)).toBeUndefined()
  })

  test('a request for deletion forgets it', async () => {
    const script = await signedIn()
    expect(script.jar.get(name)).toBe('password')
    await script.ask('/account/deletion', { method: 'PUT' })
    expect(script.jar.get(name)).toBeUndefined()
  })
})

const stepwise = {
  selfservice: { methods: { code: { passwordless_enabled: true } }, flows: { login: { style: 'identifier_first' } } },
}
describeService('the method that worked last in this browser', { config: stepwise }, (service) => {
  const opened = async (way: string | undefined, identifier = service().newEmail()) => {
    const script = service().visitor('script')
    if (way !== undefined) script.jar.set(name, way)
    const { flow } = await script.start('login')
    const { answer } = await script.send('login', flow, { method: 'identifier_first', identifier })
    const { active, ui } = answer.body as { active?: string; ui: { nodes: UiNode[] } } // a login flow
    return { first: flow.active, flow: answer.body, active, groups: [...new Set(ui.nodes.map(({ group }) => group))] }
  }

  test.each(['password', 'code'])(
    '%s is opened once the identifier is known, with the others still there',
    async (way) => {
      const { first, active, groups } = await opened(way)
      expect([first, active]).toEqual([undefined, way])
      expect(groups).toEqual(expect.arrayContaining(['password', 'code']))
    },
  )

  test.each(['totp', 'oidc:google', 'identifier_first', '__proto__', undefined])(
    'a cookie with %s, which the step does not offer, opens none',
    async (way) => {
      expect((await opened(way)).active).toBe('identifier_first')
    },
  )

  test('golden: the step with the password, with a code', async () => {
    expect((await opened('password')).flow).toMatchGolden('login/first-then-last-password')
    expect((await opened('code')).flow).toMatchGolden('login/first-then-last-code')
  })

  test('an account and a free address are answered alike', async () => {
    const { email } = await service().account()
    const answerOf = async (identifier?: string) => ({ ...(await opened('password', identifier)), flow: undefined })
    expect(await answerOf(email)).toEqual(await answerOf())
  })
})

const methods = { ...withSecondFactors.selfservice.methods, code: { mfa_enabled: true } }
describeService('the last way, after two factors', { config: { selfservice: { methods } } }, (service) => {
  const half = async (account: Account) => (await withPassword(service(), 'script', account)).visitor
  const activeIn = async (visitor: Visitor, query = {}) =>
    (await visitor.start('login', { aal: 'aal2', ...query })).flow.active

  test('is the first one; the second one has a cookie of its own', async () => {
    const account = await verified(service())
    const visitor = await half(account)
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    await visitor.send('login', flow, { method: 'code', code: await service().codeFor(account.email) })
    expect((await visitor.whoami())?.authenticator_assurance_level).toBe('aal2')
    expect([visitor.jar.get(name), visitor.jar.get(second)]).toEqual(['password', 'code'])
  })

  test('the second factor that worked last is opened, and the others are still there', async () => {
    const person = await accountWithApp(service(), 'script')
    const { flow: settings } = await person.visitor.start('settings')
    const made = await person.visitor.send('settings', settings, { lookup_secret_regenerate: 'true' })
    await person.visitor.send('settings', made.flow, { lookup_secret_confirm: 'true' })
    const visitor = await half(person)
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    expect(flow.active).toBeUndefined()
    await visitor.send('login', flow, { method: 'totp', totp_code: appCode(person.secret, service()) })
    expect(visitor.jar.get(second)).toBe('totp')
    visitor.jar.lose('ory_kratos_session')
    const { flow: again } = await visitor.start('login')
    await visitor.send('login', again, { method: 'password', identifier: person.email, password: person.password })
    const { flow: opened } = await visitor.start('login', { aal: 'aal2' })
    expect(opened.active).toBe('totp')
    expect(opened).toMatchGolden('login/aal2-last-totp')
    expect(opened.ui.nodes.map(({ group }) => group)).toEqual(expect.arrayContaining(['totp', 'lookup_secret']))
    const { flow: wrong } = await visitor.send('login', opened, { method: 'totp', totp_code: '000000' })
    expect(wrong.active).toBe('totp')
    const { flow: other } = await visitor.send('login', wrong, { method: 'lookup_secret', lookup_secret: 'wrong' })
    expect(other.active).toBe('lookup_secret')
  })

  test('a backup code is not remembered, because each use spends one', async () => {
    const person = await accountWithCodes(service(), 'script')
    const visitor = await half(person)
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    await visitor.send('login', flow, { method: 'lookup_secret', lookup_secret: person.codes[0] })
    expect((await visitor.whoami())?.authenticator_assurance_level).toBe('aal2')
    expect(visitor.jar.get(second)).toBeUndefined()
  })

  test.each(['webauthn', 'password', 'default', '__proto__'])(
    'a cookie with %s, which the second step does not offer, opens none',
    async (way) => {
      const visitor = await half(await accountWithApp(service(), 'script'))
      visitor.jar.set(second, way)
      expect(await activeIn(visitor)).toBeUndefined()
    },
  )

  test('a first factor does not open a method of the second step', async () => {
    const visitor = await half(await accountWithApp(service(), 'script'))
    visitor.jar.set(name, 'totp')
    expect(await activeIn(visitor)).toBeUndefined()
  })
})

const button = (group: 'oidc' | 'password', field: string, value: string): UiNode => ({
  type: 'input',
  group,
  attributes: { node_type: 'input', name: field, type: 'submit', value, disabled: false },
  messages: [],
  meta: { label: { id: 1010002, type: 'info', text: 'Continue', context: { provider_id: value } } },
})
const flow = { kind: 'login', refresh: false, requestedAal: 'aal1', state: 'choose_method' } as FlowRecord // the fields that are read

test('the button of the provider is marked, and no other provider’s', () => {
  const nodes = [
    button('oidc', 'provider', 'google'),
    button('oidc', 'provider', 'github'),
    button('password', 'method', 'password'),
  ]
  const labels = (way: string) => withLastWay(nodes, flow, way).map(({ meta }) => meta.label?.context)
  expect(labels('oidc:github')).toEqual([
    { provider_id: 'google' },
    { provider_id: 'github', last_used: true },
    { provider_id: 'password' },
  ])
  expect(withLastWay(nodes, flow, undefined)).toBe(nodes)
})
