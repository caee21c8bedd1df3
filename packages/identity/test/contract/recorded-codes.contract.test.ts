import type { AnyFlow } from '@collect/contract'
import { describe } from 'vitest'
import { goodPassword, type TestService } from '../service/test-service.ts'
import {
  describeRecorded,
  folder,
  inLogin,
  inSteps,
  settings,
  withPhone,
  type Cases,
} from '../service/golden/recorded.ts'
import { withPassword } from '../service/second-factors.ts'
import { revealingAccounts } from '../service/config-changes.ts'
import type { Payload, Query, Visitor } from '../service/visitor.ts'

/** Codes as a first factor. */
const signInCodeCases: Cases = {
  'login/1fa/unified/code/wrong-credentials': async (service) => {
    const { email } = await service.account()
    return step(service.visitor('script'), {}, { identifier: email }, { identifier: email, code: '00000x' })
  },
  'login/1fa/refresh/code/with-password/initial-form': (service) => confirmByCode(service),
  'login/1fa/refresh/code/with-password/code-sent': (service) => confirmByCode(service, 'address'),
  'login/1fa/refresh/code/with-password/wrong-code': (service) => confirmByCode(service, 'address', { code: '00000x' }),
}

/** Codes as the only method. */
const onlyCodeCases: Cases = {
  'registration/one-step/code/initial-form': async (service) =>
    (await service.visitor('script').start('registration')).flow,
  'registration/one-step/code/wrong-code': async (service) => (await signUpByCode(service, { code: '00000x' })).flow,
  'login/1fa/refresh/code/without-password/initial-form': (service) => confirmOnlyByCode(service),
  'login/1fa/refresh/code/without-password/code-sent': (service) => confirmOnlyByCode(service, 'address'),
  'login/1fa/refresh/code/without-password/wrong-code': (service) =>
    confirmOnlyByCode(service, 'address', { code: '00000x' }),
  'login/1fa/unified/refresh/code/initial-form': (service) => confirmOnlyByCode(service),
  'login/1fa/unified/refresh/code/missing-code': (service) => confirmOnlyByCode(service, {}),
}

/** Codes as a second factor, to two addresses. */
const secondCodeCases: Cases = {
  'login/2fa/code/send-code': (service) => byText(service, {}, 'address'),
  'login/2fa/refresh/code/initial-form': (service) => byText(service, { refresh: 'true' }),
  'login/2fa/refresh/code/send-code': (service) => byText(service, { refresh: 'true' }, 'address'),
  'login/2fa/refresh/code/code-error': (service) => byText(service, { refresh: 'true' }, 'address', { code: '00000x' }),
}

/** Identifier first, with codes as the only method. */
const firstCodeCases: Cases = {
  'login/1fa/unified/code/initial-form': (service) => inLogin(service),
  'login/1fa/unified/code/invalid-account': (service) =>
    inLogin(service, { method: 'code', identifier: 'a@example.org' }),
  'login/1fa/identifier_first/code/missing-email': (service) => inLogin(service, { method: 'identifier_first' }),
  'login/1fa/identifier_first/code/invalid-account': (service) =>
    inLogin(service, { method: 'identifier_first', identifier: 'a@example.org' }),
  'login/1fa/identifier_first/code/show-send': (service) => withCodeAlone(service),
  'login/1fa/unified/code/code-input': (service) => withCodeAlone(service),
  'login/1fa/identifier_first/code/invalid-code': (service) => withCodeAlone(service, '00000x'),
}

/** Registration in two steps, with codes. */
const twoStepCodeCases: Cases = {
  'registration/two-step/code/missing-fields': (service) => inSteps(service, { method: 'profile', traits: {} }),
  'registration/two-step/code/show-options': (service) => inSteps(service, { method: 'profile' }),
  'registration/two-step/code/show-code-input': (service) =>
    inSteps(service, { method: 'profile' }, { method: 'code' }),
  'registration/two-step/code/wrong-code': (service) =>
    inSteps(service, { method: 'profile' }, { method: 'code' }, { method: 'code', code: '00000x' }),
}

async function byText(
  service: TestService,
  query: Query,
  ...payloads: readonly (Payload | 'address')[]
): Promise<AnyFlow> {
  const [email, phone] = [service.newEmail(), '+4915123456701']
  const list = [
    { value: email, via: 'email', verified: true, status: 'completed' },
    { value: phone, via: 'sms', verified: true, status: 'completed' },
  ]
  const body = {
    schema_id: 'default',
    traits: { email, phone },
    credentials: { password: { config: { password: goodPassword } } },
    verifiable_addresses: list,
  }
  const headers = { 'content-type': 'application/json' }
  const path = new URL('/admin/identities', service.origin)
  const made = await service.identity.admin(new Request(path, { method: 'POST', headers, body: JSON.stringify(body) }))
  const { visitor } = await withPassword(service, 'script', { email, password: goodPassword })
  const sent = payloads.map((payload) => (payload === 'address' ? { address: email } : payload))
  const flow = await step(visitor, { aal: 'aal2', ...query }, ...sent)
  // The next account takes the number over.
  const { id } = (await made.json()) as { readonly id: string }
  await service.identity.admin(new Request(`${path.href}/${id}`, { method: 'DELETE' }))
  return flow
}

async function withCodeAlone(service: TestService, code?: string): Promise<AnyFlow> {
  const { email: identifier } = await signUpByCode(service)
  const first = { method: 'identifier_first', identifier }
  return code === undefined ? inLogin(service, first) : inLogin(service, first, { method: 'code', identifier, code })
}

async function signUpByCode(service: TestService, payload: Payload = {}) {
  const script = service.visitor('script')
  const { flow } = await script.start('registration')
  const traits = { email: service.newEmail() }
  const send = (more: Payload = {}) => script.send('registration', flow, { method: 'code', traits, ...more })
  await send()
  const code = payload['code'] ?? (await service.codeFor(traits.email))
  return { ...traits, script, flow: (await send({ code })).answer.body as AnyFlow } // a flow with a wrong code
}

async function confirmOnlyByCode(
  service: TestService,
  ...payloads: readonly (Payload | 'address')[]
): Promise<AnyFlow> {
  const { email, script } = await signUpByCode(service)
  const sent = payloads.map((payload) => (payload === 'address' ? { address: email } : payload))
  return step(script, { refresh: 'true' }, ...sent)
}

async function confirmByCode(service: TestService, ...payloads: readonly (Payload | 'address')[]): Promise<AnyFlow> {
  const account = await service.account()
  const visitor = await service.signedIn('script', account)
  const sent = payloads.map((payload) => (payload === 'address' ? { address: account.email } : payload))
  return step(visitor, { refresh: 'true' }, ...sent)
}

async function step(visitor: Visitor, query: Query, ...payloads: readonly Payload[]): Promise<AnyFlow> {
  let { flow } = await visitor.start('login', query)
  for (const payload of payloads) flow = (await visitor.send('login', flow, { method: 'code', ...payload })).flow
  return flow
}

const withCodeSignIn = { ...settings, selfservice: { methods: { code: { passwordless_enabled: true } } } }

const withOnlyCodes = {
  ...settings,
  selfservice: {
    methods: { code: { passwordless_enabled: true }, password: { enabled: false } },
    flows: { registration: { after: { code: { hooks: [{ hook: 'session' }] } } } },
  },
}

const withSecondCodes = { ...withPhone, selfservice: { methods: { code: { mfa_enabled: true } } } }

describe.skipIf(!folder)('codes as Kratos answers them (CONTRACT_FLOWS names their folder)', () => {
  describeRecorded('codes that sign in', withCodeSignIn, signInCodeCases)
  describeRecorded('codes as a second factor', withSecondCodes, secondCodeCases)
  describeRecorded('nothing but codes', withOnlyCodes, onlyCodeCases)

  const { methods, flows } = withOnlyCodes.selfservice
  const nameFirst = { methods, flows: { ...flows, login: { style: 'identifier_first' } } }
  describeRecorded(
    'the name first, then a code',
    { ...settings, ...revealingAccounts, selfservice: nameFirst },
    firstCodeCases,
  )

  const profileFirst = { methods, flows: { registration: { style: 'profile_first' } } }
  describeRecorded('two steps with codes', { ...settings, selfservice: profileFirst }, twoStepCodeCases)
})
