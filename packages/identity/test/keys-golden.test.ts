import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabases, type TestDatabase } from '../../storage/test/databases.ts'
import { openHouse, type House } from './house/house.ts'
import { accountWithPasskey, passkeyAnswer, withPasskeys } from './house/keys.ts'
import type { Settings } from './house/settings.ts'
import type { Payload } from './house/visitor.ts'
import './house/matchers.ts'

const { after } = withPasskeys.selfservice.flows.registration
const cf_turnstile = { sitekey: '1x00AA', secret: 'a secret' }
const methods = { password: { enabled: false }, passkey: { enabled: true } }

const styles: Readonly<Record<'one' | 'two' | 'guarded' | 'guardedTwo', Settings>> = {
  one: { selfservice: { methods, flows: { registration: { after } } } },
  two: {
    selfservice: {
      methods,
      flows: { login: { style: 'identifier_first' }, registration: { style: 'profile_first', after } },
    },
    security: { account_enumeration: { mitigate: false } },
  },
  guarded: { selfservice: { methods: { captcha: { enabled: true, config: { cf_turnstile } } } } },
  guardedTwo: {
    selfservice: {
      methods: { captcha: { enabled: true, config: { cf_turnstile } }, passkey: { enabled: true } },
      flows: { login: { style: 'identifier_first' }, registration: { style: 'profile_first', after } },
    },
  },
}

let place: TestDatabase
const houses = new Map<keyof typeof styles, House>()
const house = (style: keyof typeof styles): House => {
  const found = houses.get(style)
  if (!found) throw new Error(`there is no house ${style}`)
  return found
}

// Texts don't depend on the database.
beforeAll(async () => {
  const [database] = testDatabases
  if (!database) throw new Error('there is no database')
  place = await database.create()
  const first = await openHouse(place.url, { settings: styles.one })
  houses.set('one', first)
  for (const style of ['two', 'guarded', 'guardedTwo'] as const) {
    houses.set(style, await first.also({ settings: styles[style] }))
  }
})
afterAll(async () => {
  await house('one').close()
  await place.drop()
})

const nobody = Buffer.from('nobody').toString('base64url')

test('golden: signing in and up with passkeys alone', async () => {
  const { key, visitor } = await accountWithPasskey(house('one'), 'script')
  const script = house('one').visitor('script')
  const { flow } = await script.start('login')
  expect(flow).toMatchGolden('login/passkey-start')
  const send = async (payload: Payload) => (await script.send('login', flow, payload)).flow
  expect(await send({ passkey_login: '{}' })).toMatchGolden('login/passkey-failed')
  const unknown = await send(passkeyAnswer(key, flow, { userHandle: nobody }))
  expect(unknown).toMatchGolden('login/passkey-unknown')
  expect(await send(passkeyAnswer(key, unknown, { isForged: true }))).toMatchGolden('login/passkey-refused')
  expect((await visitor.start('login', { refresh: 'true' })).flow).toMatchGolden('login/refresh-passkey')

  const { flow: form } = await script.start('registration')
  expect(form).toMatchGolden('registration/passkey-start')
  const payload = { traits: { email: house('one').newEmail() }, passkey_register: '{}' }
  expect((await script.send('registration', form, payload)).flow).toMatchGolden('registration/passkey-failed')
})

test('golden: the same in two steps', async () => {
  const { email } = await accountWithPasskey(house('one'), 'script')
  const script = house('two').visitor('script')
  const { flow } = await script.start('login')
  expect(flow).toMatchGolden('login/first-passkey')
  const identified = await script.send('login', flow, { method: 'identifier_first', identifier: email })
  expect(identified.flow).toMatchGolden('login/first-then-passkey')

  const { flow: form } = await script.start('registration')
  const payload = { method: 'profile', traits: { email: house('two').newEmail() } }
  expect((await script.send('registration', form, payload)).flow).toMatchGolden('registration/then-passkey')
})

test('golden: the check for robots', async () => {
  const script = house('guarded').visitor('script')
  const { flow } = await script.start('login')
  expect(flow).toMatchGolden('login/captcha')
  expect((await script.send('login', flow, { method: 'password' })).flow).toMatchGolden('login/captcha-failed')
  const { flow: form } = await script.start('registration')
  expect(form).toMatchGolden('registration/captcha')
  const refused = await script.send('registration', form, { method: 'password' })
  expect(refused.flow).toMatchGolden('registration/captcha-failed')
  expect((await script.start('verification')).flow).toMatchGolden('verification/captcha')
  expect((await script.start('recovery')).flow).toMatchGolden('recovery/captcha')

  const stepped = house('guardedTwo').visitor('script')
  expect((await stepped.start('login')).flow).toMatchGolden('login/first-captcha')
  expect((await stepped.start('registration')).flow).toMatchGolden('registration/profile-captcha')
})
