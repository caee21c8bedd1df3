import type { AnyFlow } from '@collect/contract'
import { describe } from 'vitest'
import type { House } from '../service/house.ts'
import { accountWithFirstKey, withKeySignIn } from '../service/keys.ts'
import { describeRecorded, folder, settings, type Cases } from '../service/golden/recorded.ts'
import type { Payload } from '../service/visitor.ts'

/** A flow that began, and what became of it where something was sent. */
async function sent<Kind extends 'login' | 'registration'>(
  house: House,
  kind: Kind,
  ...payloads: readonly Payload[]
): Promise<AnyFlow> {
  const script = house.visitor('script')
  let { flow } = await script.start(kind)
  for (const payload of payloads) flow = (await script.send(kind, flow, payload)).flow
  return flow
}

const start = (kind: 'login' | 'registration') => (house: House) => sent(house, kind)

async function confirmed(house: House, payload?: Payload): Promise<AnyFlow> {
  const { visitor } = await accountWithFirstKey(house, 'script')
  const { flow } = await visitor.start('login', { refresh: 'true' })
  return payload ? (await visitor.send('login', flow, payload)).flow : flow
}

async function inSettings(house: House, payload?: Payload): Promise<AnyFlow> {
  const { visitor } = await accountWithFirstKey(house, 'script', '')
  const { flow } = await visitor.start('settings')
  return payload ? (await visitor.send('settings', flow, payload)).flow : flow
}

const unifiedCases: Cases = {
  'login/1fa/unified/webauthn/initial-form': start('login'),
  'login/1fa/unified/webauthn/missing-email': (house) => sent(house, 'login', { method: 'webauthn' }),
  'login/1fa/unified/webauthn/wrong-credentials': (house) =>
    sent(house, 'login', { method: 'webauthn', webauthn_login: '{}' }),
  'login/1fa/unified/refresh/webauthn/initial-form': (house) => confirmed(house),
  'login/1fa/unified/refresh/webauthn/wrong-webauthn': (house) => confirmed(house, { webauthn_login: '{}' }),
  'registration/one-step/webauthn/initial-form': start('registration'),
  'registration/one-step/webauthn/webauthn-error': (house) =>
    sent(house, 'registration', { traits: { email: house.newEmail() }, webauthn_register: '{}' }),
  'settings/webauthn/initial-form': (house) => inSettings(house),
  'settings/webauthn/wrong-credentials': (house) => inSettings(house, { webauthn_register: '{}' }),
}

const steppedCases: Cases = {
  'login/1fa/identifier_first/webauthn/initial-form': start('login'),
  'login/1fa/identifier_first/webauthn/missing-email': (house) => sent(house, 'login', { method: 'identifier_first' }),
  'login/1fa/identifier_first/webauthn/webauthn-trigger': async (house) => {
    const { email } = await accountWithFirstKey(await house.also({ settings: keysIn({}, {}) }), 'script')
    return sent(house, 'login', { method: 'identifier_first', identifier: email })
  },
  'registration/two-step/webauthn/initial-form': start('registration'),
  'registration/two-step/webauthn/webauthn-trigger': (house) =>
    sent(house, 'registration', { method: 'profile', traits: { email: house.newEmail() } }),
}

const { after } = withKeySignIn.selfservice.flows.registration
const keysIn = (login: object, registration: object) => ({
  ...settings,
  selfservice: {
    methods: { ...withKeySignIn.selfservice.methods, password: { enabled: false } },
    flows: { login, registration: { ...registration, after } },
  },
  security: { account_enumeration: { mitigate: false } },
})

describe.skipIf(!folder)('security keys alone, as a Kratos answers them (CONTRACT_FLOWS names their folder)', () => {
  describeRecorded('on one page', keysIn({}, {}), unifiedCases)

  const stepped = keysIn({ style: 'identifier_first' }, { style: 'profile_first' })
  describeRecorded('in steps', stepped, steppedCases)
})
