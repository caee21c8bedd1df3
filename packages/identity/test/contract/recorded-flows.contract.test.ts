import type { AnyFlow } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeHouse } from '../service/describe-house.ts'
import { goodPassword, type House } from '../service/house.ts'
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
import { told } from '../service/settings.ts'

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

/** With the traits first. */
const twoStepCases: Cases = {
  'registration/two-step/password/initial-form': async (house) =>
    (await house.visitor('script').start('registration')).flow,
  'registration/two-step/password/enter-password': (house) => inSteps(house, { method: 'profile' }),
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

const offering = (method: string) => ({ ...settings, selfservice: { methods: { [method]: { enabled: true } } } })

describe.skipIf(!folder)('flows as a Kratos answers them (CONTRACT_FLOWS names their folder)', () => {
  describeRecorded('flows', settings, cases)
  describeRecorded('apps', offering('totp'), appCases)
  describeRecorded('backup codes', offering('lookup_secret'), codeCases)

  const nameFirst = { login: { style: 'identifier_first' } }
  describeRecorded('the name first', { ...settings, ...told, selfservice: { flows: nameFirst } }, firstCases)

  const profileFirst = { registration: { style: 'profile_first' } }
  describeRecorded('two steps', { ...settings, selfservice: { flows: profileFirst } }, twoStepCases)

  describeHouse('the account behind them', { settings }, (house) => {
    test('can be made: its traits are those of the schema', async () => {
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
