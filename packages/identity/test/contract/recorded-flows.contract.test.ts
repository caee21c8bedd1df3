import type { AnyFlow } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, type TestService } from '../service/test-service.ts'
import {
  describeRecorded,
  folder,
  inLogin,
  inSettings,
  inSteps,
  secondStep,
  settings,
  type Cases,
} from '../service/golden/recorded.ts'
import { accountWithApp, accountWithCodes } from '../service/second-factors.ts'
import { revealingAccounts } from '../service/config-changes.ts'

const cases: Cases = {
  'login/1fa/unified/password/initial-form': async (service) => (await service.visitor('script').start('login')).flow,
  'login/1fa/unified/password/missing-email': (service) => signInWith(service, {}),
  'login/1fa/unified/password/wrong-credentials': (service) =>
    signInWith(service, { identifier: 'wrong-email@example.org', password: 'wrong' }),
  'login/1fa/refresh/password/missing-password': (service) => signInAgainWith(service, {}),
  'login/1fa/refresh/password/wrong-password': (service) => signInAgainWith(service, { password: 'wrong' }),
  'registration/one-step/password/initial-form': async (service) =>
    (await service.visitor('script').start('registration')).flow,
  'registration/one-step/password/missing-fields': async (service) => {
    const script = service.visitor('script')
    const { flow } = await script.start('registration')
    return (await script.send('registration', flow, { method: 'password' })).flow
  },
  'recovery/code/initial-form': async (service) => (await service.visitor('script').start('recovery')).flow,
  'recovery/code/sent-code': (service) => recoverWith(service, { email: 'dev@example.org' }),
  'verification/code/initial-form': async (service) => (await service.visitor('script').start('verification')).flow,
  'verification/code/missing-email': (service) => verifyWith(service, {}),
  'verification/code/wrong-code': (service) => verifyWith(service, { email: 'dev@example.org' }, { code: '123' }),
}

/** Authenticator apps. */
const appCases: Cases = {
  'settings/totp/initial-form': async (service) => (await inSettings(service)).flow,
  'login/2fa/totp/initial-form': (service) => secondStep(service, accountWithApp),
  'login/2fa/totp/invalid-totp-code': (service) =>
    secondStep(service, accountWithApp, {}, { method: 'totp', totp_code: '000000' }),
  'login/2fa/refresh/totp/initial-form': (service) => secondStep(service, accountWithApp, { refresh: 'true' }),
  'login/2fa/refresh/totp/invalid-totp-code': (service) =>
    secondStep(service, accountWithApp, { refresh: 'true' }, { method: 'totp', totp_code: '000000' }),
}

/** Backup codes. */
const codeCases: Cases = {
  'settings/lookup_secret/generated_lookup_secrets': (service) => withCodes(service, 'regenerate'),
  'settings/lookup_secret/confirmed_lookup_secrets': (service) => withCodes(service, 'regenerate', 'confirm'),
  'login/2fa/lookup_secret/initial-form': (service) => secondStep(service, accountWithCodes),
  'login/2fa/refresh/lookup_secret/invalid-lookup-secret': (service) =>
    secondStep(service, accountWithCodes, { refresh: 'true' }, { method: 'lookup_secret', lookup_secret: 'aaaaaaaa' }),
}

/** Identifier first, where the service reveals whether an account exists. */
const firstCases: Cases = {
  'login/1fa/identifier_first/password/missing-email': (service) => inLogin(service, { method: 'identifier_first' }),
  'login/1fa/identifier_first/password/missing-account': (service) =>
    inLogin(service, { method: 'identifier_first', identifier: 'wrong-email@example.org' }),
  'login/1fa/identifier_first/password/missing-password': async (service) => {
    const { email: identifier } = await service.account()
    return inLogin(service, { method: 'identifier_first', identifier }, { method: 'password', identifier })
  },
  'login/1fa/identifier_first/password/wrong-password': async (service) => {
    const { email: identifier } = await service.account()
    const wrong = { method: 'password', identifier, password: 'wrong' }
    return inLogin(service, { method: 'identifier_first', identifier }, wrong)
  },
}

/** Registration in two steps. */
const twoStepCases: Cases = {
  'registration/two-step/password/initial-form': async (service) =>
    (await service.visitor('script').start('registration')).flow,
  'registration/two-step/password/enter-password': (service) => inSteps(service, { method: 'profile' }),
}

async function withCodes(service: TestService, ...wishes: readonly string[]): Promise<AnyFlow> {
  const { script, flow: begun } = await inSettings(service)
  let flow = begun
  for (const wish of wishes) flow = (await script.send('settings', flow, { [`lookup_secret_${wish}`]: 'true' })).flow
  return flow
}

async function signInWith(service: TestService, payload: object) {
  const script = service.visitor('script')
  const { flow } = await script.start('login')
  return (await script.send('login', flow, { method: 'password', ...payload })).flow
}

async function signInAgainWith(service: TestService, payload: object) {
  const account = await service.account()
  const script = await service.signedIn('script', account)
  const { flow } = await script.start('login', { refresh: 'true' })
  return (await script.send('login', flow, { method: 'password', identifier: account.email, ...payload })).flow
}

async function recoverWith(service: TestService, payload: object) {
  const script = service.visitor('script')
  const { flow } = await script.start('recovery')
  return (await script.send('recovery', flow, { method: 'code', ...payload })).flow
}

async function verifyWith(service: TestService, ...payloads: readonly object[]): Promise<AnyFlow> {
  const script = service.visitor('script')
  let { flow } = await script.start('verification')
  for (const payload of payloads) flow = (await script.send('verification', flow, { method: 'code', ...payload })).flow
  return flow
}

const offering = (method: string) => ({ ...settings, selfservice: { methods: { [method]: { enabled: true } } } })

describe.skipIf(!folder)('flows as Kratos answers them (CONTRACT_FLOWS names their folder)', () => {
  describeRecorded('flows', settings, cases)
  describeRecorded('apps', offering('totp'), appCases)
  describeRecorded('backup codes', offering('lookup_secret'), codeCases)

  const nameFirst = { login: { style: 'identifier_first' } }
  describeRecorded(
    'the name first',
    { ...settings, ...revealingAccounts, selfservice: { flows: nameFirst } },
    firstCases,
  )

  const profileFirst = { registration: { style: 'profile_first' } }
  describeRecorded('two steps', { ...settings, selfservice: { flows: profileFirst } }, twoStepCases)

  describeService('the account of the recorded flows', { config: settings }, (service) => {
    test('its traits are valid under the schema', async () => {
      const script = service().visitor('script')
      const { flow } = await script.start('registration')
      const email = service().newEmail()
      const seen = await script.send('registration', flow, {
        method: 'password',
        traits: { email, tos: true, 'nested.name': 'Ada' },
        password: goodPassword,
      })
      expect(seen.body()).toMatchObject({ identity: { traits: { email, tos: true, nested: { name: 'Ada' } } } })
    })
  })
})
