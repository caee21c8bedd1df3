import type { AnyFlow } from '@collect/contract'
import { describe } from 'vitest'
import type { TestService } from '../service/test-service.ts'
import { accountWithFirstKey, withKeySignIn } from '../service/webauthn.ts'
import { describeRecorded, folder, settings, type Cases } from '../service/golden/recorded.ts'
import type { Payload } from '../service/visitor.ts'

/** A new flow, or the flow after a form was sent. */
async function sent<Kind extends 'login' | 'registration'>(
  service: TestService,
  kind: Kind,
  ...payloads: readonly Payload[]
): Promise<AnyFlow> {
  const script = service.visitor('script')
  let { flow } = await script.start(kind)
  for (const payload of payloads) flow = (await script.send(kind, flow, payload)).flow
  return flow
}

const start = (kind: 'login' | 'registration') => (service: TestService) => sent(service, kind)

async function confirmed(service: TestService, payload?: Payload): Promise<AnyFlow> {
  const { visitor } = await accountWithFirstKey(service, 'script')
  const { flow } = await visitor.start('login', { refresh: 'true' })
  return payload ? (await visitor.send('login', flow, payload)).flow : flow
}

async function inSettings(service: TestService, payload?: Payload): Promise<AnyFlow> {
  const { visitor } = await accountWithFirstKey(service, 'script', '')
  const { flow } = await visitor.start('settings')
  return payload ? (await visitor.send('settings', flow, payload)).flow : flow
}

const unifiedCases: Cases = {
  'login/1fa/unified/webauthn/initial-form': start('login'),
  'login/1fa/unified/webauthn/missing-email': (service) => sent(service, 'login', { method: 'webauthn' }),
  'login/1fa/unified/webauthn/wrong-credentials': (service) =>
    sent(service, 'login', { method: 'webauthn', webauthn_login: '{}' }),
  'login/1fa/unified/refresh/webauthn/initial-form': (service) => confirmed(service),
  'login/1fa/unified/refresh/webauthn/wrong-webauthn': (service) => confirmed(service, { webauthn_login: '{}' }),
  'registration/one-step/webauthn/initial-form': start('registration'),
  'registration/one-step/webauthn/webauthn-error': (service) =>
    sent(service, 'registration', { traits: { email: service.newEmail() }, webauthn_register: '{}' }),
  'settings/webauthn/initial-form': (service) => inSettings(service),
  'settings/webauthn/wrong-credentials': (service) => inSettings(service, { webauthn_register: '{}' }),
}

const steppedCases: Cases = {
  'login/1fa/identifier_first/webauthn/initial-form': start('login'),
  'login/1fa/identifier_first/webauthn/missing-email': (service) =>
    sent(service, 'login', { method: 'identifier_first' }),
  'login/1fa/identifier_first/webauthn/webauthn-trigger': async (service) => {
    const { email } = await accountWithFirstKey(await service.also({ config: keysIn({}, {}) }), 'script')
    return sent(service, 'login', { method: 'identifier_first', identifier: email })
  },
  'registration/two-step/webauthn/initial-form': start('registration'),
  'registration/two-step/webauthn/webauthn-trigger': (service) =>
    sent(service, 'registration', { method: 'profile', traits: { email: service.newEmail() } }),
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

describe.skipIf(!folder)(
  'passwordless security keys as Kratos answers them (CONTRACT_FLOWS names their folder)',
  () => {
    describeRecorded('on one page', keysIn({}, {}), unifiedCases)

    const stepped = keysIn({ style: 'identifier_first' }, { style: 'profile_first' })
    describeRecorded('in steps', stepped, steppedCases)
  },
)
