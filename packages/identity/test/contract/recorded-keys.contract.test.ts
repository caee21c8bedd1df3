import type { AnyFlow, FlowKind } from '@collect/contract'
import { describe } from 'vitest'
import { Authenticator } from '../service/authenticator.ts'
import type { House } from '../service/house.ts'
import { accountWithKey, accountWithPasskey, newKey, withPasskeys } from '../service/keys.ts'
import {
  describeRecorded,
  folder,
  inSettings,
  secondStep,
  settings,
  type Cases,
  type MakeAccount,
} from '../service/golden/recorded.ts'
import { appCode, secretOf } from '../service/second-factors.ts'
import type { Payload } from '../service/visitor.ts'

/** With security keys. */
const keyCases: Cases = {
  'login/2fa/webauthn/webauthn-error': (house) => secondStep(house, withKey, {}, { webauthn_login: '{}' }),
  'login/2fa/refresh/webauthn/webauthn-error': (house) =>
    secondStep(house, withKey, { refresh: 'true' }, { webauthn_login: '{}' }),
}

const withKey: MakeAccount = (house, way) => accountWithKey(house, way)

/** With passkeys and nothing else. */
const passkeyCases: Cases = {
  'login/1fa/unified/passkey/initial-form': async (house) => (await house.visitor('script').start('login')).flow,
  'login/1fa/unified/passkey/wrong-credentials': async (house) => {
    const script = house.visitor('script')
    const { flow } = await script.start('login')
    return (await script.send('login', flow, { passkey_login: '{}' })).flow
  },
  'login/1fa/refresh/passkey/initial-form': (house) => confirmedWith(house),
  'login/1fa/refresh/passkey/wrong-passkey': (house) => confirmedWith(house, { passkey_login: '{}' }),
  'registration/one-step/passkey/passkey-error': async (house) => {
    const script = house.visitor('script')
    const { flow } = await script.start('registration')
    const payload = { traits: { email: house.newEmail() }, passkey_register: '{}' }
    return (await script.send('registration', flow, payload)).flow
  },
  'settings/passkey/wrong-credentials': async (house) => {
    const { visitor } = await accountWithPasskey(house, 'script')
    const { flow } = await visitor.start('settings')
    return (await visitor.send('settings', flow, { passkey_settings_register: '{}' })).flow
  },
}

async function confirmedWith(house: House, payload?: Payload): Promise<AnyFlow> {
  const { visitor } = await accountWithPasskey(house, 'script')
  const { flow } = await visitor.start('login', { refresh: 'true' })
  return payload ? (await visitor.send('login', flow, payload)).flow : flow
}

/** The same in two steps. */
const twoStepPasskeyCases: Cases = {
  'registration/two-step/passkey/initial-form': async (house) =>
    (await house.visitor('script').start('registration')).flow,
  'registration/two-step/passkey/missing-fields': (house) => inTwoSteps(house, {}),
  'registration/two-step/passkey/passkey-trigger': (house) => inTwoSteps(house, { email: house.newEmail() }),
}

async function inTwoSteps(house: House, chosen: Payload): Promise<AnyFlow> {
  const script = house.visitor('script')
  const { flow } = await script.start('registration')
  return (await script.send('registration', flow, { method: 'profile', traits: chosen })).flow
}

/** The same where the name comes first. */
const nameFirstPasskeyCases: Cases = {
  'login/1fa/identifier_first/passkey/initial-form': async (house) =>
    (await house.visitor('script').start('login')).flow,
  'login/1fa/identifier_first/passkey/missing-email': (house) => withName(house, undefined),
}

async function withName(house: House, identifier: string | undefined): Promise<AnyFlow> {
  const script = house.visitor('script')
  const { flow } = await script.start('login')
  return (await script.send('login', flow, { method: 'identifier_first', identifier })).flow
}

/** With the check for robots, which nobody passes here. */
const begun = (kind: FlowKind) => async (house: House) => (await house.visitor('script').start(kind)).flow
const unpassed = (kind: FlowKind, payload: Payload) => async (house: House) => {
  const script = house.visitor('script')
  const { flow } = await script.start(kind)
  return (await script.send(kind, flow, payload)).flow
}
const unifiedCaptchaCases: Cases = {
  'login/1fa/unified/captcha/hidden/initial-form': begun('login'),
  'login/1fa/unified/captcha/hidden/wrong-captcha': unpassed('login', { method: 'password' }),
  'registration/one-step/captcha/hidden/initial-form': begun('registration'),
  'registration/one-step/captcha/hidden/wrong-captcha': unpassed('registration', { method: 'password' }),
  'verification/captcha/hidden/initial-form': begun('verification'),
  'verification/captcha/hidden/wrong-captcha': unpassed('verification', { method: 'code' }),
}
const steppedCaptchaCases: Cases = {
  'login/1fa/identifier_first/captcha/hidden/initial-form': begun('login'),
  'login/1fa/identifier_first/captcha/hidden/wrong-captcha': unpassed('login', { method: 'identifier_first' }),
  'registration/two-step/captcha/hidden/initial-form': begun('registration'),
  'registration/two-step/captcha/hidden/wrong-captcha': unpassed('registration', { method: 'profile' }),
}

/** With keys of both sorts. */
const settingsCases: Cases = {
  'settings/all-methods/initial-form': async (house) => (await inSettings(house)).flow,
  'settings/all-methods/change-password': async (house) => {
    const { script, flow } = await inSettings(house)
    return (await script.send('settings', flow, { method: 'password', password: 'quite another sentence' })).flow
  },
  'settings/all-methods/change-trait': async (house) => {
    const { script, flow } = await inSettings(house)
    return (await script.send('settings', flow, { method: 'profile', traits: { email: 'no-an-email' } })).flow
  },
}

/** With every second factor that an account keeps. */
const protectionCases: Cases = {
  'settings/all-2fa-methods/initial-form': async (house) => (await inSettings(house)).flow,
  'settings/all-2fa-methods/with-totp-authenticator': (house) => protectedBy(house, 1),
  'settings/all-2fa-methods/confirmed_lookup_secrets': (house) => protectedBy(house, 2),
  'settings/all-2fa-methods/all-added': (house) => protectedBy(house, 4),
}

/** One second factor after the other. */
async function protectedBy(house: House, count: number): Promise<AnyFlow> {
  const { script, flow: begun } = await inSettings(house)
  const key = new Authenticator(house.origin)
  const send = async (payload: Payload) => (await script.send('settings', begun, payload)).flow
  const steps = [
    () => send({ method: 'totp', totp_code: appCode(secretOf(begun), house) }),
    async () => (await send({ lookup_secret_regenerate: 'true' })) && send({ lookup_secret_confirm: 'true' }),
    async () => {
      const { flow } = await script.fetchFlow('settings', begun.id)
      return send({ ...newKey(key, flow), webauthn_register_displayname: 'test' })
    },
    async () => (await script.start('settings')).flow,
  ]
  let flow: AnyFlow = begun
  for (const step of steps.slice(0, count)) flow = await step()
  return flow
}

const offering = (...methods: readonly string[]) => ({
  ...settings,
  selfservice: { methods: Object.fromEntries(methods.map((method) => [method, { enabled: true }])) },
})

describe.skipIf(!folder)('flows with keys as a Kratos answers them (CONTRACT_FLOWS names their folder)', () => {
  describeRecorded('security keys', offering('webauthn'), keyCases)

  const { after } = withPasskeys.selfservice.flows.registration
  const onlyPasskeys = { password: { enabled: false }, passkey: { enabled: true } }
  const passkeysIn = (registration: object) => ({
    ...settings,
    selfservice: { methods: onlyPasskeys, flows: { registration: { ...registration, after } } },
  })
  describeRecorded('passkeys', passkeysIn({}), passkeyCases)

  describeRecorded('two steps with passkeys', passkeysIn({ style: 'profile_first' }), twoStepPasskeyCases)

  const nameFirst = {
    ...passkeysIn({}),
    selfservice: {
      methods: onlyPasskeys,
      flows: { login: { style: 'identifier_first' }, registration: { after } },
    },
    security: { account_enumeration: { mitigate: false } },
  }
  describeRecorded('passkeys after a name', nameFirst, nameFirstPasskeyCases)

  const cf_turnstile = { sitekey: 'a key', secret: 'a secret' }
  const guarded = (flows: object) => ({
    ...settings,
    selfservice: {
      flows,
      methods: {
        captcha: { enabled: true, config: { cf_turnstile } },
        passkey: { enabled: true },
        code: { passwordless_enabled: true },
      },
    },
  })
  describeRecorded('a check for robots', guarded({}), unifiedCaptchaCases)

  const stepped = { login: { style: 'identifier_first' }, registration: { style: 'profile_first' } }
  describeRecorded('a check for robots before each step', guarded(stepped), steppedCaptchaCases)

  describeRecorded('settings', offering('webauthn', 'passkey'), settingsCases)

  describeRecorded('every protection', offering('totp', 'lookup_secret', 'webauthn'), protectionCases)
})
