import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabases, type TestDatabase } from '../../../storage/test/databases.ts'
import { Authenticator } from '../service/authenticator.ts'
import { createTestService, type TestService } from '../service/test-service.ts'
import {
  accountWithFirstKey,
  accountWithKey,
  accountWithPasskey,
  anotherPasskey,
  askedForKey,
  keyAnswer,
  newPasskey,
  passkeyAnswer,
  withKeySignIn,
} from '../service/webauthn.ts'
import { everything } from '../service/model/model.ts'
import { accountWithApp, accountWithCodes, appCode, verified, withPassword } from '../service/second-factors.ts'
import { merged, revealingAccounts } from '../service/config-changes.ts'
import '../service/matchers.ts'

const session = { hooks: [{ hook: 'session' }] }
const hooks = { selfservice: { flows: { registration: { after: { code: session, passkey: session } } } } }

let place: TestDatabase
let service: TestService
let keys: TestService

// Texts don't depend on the database, so one database suffices.
beforeAll(async () => {
  const [database] = testDatabases
  if (!database) throw new Error('there is no database')
  place = await database.create()
  service = await createTestService(place.url, { config: [everything, revealingAccounts, hooks].reduce(merged, {}) })
  keys = await service.also({ config: { ...withKeySignIn, ...revealingAccounts } })
})
afterAll(async () => {
  await service.close()
  await place.drop()
})

const secondStep = async (account: { readonly email: string; readonly password: string }) => {
  const { visitor } = await withPassword(service, 'script', account)
  const { flow } = await visitor.start('login', { aal: 'aal2' })
  return { flow, send: (payload: object) => visitor.send('login', flow, { ...payload }) }
}

test('golden: sign-ins with each method', async () => {
  const script = service.visitor('script')
  const { email } = await verified(service)
  const { flow } = await script.start('login')
  await script.send('login', flow, { method: 'code', identifier: email })
  const byCode = { method: 'code', identifier: email, code: await service.codeFor(email) }
  expect((await script.send('login', flow, byCode)).answer.body).toMatchGolden('answers/login-code')

  const keyed = await accountWithPasskey(service, 'script')
  const other = service.visitor('script')
  const { flow: start } = await other.start('login')
  const byPasskey = await other.send('login', start, passkeyAnswer(keyed.key, start))
  expect(byPasskey.answer.body).toMatchGolden('answers/login-passkey')

  const first = await accountWithFirstKey(keys, 'script')
  const third = keys.visitor('script')
  const { flow: asked } = await askedForKey(third, first.email)
  const byKey = await third.send('login', asked, keyAnswer(first.key, asked))
  expect(byKey.answer.body).toMatchGolden('answers/login-webauthn')
})

test('golden: second factors with each method', async () => {
  const app = await accountWithApp(service, 'script')
  const byApp = await secondStep(app)
  const totp = await byApp.send({ method: 'totp', totp_code: appCode(app.secret, service) })
  expect(totp.answer.body).toMatchGolden('answers/login-totp')
  const missing = await (await secondStep(app)).send({ method: 'lookup_secret', lookup_secret: 'abcdef12' })
  expect(missing.flow).toMatchGolden('login/aal2-lookup-missing')

  const backup = await accountWithCodes(service, 'script')
  const byBackup = await (await secondStep(backup)).send({ method: 'lookup_secret', lookup_secret: backup.codes[0] })
  expect(byBackup.answer.body).toMatchGolden('answers/login-lookup')
  const noApp = await (await secondStep(backup)).send({ method: 'totp', totp_code: '000000' })
  expect(noApp.flow).toMatchGolden('login/aal2-totp-missing')

  const keyed = await accountWithKey(service, 'script')
  const { flow, send } = await secondStep(keyed)
  expect((await send(keyAnswer(keyed.key, flow))).answer.body).toMatchGolden('answers/login-aal2-webauthn')
})

test('golden: other refusals of a sign-in', async () => {
  const script = service.visitor('script')
  const { email } = await service.account()
  const { flow } = await script.start('login')
  await script.send('login', flow, { method: 'code', identifier: email })
  const wrong = () => script.send('login', flow, { method: 'code', identifier: email, code: '00000x' })
  for (let tries = 0; tries < 5; tries += 1) await wrong()
  expect((await wrong()).flow).toMatchGolden('login/code-too-many')

  const { key, visitor } = await accountWithPasskey(service, 'script')
  const { flow: settings } = await visitor.start('settings')
  const { flow: two } = await visitor.send(
    'settings',
    settings,
    anotherPasskey(new Authenticator(service.origin), settings),
  )
  const other = service.visitor('script')
  const { flow: start } = await other.start('login')
  const late = passkeyAnswer(key, start)
  await visitor.send('settings', two, { passkey_remove: key.ids[0] })
  expect((await other.send('login', start, late)).flow).toMatchGolden('login/passkey-gone')
})

test('golden: accepted and refused sign-ups with each method', async () => {
  const { email: taken } = await verified(service)
  const script = service.visitor('script')
  const { flow } = await script.start('registration')
  const send = async (payload: object) => script.send('registration', flow, { ...payload })
  const password = async (word: string) =>
    (await send({ method: 'password', traits: { email: 'collector@example.org' }, password: word })).flow
  expect(await password('collector@example.org')).toMatchGolden('registration/password-similar')
  expect(await password('a'.repeat(1_025))).toMatchGolden('registration/password-too-long')
  expect(await password('qwertyuiop')).toMatchGolden('registration/password-breached')

  const key = new Authenticator(service.origin)
  const withKey = { method: 'passkey', traits: { email: taken } }
  expect((await send(withKey)).flow).toMatchGolden('registration/passkey-missing')
  const { flow: now } = await script.fetchFlow('registration', flow.id)
  expect((await send({ ...withKey, ...newPasskey(key, now, taken) })).flow).toMatchGolden('registration/passkey-taken')
  const byPasskey = await accountWithPasskey(service, 'script')
  expect(byPasskey.done.answer.body).toMatchGolden('answers/registration-passkey')
  const byKey = await accountWithFirstKey(keys, 'script')
  expect(byKey.done.answer.body).toMatchGolden('answers/registration-webauthn')

  const byCode = async (email: string) => {
    const visitor = service.visitor('script')
    const { flow: start } = await visitor.start('registration')
    await visitor.send('registration', start, { method: 'code', traits: { email } })
    const code = await service.codeFor(email)
    return visitor.send('registration', start, { method: 'code', traits: { email }, code })
  }
  expect((await byCode(service.newEmail())).answer.body).toMatchGolden('answers/registration-code')
  expect((await byCode(taken)).flow).toMatchGolden('registration/code-taken')
})
