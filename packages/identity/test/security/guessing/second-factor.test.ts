import { describe, expect, test } from 'vitest'
import { describeService } from '../../service/describe-service.ts'
import { exhaustAround, newPlace } from '../../service/exhausted-place.ts'
import { minutes, type TestService } from '../../service/test-service.ts'
import { signOut } from '../../service/own-browser.ts'
import {
  accountWithApp,
  accountWithCodes,
  appCode,
  verified,
  withPassword,
  withSecondFactors,
  type Protected,
} from '../../service/second-factors.ts'
import type { Visitor } from '../../service/visitor.ts'

const hours = (count: number) => minutes(60 * count)

/** Signs in with the password, in a browser or a native app. Answers functions for the second step. */
async function secondStep(service: TestService, account: Pick<Protected, 'email' | 'password'>, known?: Visitor) {
  const { visitor } = known ? { visitor: known } : await withPassword(service, 'native', account)
  if (known) {
    const { flow } = await known.start('login')
    await known.send('login', flow, { method: 'password', identifier: account.email, password: account.password })
  }
  visitor.address = newPlace()
  const { flow } = await visitor.start('login', { aal: 'aal2' })
  const send = (code: string, field: 'totp_code' | 'lookup_secret' = 'totp_code') =>
    visitor.send('login', flow, { method: field === 'totp_code' ? 'totp' : 'lookup_secret', [field]: code })
  const isIn = async () => (await visitor.whoami())?.authenticator_assurance_level === 'aal2'
  return { visitor, send, isIn }
}

/** Counts how many wrong codes in a row are checked, and answers the wait after them. */
async function guessed(service: TestService, account: Protected) {
  const { send } = await secondStep(service, account)
  for (let tries = 0; ; tries += 1) {
    const context = (await send('000000')).flow.ui.messages?.[0]?.context
    if (context?.['reason_key'] !== undefined) return { tries, ...context }
  }
}

describeService('guessing second factors', { config: withSecondFactors }, (service) => {
  const protectedOne = async () => {
    const account = await accountWithApp(service(), 'script')
    await verified(service(), Promise.resolve(account))
    return account
  }

  test('after every five wrong codes the pause grows, up to a day', async () => {
    const account = await protectedOne()
    const pauses = [
      { minutes: 5, hours: 0 },
      { minutes: 15, hours: 0 },
      { minutes: 60, hours: 1 },
      { minutes: 24 * 60, hours: 24 },
      { minutes: 24 * 60, hours: 24 },
    ]
    for (const pause of pauses) {
      expect(await guessed(service(), account)).toMatchObject({ tries: 5, reason_key: 'paused', ...pause })
      service().wait(minutes(pause.minutes) - 60_000)
      expect(await guessed(service(), account)).toMatchObject({ tries: 0, minutes: 1 })
      service().wait(60_000)
    }
  })

  test('the owner is notified of each pause by mail and in the list of events', async () => {
    const account = await protectedOne()
    const notices = async () =>
      (await service().mailsTo(account.email)).filter(({ subject }) => subject === 'Wrong codes after your password')
        .length
    await guessed(service(), account)
    await guessed(service(), account)
    expect(await notices()).toBe(1)
    service().wait(minutes(5))
    await guessed(service(), account)
    expect(await notices()).toBe(2)
    const events = await account.visitor.ask('/account')
    expect(events.text).toContain('second_factor_guessed')
  })

  test('a correct code resets the pauses', async () => {
    const account = await protectedOne()
    await guessed(service(), account)
    service().wait(minutes(5))
    const { send, isIn } = await secondStep(service(), account)
    await send(appCode(account.secret, service()))
    expect(await isIn()).toBe(true)
    expect(await guessed(service(), account)).toMatchObject({ tries: 5, minutes: 5 })
  })

  test('guesses of a password thief do not delay the owner’s browser', async () => {
    const account = await protectedOne()
    const own = account.visitor
    await signOut(own)
    await guessed(service(), account)
    const { send, isIn } = await secondStep(service(), account, own)
    await send(appCode(account.secret, service()))
    expect(await isIn()).toBe(true)
    // The owner's sign-in does not end the thief's pause.
    expect(await guessed(service(), account)).toMatchObject({ tries: 0 })
  })

  test('the owner’s browser is paused for its own wrong codes', async () => {
    const account = await protectedOne()
    const own = account.visitor
    await signOut(own)
    const { send, isIn } = await secondStep(service(), account, own)
    for (let tries = 0; tries < 5; tries += 1) await send('000000')
    await send(appCode(account.secret, service()))
    expect(await isIn()).toBe(false)
    // The five tries of other clients are still left.
    expect(await guessed(service(), account)).toMatchObject({ tries: 5 })
  })

  test('a browser is not known before its second factor', async () => {
    const account = await protectedOne()
    const { visitor } = await withPassword(service(), 'script', account)
    expect(visitor.jar.header()).not.toContain('ory_kratos_device')
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    await visitor.send('login', flow, { method: 'totp', totp_code: appCode(account.secret, service()) })
    expect(visitor.jar.header()).toContain('ory_kratos_device')
  })

  test('a browser is not known after a recovery without the second factor', async () => {
    const account = await protectedOne()
    const visitor = service().visitor('script')
    const { flow } = await visitor.start('recovery')
    await visitor.send('recovery', flow, { method: 'code', email: account.email })
    await visitor.send('recovery', flow, { method: 'code', code: await service().codeFor(account.email) })
    expect(visitor.jar.header()).toContain('ory_kratos_session')
    expect(visitor.jar.header()).not.toContain('ory_kratos_device')
  })

  test('of parallel wrong codes at most five are checked', async () => {
    const account = await protectedOne()
    const { send } = await secondStep(service(), account)
    const all = await Promise.all(Array.from({ length: 15 }, () => send('000000')))
    const looked = all.filter(({ flow }) => flow.ui.messages?.[0]?.id === 4000008)
    expect(looked.length).toBeLessThanOrEqual(5)
    service().wait(hours(1))
  })

  describe.each(['totp_code', 'lookup_secret'] as const)('%s', (field) => {
    test('wrong codes from one network are counted over all accounts', async () => {
      const account = field === 'totp_code' ? await protectedOne() : await accountWithCodes(service(), 'script')
      const { visitor, send } = await secondStep(service(), account)
      await exhaustAround(service(), 'wrongCode', visitor.address ?? '')
      expect((await send('12345678', field)).answer.status).toBe(429)
      visitor.address = newPlace()
      expect((await send('12345678', field)).answer.status).toBe(400)
    })
  })
})
