import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOpenIdPartner, type OpenIdPartner } from '../../../../examples/partners/openid-partner.ts'
import { testDatabases, type TestDatabase } from '../../../storage/test/databases.ts'
import { verified, withPassword } from '../service/second-factors.ts'
import { createTestService, minutes, type TestService } from '../service/test-service.ts'
import { goAndReturn, oidcWith, press, providerAt } from './open-partner.ts'
import { visitPartner } from '../../../../examples/partners/visit.ts'
import '../service/matchers.ts'

let place: TestDatabase
let partner: OpenIdPartner
let service: TestService

// Texts don't depend on the database, so one database suffices.
beforeAll(async () => {
  const [database] = testDatabases
  if (!database) throw new Error('there is no database')
  place = await database.create()
  partner = await startOpenIdPartner()
  const config = oidcWith(providerAt(partner), providerAt(partner, { id: 'second', label: 'Second' }))
  service = await createTestService(place.url, { config })
})
afterAll(async () => {
  await service.close()
  await partner.close()
  await place.drop()
})

const refusing = { deny: 'yes' } as const
const mira = (email: string) => ({ email, name: 'Mira', subject: `${email} at the partner`, proved: 'yes' }) as const

test('golden: sign-in with a provider, and what may go wrong on the way', async () => {
  const visitor = service.visitor('navigation')
  expect((await visitor.start('login')).flow).toMatchGolden('login/oidc')
  expect((await goAndReturn(visitor, 'login', refusing)).flow).toMatchGolden('login/oidc-denied')

  partner.trouble.set('down', { at: 'token' })
  const down = await goAndReturn(visitor, 'login', mira(service.newEmail()))
  partner.trouble.set('other-audience')
  const untrusted = await goAndReturn(visitor, 'login', mira(service.newEmail()))
  partner.trouble.clear()
  expect(down.flow).toMatchGolden('login/oidc-down')
  expect(untrusted.flow).toMatchGolden('login/oidc-untrusted')

  const back = await visitPartner(await press(visitor, 'login'), refusing)
  await visitor.open('login', back.pathname + back.search)
  service.wait(minutes(1))
  expect((await visitor.open('login', back.pathname + back.search)).flow).toMatchGolden('login/oidc-late')

  const user = service.visitor('navigation')
  await goAndReturn(user, 'login', mira(service.newEmail()))
  expect((await user.start('login', { refresh: 'true' })).flow).toMatchGolden('login/oidc-refresh')
})

test('golden: an account is connected with a provider after its own proof', async () => {
  const { email } = await verified(service)
  const visitor = service.visitor('navigation')
  const { flow } = await goAndReturn(visitor, 'login', mira(email))
  expect(flow).toMatchGolden('login/oidc-linking')
  const wrong = await visitor.send('login', flow, { method: 'password', identifier: email, password: 'not this one' })
  expect(wrong.flow).toMatchGolden('login/oidc-linking-password-wrong')
})

test('golden: sign-up with a provider, and what it leaves to ask', async () => {
  const visitor = service.visitor('navigation')
  expect((await visitor.start('registration')).flow).toMatchGolden('registration/oidc')
  const { flow } = await goAndReturn(visitor, 'registration', { subject: 'nameless', name: 'Noor' })
  expect(flow).toMatchGolden('registration/oidc-missing-traits')
  const typed = { provider: 'partner', traits: { email: 'no address', name: 'Noor' } }
  const wrong = await visitor.send('registration', flow, typed)
  expect(wrong.flow).toMatchGolden('registration/oidc-missing-traits-wrong')

  const { email } = await verified(service)
  const { proved: _, ...unproved } = mira(email)
  const taken = await goAndReturn(service.visitor('navigation'), 'registration', { ...unproved, subject: 'stranger' })
  expect(taken.flow).toMatchGolden('registration/oidc-taken')
})

test('golden: the settings connect and disconnect providers', async () => {
  const { visitor } = await withPassword(service, 'navigation', await service.account())
  expect((await visitor.start('settings')).flow).toMatchGolden('settings/oidc')
  const link = { link: 'partner' }
  const mine = mira(service.newEmail())
  expect((await goAndReturn(visitor, 'settings', refusing, link)).flow).toMatchGolden('settings/oidc-denied')
  expect((await goAndReturn(visitor, 'settings', mine, link)).flow).toMatchGolden('settings/oidc-linked')
  const { flow } = await visitor.start('settings')
  expect((await visitor.send('settings', flow, { unlink: 'partner' })).flow).toMatchGolden('settings/oidc-unlinked')

  const other = mira(service.newEmail())
  await goAndReturn(service.visitor('navigation'), 'login', other)
  expect((await goAndReturn(visitor, 'settings', other, link)).flow).toMatchGolden('settings/oidc-taken')
})
