import type { AnyFlow } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeHouse } from './house/describe-house.ts'
import { goodPassword, type House } from './house/house.ts'
import { accountWithApp, accountWithCodes, withPassword } from './house/second-factors.ts'
import {
  folder,
  inSettings,
  madeOutline,
  recordedOutline,
  secondStep,
  settings,
  withPhone,
  type Cases,
} from './house/recorded.ts'
import type { Payload, Query, Visitor } from './house/visitor.ts'

const cases: Cases = {
  'login/1fa/unified/password/initial-form': async (house) => (await house.visitor('script').start('login')).flow,
  'login/1fa/unified/password/missing-email': (house) => signInWith(house, {}),
  'login/1fa/unified/password/wrong-credentials': (house) =>
    signInWith(house, { identifier: 'wrong-email@example.org', password: 'wrong' }),
  'login/1fa/refresh/password/missing-password': (house) => signInAgainWith(house, {}),
  'login/1fa/refresh/password/wrong-password': (house) => signInAgainWith(house, { password: 'wrong' }),
  'registration/one-step/password/initial-form': async (house) =>
    (await house.visitor('script').start('registration')).flow,
  'registration/one-step/password/missing-fields': async (house) => {
    const script = house.visitor('script')
    const { flow } = await script.start('registration')
    return (await script.send('registration', flow, { method: 'password' })).flow
  },
  'recovery/code/initial-form': async (house) => (await house.visitor('script').start('recovery')).flow,
  'recovery/code/sent-code': (house) => recoverWith(house, { email: 'dev@example.org' }),
  'verification/code/initial-form': async (house) => (await house.visitor('script').start('verification')).flow,
  'verification/code/missing-email': (house) => verifyWith(house, {}),
  'verification/code/wrong-code': (house) => verifyWith(house, { email: 'dev@example.org' }, { code: '123' }),
}

/** With authenticator apps. */
const appCases: Cases = {
  'settings/totp/initial-form': async (house) => (await inSettings(house)).flow,
  'login/2fa/totp/initial-form': (house) => secondStep(house, accountWithApp),
  'login/2fa/totp/invalid-totp-code': (house) =>
    secondStep(house, accountWithApp, {}, { method: 'totp', totp_code: '000000' }),
  'login/2fa/refresh/totp/initial-form': (house) => secondStep(house, accountWithApp, { refresh: 'true' }),
  'login/2fa/refresh/totp/invalid-totp-code': (house) =>
    secondStep(house, accountWithApp, { refresh: 'true' }, { method: 'totp', totp_code: '000000' }),
}

/** With backup codes. */
const codeCases: Cases = {
  'settings/lookup_secret/generated_lookup_secrets': (house) => withCodes(house, 'regenerate'),
  'settings/lookup_secret/confirmed_lookup_secrets': (house) => withCodes(house, 'regenerate', 'confirm'),
  'login/2fa/lookup_secret/initial-form': (house) => secondStep(house, accountWithCodes),
  'login/2fa/refresh/lookup_secret/invalid-lookup-secret': (house) =>
    secondStep(house, accountWithCodes, { refresh: 'true' }, { method: 'lookup_secret', lookup_secret: 'aaaaaaaa' }),
}

/** With codes that sign in. */
const signInCodeCases: Cases = {
  'login/1fa/unified/code/wrong-credentials': async (house) => {
    const { email } = await house.account()
    return step(house.visitor('script'), {}, { identifier: email }, { identifier: email, code: '00000x' })
  },
  'login/1fa/refresh/code/with-password/initial-form': (house) => confirmByCode(house),
  'login/1fa/refresh/code/with-password/code-sent': (house) => confirmByCode(house, 'address'),
  'login/1fa/refresh/code/with-password/wrong-code': (house) => confirmByCode(house, 'address', { code: '00000x' }),
}

/** Where codes are the only way in. */
const onlyCodeCases: Cases = {
  'registration/one-step/code/initial-form': async (house) =>
    (await house.visitor('script').start('registration')).flow,
  'registration/one-step/code/wrong-code': async (house) => (await signUpByCode(house, { code: '00000x' })).flow,
  'login/1fa/refresh/code/without-password/initial-form': (house) => confirmOnlyByCode(house),
  'login/1fa/refresh/code/without-password/code-sent': (house) => confirmOnlyByCode(house, 'address'),
  'login/1fa/refresh/code/without-password/wrong-code': (house) =>
    confirmOnlyByCode(house, 'address', { code: '00000x' }),
  'login/1fa/unified/refresh/code/initial-form': (house) => confirmOnlyByCode(house),
  'login/1fa/unified/refresh/code/missing-code': (house) => confirmOnlyByCode(house, {}),
}

/** With codes as a second factor, to two addresses. */
const secondCodeCases: Cases = {
  'login/2fa/code/send-code': (house) => byText(house, {}, 'address'),
  'login/2fa/refresh/code/initial-form': (house) => byText(house, { refresh: 'true' }),
  'login/2fa/refresh/code/send-code': (house) => byText(house, { refresh: 'true' }, 'address'),
  'login/2fa/refresh/code/code-error': (house) => byText(house, { refresh: 'true' }, 'address', { code: '00000x' }),
}

async function byText(house: House, query: Query, ...payloads: readonly (Payload | 'address')[]): Promise<AnyFlow> {
  const [email, phone] = [house.newEmail(), '+4915123456701']
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
  const path = new URL('/admin/identities', house.origin)
  const made = await house.identity.admin(new Request(path, { method: 'POST', headers, body: JSON.stringify(body) }))
  const { visitor } = await withPassword(house, 'script', { email, password: goodPassword })
  const sent = payloads.map((payload) => (payload === 'address' ? { address: email } : payload))
  const flow = await step(visitor, { aal: 'aal2', ...query }, ...sent)
  // The next one takes the number over.
  const { id } = (await made.json()) as { readonly id: string }
  await house.identity.admin(new Request(`${path.href}/${id}`, { method: 'DELETE' }))
  return flow
}

/** With the name first, and whether it has an account is told. */
const firstCases: Cases = {
  'login/1fa/identifier_first/password/missing-email': (house) => inLogin(house, { method: 'identifier_first' }),
  'login/1fa/identifier_first/password/missing-account': (house) =>
    inLogin(house, { method: 'identifier_first', identifier: 'wrong-email@example.org' }),
  'login/1fa/identifier_first/password/missing-password': async (house) => {
    const { email: identifier } = await house.account()
    return inLogin(house, { method: 'identifier_first', identifier }, { method: 'password', identifier })
  },
  'login/1fa/identifier_first/password/wrong-password': async (house) => {
    const { email: identifier } = await house.account()
    const wrong = { method: 'password', identifier, password: 'wrong' }
    return inLogin(house, { method: 'identifier_first', identifier }, wrong)
  },
}

/** And codes the only way in. */
const firstCodeCases: Cases = {
  'login/1fa/unified/code/initial-form': (house) => inLogin(house),
  'login/1fa/unified/code/invalid-account': (house) => inLogin(house, { method: 'code', identifier: 'a@example.org' }),
  'login/1fa/identifier_first/code/missing-email': (house) => inLogin(house, { method: 'identifier_first' }),
  'login/1fa/identifier_first/code/invalid-account': (house) =>
    inLogin(house, { method: 'identifier_first', identifier: 'a@example.org' }),
  'login/1fa/identifier_first/code/show-send': (house) => withCodeAlone(house),
  'login/1fa/unified/code/code-input': (house) => withCodeAlone(house),
  'login/1fa/identifier_first/code/invalid-code': (house) => withCodeAlone(house, '00000x'),
}

async function withCodeAlone(house: House, code?: string): Promise<AnyFlow> {
  const { email: identifier } = await signUpByCode(house)
  const first = { method: 'identifier_first', identifier }
  return code === undefined ? inLogin(house, first) : inLogin(house, first, { method: 'code', identifier, code })
}

async function inLogin(house: House, ...payloads: readonly Payload[]): Promise<AnyFlow> {
  const script = house.visitor('script')
  let { flow } = await script.start('login')
  for (const payload of payloads) flow = (await script.send('login', flow, payload)).flow
  return flow
}

/** With the traits first. */
const twoStepCases: Cases = {
  'registration/two-step/password/initial-form': async (house) =>
    (await house.visitor('script').start('registration')).flow,
  'registration/two-step/password/enter-password': (house) => inSteps(house, { method: 'profile' }),
}

/** And codes. */
const twoStepCodeCases: Cases = {
  'registration/two-step/code/missing-fields': (house) => inSteps(house, { method: 'profile', traits: {} }),
  'registration/two-step/code/show-options': (house) => inSteps(house, { method: 'profile' }),
  'registration/two-step/code/show-code-input': (house) => inSteps(house, { method: 'profile' }, { method: 'code' }),
  'registration/two-step/code/wrong-code': (house) =>
    inSteps(house, { method: 'profile' }, { method: 'code' }, { method: 'code', code: '00000x' }),
}

async function inSteps(house: House, ...payloads: readonly Payload[]): Promise<AnyFlow> {
  const script = house.visitor('script')
  const traits = { email: house.newEmail() }
  let { flow } = await script.start('registration')
  for (const payload of payloads) flow = (await script.send('registration', flow, { traits, ...payload })).flow
  return flow
}

async function signUpByCode(house: House, payload: Payload = {}) {
  const script = house.visitor('script')
  const { flow } = await script.start('registration')
  const traits = { email: house.newEmail() }
  const send = (more: Payload = {}) => script.send('registration', flow, { method: 'code', traits, ...more })
  await send()
  const code = payload['code'] ?? (await house.codeFor(traits.email))
  return { ...traits, script, flow: (await send({ code })).answer.body as AnyFlow } // a flow where the code is wrong
}

async function confirmOnlyByCode(house: House, ...payloads: readonly (Payload | 'address')[]): Promise<AnyFlow> {
  const { email, script } = await signUpByCode(house)
  const sent = payloads.map((payload) => (payload === 'address' ? { address: email } : payload))
  return step(script, { refresh: 'true' }, ...sent)
}

async function step(visitor: Visitor, query: Query, ...payloads: readonly Payload[]): Promise<AnyFlow> {
  let { flow } = await visitor.start('login', query)
  for (const payload of payloads) flow = (await visitor.send('login', flow, { method: 'code', ...payload })).flow
  return flow
}

async function confirmByCode(house: House, ...payloads: readonly (Payload | 'address')[]): Promise<AnyFlow> {
  const account = await house.account()
  const visitor = await house.signedIn('script', account)
  const sent = payloads.map((payload) => (payload === 'address' ? { address: account.email } : payload))
  return step(visitor, { refresh: 'true' }, ...sent)
}

async function withCodes(house: House, ...wishes: readonly string[]): Promise<AnyFlow> {
  const { script, flow: begun } = await inSettings(house)
  let flow = begun
  for (const wish of wishes) flow = (await script.send('settings', flow, { [`lookup_secret_${wish}`]: 'true' })).flow
  return flow
}

async function signInWith(house: House, payload: object) {
  const script = house.visitor('script')
  const { flow } = await script.start('login')
  return (await script.send('login', flow, { method: 'password', ...payload })).flow
}

async function signInAgainWith(house: House, payload: object) {
  const account = await house.account()
  const script = await house.signedIn('script', account)
  const { flow } = await script.start('login', { refresh: 'true' })
  return (await script.send('login', flow, { method: 'password', identifier: account.email, ...payload })).flow
}

async function recoverWith(house: House, payload: object) {
  const script = house.visitor('script')
  const { flow } = await script.start('recovery')
  return (await script.send('recovery', flow, { method: 'code', ...payload })).flow
}

async function verifyWith(house: House, ...payloads: readonly object[]): Promise<AnyFlow> {
  const script = house.visitor('script')
  let { flow } = await script.start('verification')
  for (const payload of payloads) flow = (await script.send('verification', flow, { method: 'code', ...payload })).flow
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

const offering = (method: string) => ({ ...settings, selfservice: { methods: { [method]: { enabled: true } } } })

const withSecondCodes = { ...withPhone, selfservice: { methods: { code: { mfa_enabled: true } } } }

describe.skipIf(!folder)('flows as a Kratos answers them (CONTRACT_FLOWS names their folder)', () => {
  describeHouse('apps', { settings: offering('totp') }, (house) => {
    test.each(Object.keys(appCases))('%s', async (name) => {
      expect(await madeOutline(appCases[name], house())).toEqual(recordedOutline(name))
    })
  })

  describeHouse('codes as a second factor', { settings: withSecondCodes }, (house) => {
    test.each(Object.keys(secondCodeCases))('%s', async (name) => {
      expect(await madeOutline(secondCodeCases[name], house())).toEqual(recordedOutline(name))
    })
  })

  describeHouse('codes that sign in', { settings: withCodeSignIn }, (house) => {
    test.each(Object.keys(signInCodeCases))('%s', async (name) => {
      expect(await madeOutline(signInCodeCases[name], house())).toEqual(recordedOutline(name))
    })
  })

  describeHouse('nothing but codes', { settings: withOnlyCodes }, (house) => {
    test.each(Object.keys(onlyCodeCases))('%s', async (name) => {
      expect(await madeOutline(onlyCodeCases[name], house())).toEqual(recordedOutline(name))
    })
  })

  const open = { ...settings, security: { account_enumeration: { mitigate: false } } }
  const first = { login: { style: 'identifier_first' } }
  describeHouse('the name first', { settings: { ...open, selfservice: { flows: first } } }, (house) => {
    test.each(Object.keys(firstCases))('%s', async (name) => {
      expect(await madeOutline(firstCases[name], house())).toEqual(recordedOutline(name))
    })
  })

  const onlyCodes = withOnlyCodes.selfservice
  const firstCode = { ...open, selfservice: { ...onlyCodes, flows: { ...onlyCodes.flows, ...first } } }
  describeHouse('the name first, then a code', { settings: firstCode }, (house) => {
    test.each(Object.keys(firstCodeCases))('%s', async (name) => {
      expect(await madeOutline(firstCodeCases[name], house())).toEqual(recordedOutline(name))
    })
  })

  const flows = { registration: { style: 'profile_first' } }
  describeHouse('two steps', { settings: { ...settings, selfservice: { flows } } }, (house) => {
    test.each(Object.keys(twoStepCases))('%s', async (name) => {
      expect(await madeOutline(twoStepCases[name], house())).toEqual(recordedOutline(name))
    })
  })

  const { methods } = withOnlyCodes.selfservice
  describeHouse('two steps with codes', { settings: { ...settings, selfservice: { flows, methods } } }, (house) => {
    test.each(Object.keys(twoStepCodeCases))('%s', async (name) => {
      expect(await madeOutline(twoStepCodeCases[name], house())).toEqual(recordedOutline(name))
    })
  })

  describeHouse('backup codes', { settings: offering('lookup_secret') }, (house) => {
    test.each(Object.keys(codeCases))('%s', async (name) => {
      expect(await madeOutline(codeCases[name], house())).toEqual(recordedOutline(name))
    })
  })

  describeHouse('flows', { settings }, (house) => {
    test.each(Object.keys(cases))('%s', async (name) => {
      expect(await madeOutline(cases[name], house())).toEqual(recordedOutline(name))
    })

    test('the account behind them can be made: its traits are those of the schema', async () => {
      const script = house().visitor('script')
      const { flow } = await script.start('registration')
      const email = house().newEmail()
      const seen = await script.send('registration', flow, {
        method: 'password',
        traits: { email, tos: 'true', 'nested.name': 'Ada' },
        password: goodPassword,
      })
      expect(seen.body()).toMatchObject({ identity: { traits: { email, tos: true, nested: { name: 'Ada' } } } })
    })
  })
})
