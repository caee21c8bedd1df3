import type { FlowByKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { limits } from '../../../src/rate-limit/limits.ts'
import { describeService } from '../../service/describe-service.ts'
import { exhaust, newPlace, rateLimiterOf } from '../../service/exhausted-place.ts'
import { settled } from '../../service/golden/golden.ts'
import { ownBrowser } from '../../service/own-browser.ts'
import { goodPassword, type TestService } from '../../service/test-service.ts'
import type { Payload, Visitor, WayName } from '../../service/visitor.ts'
import { ways } from '../../service/ways.ts'

const from = (service: TestService, way: WayName, address: string): Visitor => {
  const visitor = service.visitor(way)
  visitor.address = address
  return visitor
}

const guess = async (visitor: Visitor, identifier: string, password = 'not this one') => {
  const { flow } = await visitor.start('login')
  return visitor.send('login', flow, { method: 'password', identifier, password })
}

describeService('rate limits of passwords', {}, (service) => {
  test.each(ways)('passwords for one account from one network are limited, by $way', async ({ way }) => {
    const { email } = await service().account()
    const place = newPlace()
    for (let count = 0; count < limits.signIn.size; count += 1) {
      expect((await guess(from(service(), 'native', place), email)).answer.status).toBe(400)
    }
    const seen = await guess(from(service(), way, place), email, goodPassword)
    expect(seen.flow).toSay(4000001)
    expect(seen.flow.ui.messages?.[0]?.context).toMatchObject({ reason_key: 'held', minutes: 1 })
    if (way === 'navigation') return
    expect(seen.answer.status).toBe(429)
    expect(seen.error).toMatchObject({ code: 429, status: 'Too Many Requests' })
    expect(Number(seen.answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(seen.error).not.toHaveProperty('id')
  })

  test('a clock that was put back does not lengthen the wait', async () => {
    const { email } = await service().account()
    const place = newPlace()
    await exhaust(service(), 'signIn', email, place)
    service().wait(-3 * 60 * 60_000)
    expect((await guess(from(service(), 'native', place), email, goodPassword)).answer.status).toBe(200)
    service().wait(3 * 60 * 60_000)
  })

  test('a password is accepted again after the time in Retry-After', async () => {
    const { email } = await service().account()
    const place = newPlace()
    await exhaust(service(), 'signIn', email, place)
    const held = await guess(from(service(), 'native', place), email)
    const seconds = Number(held.answer.headers.get('retry-after'))
    expect(held.answer.status).toBe(429)
    service().wait(seconds * 1000)
    expect((await guess(from(service(), 'native', place), email, goodPassword)).answer.status).toBe(200)
  })

  test('the correct password resets the count', async () => {
    const { email } = await service().account()
    const place = newPlace()
    for (let round = 0; round < 3; round += 1) {
      for (let count = 1; count < limits.signIn.size; count += 1) await guess(from(service(), 'native', place), email)
      expect((await guess(from(service(), 'native', place), email, goodPassword)).answer.status).toBe(200)
    }
  })

  test('another spelling of the name does not avoid the limit', async () => {
    const { email } = await service().account()
    const place = newPlace()
    await exhaust(service(), 'signIn', email, place)
    expect((await guess(from(service(), 'native', place), ` ${email.toUpperCase()}`)).answer.status).toBe(429)
  })

  test('parallel requests to two processes do not avoid the limit', async () => {
    const { email } = await service().account()
    const other = await service().also({})
    const place = newPlace()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => guess(from(index % 2 ? service() : other, 'native', place), email)),
    )
    expect(answers.filter(({ answer }) => answer.status === 400)).toHaveLength(limits.signIn.size)
    expect(answers.filter(({ answer }) => answer.status === 429)).toHaveLength(30 - limits.signIn.size)
  })

  test('the IPv6 addresses of one household share the limit', async () => {
    const { email } = await service().account()
    for (let count = 0; count < limits.signIn.size; count += 1) {
      await guess(from(service(), 'native', `2001:db8:77:1::${count + 1}`), email)
    }
    expect((await guess(from(service(), 'native', '2001:db8:77:1:ffff::1'), email)).answer.status).toBe(429)
    expect((await guess(from(service(), 'native', '2001:db8:77:2::1'), email)).answer.status).toBe(400)
  })

  test('existing and missing accounts are limited alike', async () => {
    const answers = []
    for (const email of [(await service().account()).email, service().newEmail()]) {
      const place = newPlace()
      const got = []
      for (let count = 0; count < limits.signIn.size + 2; count += 1) {
        const { answer } = await guess(from(service(), 'script', place), email)
        got.push([answer.status, answer.headers.has('retry-after'), settled(answer.body)])
      }
      answers.push(got)
    }
    expect(JSON.stringify(answers[1])).toBe(JSON.stringify(answers[0]))
  })

  test('the limit does not affect other networks or other accounts', async () => {
    const [one, two] = [await service().account(), await service().account()]
    const place = newPlace()
    await exhaust(service(), 'signIn', one.email, place)
    expect((await guess(from(service(), 'native', newPlace()), one.email, goodPassword)).answer.status).toBe(200)
    expect((await guess(from(service(), 'native', place), two.email, goodPassword)).answer.status).toBe(200)
  })

  test('the limit of a network does not affect a known browser in it', async () => {
    const account = await service().account()
    const own = await ownBrowser(service(), account)
    await exhaust(service(), 'signIn', account.email, own.address ?? '')
    expect((await guess(from(service(), 'script', own.address ?? ''), account.email)).answer.status).toBe(429)
    expect((await guess(own, account.email, goodPassword)).answer.status).toBe(200)
  })

  test('wrong passwords of a known browser are counted in every network', async () => {
    const account = await service().account()
    const own = await ownBrowser(service(), account)
    for (let count = 0; count <= limits.signIn.size; count += 1) {
      own.address = newPlace()
      expect((await guess(own, account.email)).answer.status).toBe(count < limits.signIn.size ? 400 : 429)
    }
  })

  test('a browser that signed in to another account is not known', async () => {
    const own = await ownBrowser(service(), await service().account())
    const { email } = await service().account()
    await exhaust(service(), 'signIn', email, own.address ?? '')
    expect((await guess(own, email)).answer.status).toBe(429)
  })

  test('a browser with a forged mark is not known', async () => {
    const account = await service().account()
    const own = await ownBrowser(service(), account)
    const mark = /ory_kratos_device=([^;]+)/.exec(own.jar.header())?.[1] ?? ''
    await exhaust(service(), 'signIn', account.email, own.address ?? '')
    for (const forged of [`${mark.slice(0, -6)}AAAAAA`, Buffer.from('{"id":"x","known":[]}').toString('base64url')]) {
      const stranger = from(service(), 'script', own.address ?? '')
      stranger.jar.take([`ory_kratos_device=${forged}; Path=/`])
      expect((await guess(stranger, account.email)).answer.status).toBe(429)
    }
  })

  test('passwords from all networks together are limited, but not those of a known browser', async () => {
    const account = await service().account()
    const own = await ownBrowser(service(), account)
    const elsewhere = (password?: string) => guess(from(service(), 'native', newPlace()), account.email, password)
    for (let count = 0; count < limits.signInAnywhere.size; count += 1) {
      expect((await elsewhere()).answer.status).toBe(400)
    }
    const held = await elsewhere(goodPassword)
    expect(held.answer.status).toBe(429)
    expect(held.flow.ui.messages?.[0]?.context).toMatchObject({ reason_key: 'guarded', minutes: 1 })
    const seconds = Number(held.answer.headers.get('retry-after'))
    expect(seconds).toBeLessThanOrEqual(45)
    expect((await guess(own, account.email, goodPassword)).answer.status).toBe(200)
    service().wait(seconds * 1000)
    const answers = [await elsewhere(), await elsewhere()]
    expect(answers.map(({ answer }) => answer.status)).toEqual([400, 429])
    service().wait(45_000)
    expect((await elsewhere(goodPassword)).answer.status).toBe(200)
  })

  test('all networks together may try at most 2,000 passwords per day for one account', async () => {
    const { size, every } = limits.signInAnywhere
    expect(size + (24 * 60 * 60_000) / every).toBeLessThanOrEqual(2_000)
  })

  test('parallel passwords from all networks through two processes do not avoid the limit', async () => {
    const { email } = await service().account()
    const other = await service().also({})
    const answers = await Promise.all(
      Array.from({ length: limits.signInAnywhere.size + 20 }, (_, index) =>
        guess(from(index % 2 ? service() : other, 'native', newPlace()), email),
      ),
    )
    expect(answers.filter(({ answer }) => answer.status === 400)).toHaveLength(limits.signInAnywhere.size)
    expect(answers.filter(({ answer }) => answer.status === 429)).toHaveLength(20)
  })

  test('refused passwords of one network do not count for all networks', async () => {
    const { email } = await service().account()
    const place = newPlace()
    for (let count = 0; count < limits.signInAnywhere.size + 10; count += 1) {
      await guess(from(service(), 'native', place), email)
    }
    expect((await guess(from(service(), 'native', newPlace()), email)).answer.status).toBe(400)
  })

  test('the table of counts contains neither names nor addresses', async () => {
    const { email } = await service().account()
    const place = newPlace()
    await guess(from(service(), 'native', place), email)
    const kept = await service().database.tables<{ throttles: object }>().selectFrom('throttles').selectAll().execute()
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toContain(email)
    expect(JSON.stringify(kept)).not.toContain(place)
  })
})

const byCode = { selfservice: { methods: { code: { passwordless_enabled: true }, passkey: { enabled: true } } } }

describeService('rate limits of codes, mails and accounts', { config: byCode }, (service) => {
  describe.each(['recovery', 'verification'] as const)('%s', (kind) => {
    const ask = async (visitor: Visitor, email: string, more: Payload = {}) => {
      const { flow } = await visitor.start(kind)
      return visitor.send(kind, flow, { method: 'code', email, ...more })
    }

    test('mails to one address from one network are limited, but not those from other networks', async () => {
      for (const email of [(await service().account()).email, service().newEmail()]) {
        const place = newPlace()
        for (let count = 0; count < limits.mail.size; count += 1) {
          expect((await ask(from(service(), 'native', place), email)).answer.status).toBe(200)
        }
        expect((await ask(from(service(), 'native', place), email)).answer.status).toBe(429)
        // A code in the same form changes nothing.
        expect((await ask(from(service(), 'native', place), email, { code: '1' })).answer.status).toBe(429)
        expect((await ask(from(service(), 'native', newPlace()), email)).answer.status).toBe(200)
      }
    })

    test('mails from one network to all addresses are limited, except from this machine', async () => {
      const place = newPlace()
      await exhaust(service(), 'mailAnybody', place)
      await exhaust(service(), 'mailAnybody', '127.0.0.1')
      expect((await ask(from(service(), 'native', place), service().newEmail())).answer.status).toBe(429)
      expect((await ask(from(service(), 'native', '127.0.0.1'), service().newEmail())).answer.status).toBe(200)
    })

    test('codes for one address are limited over all flows', async () => {
      for (const email of [(await service().account()).email, service().newEmail()]) {
        const place = newPlace()
        const statuses = []
        for (let round = 0; round < 2; round += 1) {
          const native = from(service(), 'native', place)
          const { flow } = await native.start(kind)
          await native.send(kind, flow, { method: 'code', email })
          statuses.push((await native.send(kind, flow, { method: 'code', code: '00000x' })).answer.status)
          await exhaust(service(), 'code', email, place)
        }
        expect(statuses).toEqual([200, 429])
      }
    })

    test('a correct code resets the count', async () => {
      const { email } = await service().account()
      const native = from(service(), 'native', newPlace())
      for (let count = 0; count < 2; count += 1) {
        const { flow } = await service().visitor('native').start(kind)
        await service().visitor('native').send(kind, flow, { method: 'code', email })
        for (let tries = 0; tries < 3; tries += 1) await native.send(kind, flow, { method: 'code', code: '00000x' })
        const code = await service().codeFor(email)
        await native.send(kind, flow, { method: 'code', code })
      }
      const rateLimiter = await rateLimiterOf(service())
      for (let count = 0; count < limits.code.size; count += 1) {
        expect(await rateLimiter('code', email, native.address ?? '').take()).toBe(0)
      }
    })
  })

  describe.each(['login', 'registration'] as const)('rate limits of mailed codes for a %s', (kind) => {
    const withCodes = (email: string) => (kind === 'login' ? { identifier: email } : { traits: { email } })

    test('mailed codes and tried codes are limited', async () => {
      const email = service().newEmail()
      const place = newPlace()
      const start = () => from(service(), 'native', place).start(kind)
      const send = async (flow: FlowByKind[typeof kind], payload: Payload) =>
        (await from(service(), 'native', place).send(kind, flow, { method: 'code', ...withCodes(email), ...payload }))
          .answer.status
      const { flow } = await start()
      expect(await send(flow, {})).toBe(400)
      expect(await send(flow, { code: '00000x' })).toBe(400)
      await exhaust(service(), 'code', email, place)
      expect(await send(flow, { code: '00000x' })).toBe(429)
      await exhaust(service(), 'mail', email, place)
      expect(await send(flow, { resend: 'code' })).toBe(429)
      // Fields that the method does not read change nothing.
      expect(await send(flow, { resend: 'code', email: service().newEmail() })).toBe(429)
      await exhaust(service(), 'mailAnybody', place)
      expect(await send((await start()).flow, {})).toBe(429)
    })
  })

  test('new accounts from one network are limited; refused sign-ups do not count', async () => {
    const place = newPlace()
    const register = async (password: string, address = place) => {
      const visitor = from(service(), 'native', address)
      const { flow } = await visitor.start('registration')
      return visitor.send('registration', flow, {
        method: 'password',
        traits: { email: service().newEmail() },
        password,
      })
    }
    for (let count = 0; count <= limits.registration.size; count += 1) {
      expect((await register('short')).answer.status).toBe(400)
    }
    expect((await register(goodPassword)).answer.status).toBe(200)
    await exhaust(service(), 'registration', place)
    const visitor = from(service(), 'script', place)
    const { flow } = await visitor.start('registration')
    const byKey = { method: 'passkey', traits: { email: service().newEmail() }, passkey_register: 'no key' }
    expect((await visitor.send('registration', flow, byKey)).answer.status).toBe(429)
    expect((await register(goodPassword)).answer.status).toBe(429)
    expect((await register(goodPassword, newPlace())).answer.status).toBe(200)
  })
})
