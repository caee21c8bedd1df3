import type { AnyFlow, FlowByKind } from '@collect/contract'
import { Authenticator, type CreateOptions, type GetOptions, type Quirks } from './authenticator.ts'
import type { Account, TestService } from './test-service.ts'
import { valueOf, type Visitor, type WayName } from './visitor.ts'

/** The configuration of a service where security keys are a second factor. */
export const withSecurityKeys = { selfservice: { methods: { webauthn: { enabled: true } } } }

/** WebAuthn options in a field, which the client script reads. */
export const optionsIn = <Options extends CreateOptions | GetOptions>(flow: AnyFlow, field: string): Options => {
  const value = valueOf(flow, field)
  if (typeof value !== 'string') throw new Error(`the flow has no options in ${field}`)
  return JSON.parse(value) as Options // as the contract has it for that field
}

/** The response of a new security key, as the client script posts it in the settings flow. */
export const newKey = (key: Authenticator, flow: FlowByKind['settings'], quirks?: Quirks) => ({
  webauthn_register: key.create(optionsIn<CreateOptions>(flow, 'webauthn_register_trigger'), quirks),
})

/** The response of a security key in the second step of a login flow. */
export const keyAnswer = (key: Authenticator, flow: FlowByKind['login'], quirks?: Quirks) => ({
  webauthn_login: key.get(optionsIn<GetOptions>(flow, 'webauthn_login_trigger'), quirks),
})

type WrongOnes = readonly (readonly [which: string, quirks: Quirks])[]

/** Responses that a login flow must refuse. */
export const wrongAnswers: WrongOnes = [
  ['to another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['given on another page', { origin: 'https://evil.example' }],
  ['given to another site', { rpId: 'evil.example' }],
  ['of another ceremony', { type: 'webauthn.create' }],
  ['without a touch by the user', { isPresent: false }],
  ['signed by another key', { isForged: true }],
]

/** Responses of new keys that must be refused. */
export const wrongNewKeys: WrongOnes = [
  ['to another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['made on another page', { origin: 'https://evil.example' }],
  ['for another site', { rpId: 'evil.example' }],
  ['of another ceremony', { type: 'webauthn.get' }],
  ['without a touch by the user', { isPresent: false }],
]

export interface WithKey extends Account {
  readonly key: Authenticator
  /** A visitor that signed in with the password and then added the key. */
  readonly visitor: Visitor
}

/** A user with a security key. */
export async function accountWithKey(
  service: TestService,
  way: Exclude<WayName, 'native'>,
  name = 'Desk',
): Promise<WithKey> {
  const account = await service.account()
  const visitor = await service.signedIn(way, account)
  const key = new Authenticator(service.origin)
  const { flow } = await visitor.start('settings')
  const saved = await visitor.send('settings', flow, { ...newKey(key, flow), webauthn_register_displayname: name })
  if (saved.flow.state !== 'success') throw new Error(`no key was added: ${saved.answer.text}`)
  return { ...account, key, visitor }
}

/** The configuration of a service where passkeys sign in and up. */
export const withPasskeys = {
  selfservice: {
    methods: { passkey: { enabled: true } },
    flows: {
      registration: { after: { passkey: { hooks: [{ hook: 'session' }, { hook: 'show_verification_ui' }] } } },
    },
  },
}

/** The response of a new passkey, as the client script posts it in a registration flow. */
export const newPasskey = (key: Authenticator, flow: FlowByKind['registration'], name: string, quirks?: Quirks) => {
  const { credentialOptions } = JSON.parse(String(valueOf(flow, 'passkey_create_data'))) as {
    readonly credentialOptions: CreateOptions
  } // as the contract has it for that field
  const user = { ...credentialOptions.publicKey.user, name, displayName: name }
  return { passkey_register: key.create({ publicKey: { ...credentialOptions.publicKey, user } }, quirks) }
}

/** The response of a new passkey, as the client script posts it in the settings flow. */
export const anotherPasskey = (key: Authenticator, flow: FlowByKind['settings'], quirks?: Quirks) => ({
  passkey_settings_register: key.create(optionsIn<CreateOptions>(flow, 'passkey_create_data'), quirks),
})

/** The response of a passkey in a login flow. */
export const passkeyAnswer = (key: Authenticator, flow: FlowByKind['login'], quirks?: Quirks) => ({
  passkey_login: key.get(optionsIn<GetOptions>(flow, 'passkey_challenge'), quirks),
})

/** A user with a passkey as the only credential. */
export async function accountWithPasskey(service: TestService, way: WayName) {
  const visitor = service.visitor(way)
  const key = new Authenticator(service.origin)
  const email = service.newEmail()
  const { flow } = await visitor.start('registration')
  const done = await visitor.send('registration', flow, { traits: { email }, ...newPasskey(key, flow, email) })
  const session = await visitor.whoami()
  if (!session?.identity) throw new Error(`no account was registered: ${done.answer.text}`)
  return { email, key, visitor, done, identity: session.identity }
}

/** The configuration of a service where security keys sign in and up. */
export const withKeySignIn = {
  selfservice: {
    methods: { webauthn: { enabled: true, config: { passwordless: true } } },
    flows: {
      registration: { after: { webauthn: { hooks: [{ hook: 'session' }, { hook: 'show_verification_ui' }] } } },
    },
  },
}

/** The response of a new security key, as the client script posts it in a registration flow. */
export const firstKey = (key: Authenticator, flow: FlowByKind['registration'], quirks?: Quirks) => ({
  webauthn_register: key.create(optionsIn<CreateOptions>(flow, 'webauthn_register_trigger'), quirks),
})

/** A user with a security key as the only credential. */
export async function accountWithFirstKey(service: TestService, way: Exclude<WayName, 'native'>, name = 'Desk') {
  const visitor = service.visitor(way)
  const key = new Authenticator(service.origin)
  const email = service.newEmail()
  const { flow } = await visitor.start('registration')
  const payload = { traits: { email }, ...firstKey(key, flow), webauthn_register_displayname: name }
  const done = await visitor.send('registration', flow, payload)
  const session = await visitor.whoami()
  if (!session?.identity) throw new Error(`no account was registered: ${done.answer.text}`)
  return { email, key, visitor, done, identity: session.identity }
}

/** Submits the name of a sign-in with a key. Answers the flow that then asks for the key. */
export async function askedForKey(visitor: Visitor, identifier: string, start?: FlowByKind['login']) {
  const flow = start ?? (await visitor.start('login')).flow
  const seen = await visitor.send('login', flow, { method: 'webauthn', identifier })
  return { seen, flow: (await visitor.fetchFlow('login', flow.id)).flow }
}

/** The form that asks for the key. */
export const askedForm = [
  'default/identifier:hidden=v*',
  'csrf',
  'webauthn/webauthn_script:script',
  'webauthn/webauthn_login_trigger:button=v#1010013',
  'webauthn/webauthn_login:hidden=""',
]
/** The form after a refused response: its nodes are sorted, and the field has no value. */
export const askedFormAgain = [
  'csrf',
  'default/identifier:hidden=v*',
  'webauthn/webauthn_script:script',
  'webauthn/webauthn_login_trigger:button=v#1010013',
  'webauthn/webauthn_login:hidden',
]
