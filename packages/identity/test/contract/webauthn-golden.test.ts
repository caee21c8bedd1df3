import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabases, type TestDatabase } from '../../../storage/test/databases.ts'
import { createTestService, type TestService } from '../service/test-service.ts'
import {
  accountWithFirstKey,
  accountWithPasskey,
  askedForKey,
  firstKey,
  keyAnswer,
  passkeyAnswer,
  withKeySignIn,
  withPasskeys,
} from '../service/webauthn.ts'
import { Authenticator } from '../service/authenticator.ts'
import type { ConfigChanges } from '../service/config-changes.ts'
import { revealingAccounts } from '../service/config-changes.ts'
import type { Payload } from '../service/visitor.ts'
import '../service/matchers.ts'

const { after } = withPasskeys.selfservice.flows.registration
const cf_turnstile = { sitekey: '1x00AA', secret: 'a secret' }
const methods = { password: { enabled: false }, passkey: { enabled: true } }

const keyMethods = { password: { enabled: false }, webauthn: { enabled: true, config: { passwordless: true } } }
const keyHooks = withKeySignIn.selfservice.flows.registration.after

const styles: Readonly<Record<'one' | 'two' | 'keys' | 'keysTwo' | 'guarded' | 'guardedTwo', ConfigChanges>> = {
  one: { selfservice: { methods, flows: { registration: { after } } } },
  two: {
    selfservice: {
      methods,
      flows: { login: { style: 'identifier_first' }, registration: { style: 'profile_first', after } },
    },
    ...revealingAccounts,
  },
  keys: { selfservice: { methods: keyMethods, flows: { registration: { after: keyHooks } } }, ...revealingAccounts },
  keysTwo: {
    selfservice: {
      methods: keyMethods,
      flows: { login: { style: 'identifier_first' }, registration: { style: 'profile_first', after: keyHooks } },
    },
    ...revealingAccounts,
  },
  guarded: { selfservice: { methods: { captcha: { enabled: true, config: { cf_turnstile } } } } },
  guardedTwo: {
    selfservice: {
      methods: { captcha: { enabled: true, config: { cf_turnstile } }, passkey: { enabled: true } },
      flows: { login: { style: 'identifier_first' }, registration: { style: 'profile_first', after } },
    },
    feature_flags: { choose_recovery_address: true },
  },
}

let place: TestDatabase
const services = new Map<keyof typeof styles, TestService>()
const service = (style: keyof typeof styles): TestService => {
  const found = services.get(style)
  if (!found) throw new Error(`there is no service ${style}`)
  return found
}

// Texts don't depend on the database, so one database suffices.
beforeAll(async () => {
  const [database] = testDatabases
  if (!database) throw new Error('there is no database')
  place = await database.create()
  const first = await createTestService(place.url, { config: styles.one })
  services.set('one', first)
  for (const style of ['two', 'keys', 'keysTwo', 'guarded', 'guardedTwo'] as const) {
    services.set(style, await first.also({ config: styles[style] }))
  }
})
afterAll(async () => {
  await service('one').close()
  await place.drop()
})

const unknownId = Buffer.from('unknown').toString('base64url')

test('golden: signing in and up with passkeys alone', async () => {
  const { key, visitor } = await accountWithPasskey(service('one'), 'script')
  const script = service('one').visitor('script')
  const { flow } = await script.start('login')
  expect(flow).toMatchGolden('login/passkey-start')
  const send = async (payload: Payload) => (await script.send('login', flow, payload)).flow
  expect(await send({ passkey_login: '{}' })).toMatchGolden('login/passkey-failed')
  const unknown = await send(passkeyAnswer(key, flow, { userHandle: unknownId }))
  expect(unknown).toMatchGolden('login/passkey-unknown')
  expect(await send(passkeyAnswer(key, unknown, { isForged: true }))).toMatchGolden('login/passkey-refused')
  expect((await visitor.start('login', { refresh: 'true' })).flow).toMatchGolden('login/refresh-passkey')

  const { flow: form } = await script.start('registration')
  expect(form).toMatchGolden('registration/passkey-start')
  const payload = { traits: { email: service('one').newEmail() }, passkey_register: '{}' }
  expect((await script.send('registration', form, payload)).flow).toMatchGolden('registration/passkey-failed')
})

test('golden: signing in and up with passkeys alone in two steps', async () => {
  const { email } = await accountWithPasskey(service('one'), 'script')
  const script = service('two').visitor('script')
  const { flow } = await script.start('login')
  expect(flow).toMatchGolden('login/first-passkey')
  const identified = await script.send('login', flow, { method: 'identifier_first', identifier: email })
  expect(identified.flow).toMatchGolden('login/first-then-passkey')

  const { flow: form } = await script.start('registration')
  const payload = { method: 'profile', traits: { email: service('two').newEmail() } }
  expect((await script.send('registration', form, payload)).flow).toMatchGolden('registration/then-passkey')
})

test('golden: signing in and up with security keys alone', async () => {
  const { email, key, visitor } = await accountWithFirstKey(service('keys'), 'script')
  const script = service('keys').visitor('script')
  const { flow } = await script.start('login')
  expect(flow).toMatchGolden('login/webauthn-start')
  const send = async (payload: Payload) => (await script.send('login', flow, payload)).flow
  expect(await send({ method: 'webauthn' })).toMatchGolden('login/webauthn-missing')
  const stranger = { method: 'webauthn', identifier: 'ada@example.org' }
  expect(await send(stranger)).toMatchGolden('login/webauthn-unknown')
  const { flow: asked } = await askedForKey(script, email, flow)
  expect(asked).toMatchGolden('login/webauthn-second-leg')
  expect(await send({ webauthn_login: '{}' })).toMatchGolden('login/webauthn-failed')
  const refused = await send(keyAnswer(key, asked, { isForged: true }))
  expect(refused).toMatchGolden('login/webauthn-refused')
  expect(await send(keyAnswer(key, refused, { id: unknownId }))).toMatchGolden('login/webauthn-gone')

  const { flow: confirming } = await visitor.start('login', { refresh: 'true' })
  expect(confirming).toMatchGolden('login/refresh-webauthn')
  const failed = await visitor.send('login', confirming, keyAnswer(key, confirming, { isForged: true }))
  expect(failed.flow).toMatchGolden('login/refresh-webauthn-failed')
  expect((await visitor.start('settings')).flow).toMatchGolden('settings/webauthn-last')

  const { flow: form } = await script.start('registration')
  expect(form).toMatchGolden('registration/webauthn-start')
  const signUp = async (payload: Payload) => (await script.send('registration', form, payload)).flow
  const payload = { method: 'webauthn', traits: { email: service('keys').newEmail() } }
  expect(await signUp(payload)).toMatchGolden('registration/webauthn-missing')
  expect(await signUp({ ...payload, webauthn_register: '{}' })).toMatchGolden('registration/webauthn-failed')
  const long = { ...payload, webauthn_register_displayname: 'a'.repeat(101) }
  expect(await signUp(long)).toMatchGolden('registration/webauthn-name-long')
  const { flow: again } = await script.fetchFlow('registration', form.id)
  const twice = { traits: { email }, ...firstKey(new Authenticator(service('keys').origin), again) }
  expect(await signUp(twice)).toMatchGolden('registration/webauthn-taken')
})

test('golden: security keys in two steps', async () => {
  const { email } = await accountWithFirstKey(service('keys'), 'script')
  const script = service('keysTwo').visitor('script')
  const { flow } = await script.start('login')
  const identified = await script.send('login', flow, { method: 'identifier_first', identifier: email })
  expect(identified.flow).toMatchGolden('login/first-then-webauthn')

  const { flow: form } = await script.start('registration')
  const payload = { method: 'profile', traits: { email: service('keysTwo').newEmail() } }
  expect((await script.send('registration', form, payload)).flow).toMatchGolden('registration/then-webauthn')
})

test('golden: the CAPTCHA', async () => {
  const script = service('guarded').visitor('script')
  const { flow } = await script.start('login')
  expect(flow).toMatchGolden('login/captcha')
  expect((await script.send('login', flow, { method: 'password' })).flow).toMatchGolden('login/captcha-failed')
  const { flow: form } = await script.start('registration')
  expect(form).toMatchGolden('registration/captcha')
  const refused = await script.send('registration', form, { method: 'password' })
  expect(refused.flow).toMatchGolden('registration/captcha-failed')
  expect((await script.start('verification')).flow).toMatchGolden('verification/captcha')
  expect((await script.start('recovery')).flow).toMatchGolden('recovery/captcha')

  const stepped = service('guardedTwo').visitor('script')
  expect((await stepped.start('login')).flow).toMatchGolden('login/first-captcha')
  expect((await stepped.start('registration')).flow).toMatchGolden('registration/profile-captcha')
  expect((await stepped.start('recovery')).flow).toMatchGolden('recovery/address-captcha')
})
