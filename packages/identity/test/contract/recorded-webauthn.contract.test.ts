import type { AnyFlow, FlowKind } from '@collect/contract'
import { describe } from 'vitest'
import { Authenticator } from '../service/authenticator.ts'
import type { TestService } from '../service/test-service.ts'
import { accountWithKey, accountWithPasskey, newKey, withPasskeys } from '../service/webauthn.ts'
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

/** Security keys. */
const keyCases: Cases = {
  'login/2fa/webauthn/webauthn-error': (service) => secondStep(service, withKey, {}, { webauthn_login: '{}' }),
  'login/2fa/refresh/webauthn/webauthn-error': (service) =>
    secondStep(service, withKey, { refresh: 'true' }, { webauthn_login: '{}' }),
}

const withKey: MakeAccount = (service, way) => accountWithKey(service, way)

/** Passkeys as the only method. */
const passkeyCases: Cases = {
  'login/1fa/unified/passkey/initial-form': async (service) => (await service.visitor('script').start('login')).flow,
  'login/1fa/unified/passkey/wrong-credentials': async (service) => {
    const script = service.visitor('script')
    const { flow } = await script.start('login')
    return (await script.send('login', flow, { passkey_login: '{}' })).flow
  },
  'login/1fa/refresh/passkey/initial-form': (service) => confirmedWith(service),
  'login/1fa/refresh/passkey/wrong-passkey': (service) => confirmedWith(service, { passkey_login: '{}' }),
  'registration/one-step/passkey/passkey-error': async (service) => {
    const script = service.visitor('script')
    const { flow } = await script.start('registration')
    const payload = { traits: { email: service.newEmail() }, passkey_register: '{}' }
    return (await script.send('registration', flow, payload)).flow
  },
  'settings/passkey/wrong-credentials': async (service) => {
    const { visitor } = await accountWithPasskey(service, 'script')
    const { flow } = await visitor.start('settings')
    return (await visitor.send('settings', flow, { passkey_settings_register: '{}' })).flow
  },
}

async function confirmedWith(service: TestService, payload?: Payload): Promise<AnyFlow> {
  const { visitor } = await accountWithPasskey(service, 'script')
  const { flow } = await visitor.start('login', { refresh: 'true' })
  return payload ? (await visitor.send('login', flow, payload)).flow : flow
}

/** Passkeys as the only method, in two steps. */
const twoStepPasskeyCases: Cases = {
  'registration/two-step/passkey/initial-form': async (service) =>
    (await service.visitor('script').start('registration')).flow,
  'registration/two-step/passkey/missing-fields': (service) => inTwoSteps(service, {}),
  'registration/two-step/passkey/passkey-trigger': (service) => inTwoSteps(service, { email: service.newEmail() }),
}

async function inTwoSteps(service: TestService, chosen: Payload): Promise<AnyFlow> {
  const script = service.visitor('script')
  const { flow } = await script.start('registration')
  return (await script.send('registration', flow, { method: 'profile', traits: chosen })).flow
}

/** Passkeys as the only method, identifier first. */
const nameFirstPasskeyCases: Cases = {
  'login/1fa/identifier_first/passkey/initial-form': async (service) =>
    (await service.visitor('script').start('login')).flow,
  'login/1fa/identifier_first/passkey/missing-email': (service) => withName(service, undefined),
}

async function withName(service: TestService, identifier: string | undefined): Promise<AnyFlow> {
  const script = service.visitor('script')
  const { flow } = await script.start('login')
  return (await script.send('login', flow, { method: 'identifier_first', identifier })).flow
}

/** With the CAPTCHA, which these cases do not pass. */
const begun = (kind: FlowKind) => async (service: TestService) => (await service.visitor('script').start(kind)).flow
const unpassed = (kind: FlowKind, payload: Payload) => async (service: TestService) => {
  const script = service.visitor('script')
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

/** Security keys and passkeys. */
const settingsCases: Cases = {
  'settings/all-methods/initial-form': async (service) => (await inSettings(service)).flow,
  'settings/all-methods/change-password': async (service) => {
    const { script, flow } = await inSettings(service)
    return (await script.send('settings', flow, { method: 'password', password: 'quite another sentence' })).flow
  },
  'settings/all-methods/change-trait': async (service) => {
    const { script, flow } = await inSettings(service)
    return (await script.send('settings', flow, { method: 'profile', traits: { email: 'no-an-email' } })).flow
  },
}

/** Every second factor that an account can store. */
const protectionCases: Cases = {
  'settings/all-2fa-methods/initial-form': async (service) => (await inSettings(service)).flow,
  'settings/all-2fa-methods/with-totp-authenticator': (service) => protectedBy(service, 1),
  'settings/all-2fa-methods/confirmed_lookup_secrets': (service) => protectedBy(service, 2),
  'settings/all-2fa-methods/all-added': (service) => protectedBy(service, 4),
}

/** Sets up one second factor after the other. */
async function protectedBy(service: TestService, count: number): Promise<AnyFlow> {
  const { script, flow: begun } = await inSettings(service)
  const key = new Authenticator(service.origin)
  const send = async (payload: Payload) => (await script.send('settings', begun, payload)).flow
  const steps = [
    () => send({ method: 'totp', totp_code: appCode(secretOf(begun), service) }),
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

describe.skipIf(!folder)('flows with keys as Kratos answers them (CONTRACT_FLOWS names their folder)', () => {
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
  describeRecorded('a CAPTCHA', guarded({}), unifiedCaptchaCases)

  const stepped = { login: { style: 'identifier_first' }, registration: { style: 'profile_first' } }
  describeRecorded('a CAPTCHA before each step', guarded(stepped), steppedCaptchaCases)

  describeRecorded('settings', offering('webauthn', 'passkey'), settingsCases)

  describeRecorded('every protection', offering('totp', 'lookup_secret', 'webauthn'), protectionCases)
})
