import type { UiNode } from '@collect/contract'
import { expect, test } from 'vitest'
import { withLastWay } from '../../src/flows/show/last-way.ts'
import type { FlowRecord } from '../../src/records/flow.ts'
import { describeService } from '../service/describe-service.ts'
import { goodPassword } from '../service/test-service.ts'
import { verified, withPassword, withSecondFactors } from '../service/second-factors.ts'

const name = 'ory_kratos_last'
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

const methods = { ...withSecondFactors.selfservice.methods, code: { mfa_enabled: true } }
describeService('the last way, after two factors', { config: { selfservice: { methods } } }, (service) => {
  test('is the first one', async () => {
    const account = await verified(service())
    const { visitor } = await withPassword(service(), 'script', account)
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    await visitor.send('login', flow, { method: 'code', code: await service().codeFor(account.email) })
    expect((await visitor.whoami())?.authenticator_assurance_level).toBe('aal2')
    expect(visitor.jar.get(name)).toBe('password')
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
