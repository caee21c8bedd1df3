import { describe, expect, test } from 'vitest'
import { limits } from '../../../src/rate-limit/limits.ts'
import { describeService } from '../../service/describe-service.ts'
import { exhaustAround, newPlace } from '../../service/exhausted-place.ts'
import { goodPassword, type TestService } from '../../service/test-service.ts'
import { ownBrowser } from '../../service/own-browser.ts'

/** Tries a password for a name, from an address. */
async function tries(service: TestService, address: string | undefined, identifier: string, password = 'not this one') {
  const visitor = service.visitor('native')
  visitor.address = address
  const { flow } = await visitor.start('login')
  const { answer } = await visitor.send('login', flow, { method: 'password', identifier, password })
  return answer
}

/** Names that have no account. */
const names = (service: TestService, count: number): readonly string[] =>
  Array.from({ length: count }, () => service.newEmail())

const { size, every } = limits.wrongPassword

describeService('password spraying', { origin: 'https://collect.example' }, (service) => {
  test('wrong passwords from one network are limited, and accepted again after Retry-After', async () => {
    const place = newPlace()
    for (const name of names(service(), size)) expect((await tries(service(), place, name)).status).toBe(400)
    const held = await tries(service(), place, service().newEmail())
    expect(held.status).toBe(429)
    const seconds = Number(held.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(every / 1000)
    service().wait(seconds * 1000)
    expect((await tries(service(), place, service().newEmail())).status).toBe(400)
    expect((await tries(service(), place, service().newEmail())).status).toBe(429)
  })

  test('parallel passwords through two processes do not avoid the limit', async () => {
    const place = newPlace()
    const other = await service().also({})
    const statuses = await Promise.all(
      names(service(), size + 15).map(
        async (name, at) => (await tries(at % 2 ? service() : other, place, name)).status,
      ),
    )
    expect(statuses.filter((status) => status === 400)).toHaveLength(size)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  test('correct passwords from a shared network are not counted', async () => {
    const { email } = await service().account()
    const place = newPlace()
    for (let count = 0; count < size + 5; count += 1) {
      expect((await tries(service(), place, email, goodPassword)).status).toBe(200)
    }
    for (const name of names(service(), size)) expect((await tries(service(), place, name)).status).toBe(400)
  })

  test('the limit does not affect other networks or a known browser', async () => {
    const account = await service().account()
    const own = await ownBrowser(service(), account)
    const place = newPlace()
    await exhaustAround(service(), 'wrongPassword', place)
    expect((await tries(service(), place, account.email, goodPassword)).status).toBe(429)
    expect((await tries(service(), newPlace(), account.email, goodPassword)).status).toBe(200)
    own.address = place
    const { flow } = await own.start('login')
    const payload = { method: 'password', identifier: account.email, password: account.password }
    expect((await own.send('login', flow, payload)).answer.status).toBe(200)
  })

  test.each([
    ['the addresses of one IPv4 network of 24 bits', 4, (at: number) => `198.51.100.${at % 250}`],
    ['the many addresses of one household', 1, (at: number) => `2001:db8:9:100::${(at + 1).toString(16)}`],
    [
      'the households of one network of 56 bits',
      2,
      (at: number) => `2001:db8:10:2${(at % 250).toString(16).padStart(2, '0')}::1`,
    ],
    ['the households of one network of 48 bits', 4, (at: number) => `2001:db8:11:${at.toString(16)}00::1`],
    ['IPv4 addresses that are written as IPv6', 1, (at: number) => (at % 2 ? '::ffff:192.0.2.7' : '192.0.2.7')],
  ])('wrong passwords are counted for %s', async (_, times, addressOf) => {
    const statuses = []
    for (const [at, name] of names(service(), size * times + 3).entries()) {
      statuses.push((await tries(service(), addressOf(at), name)).status)
    }
    expect(statuses.slice(0, size * times)).toEqual(Array.from({ length: size * times }, () => 400))
    expect(statuses.slice(size * times)).toEqual([429, 429, 429])
  })

  test.each([
    ['all unknown addresses', [undefined, 'unknown', 'somewhere']],
    ['this machine, if the service has a public address', ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1']],
  ])('wrong passwords are counted together for %s', async (_, addresses) => {
    const statuses = []
    for (const [at, name] of names(service(), size + 3).entries()) {
      statuses.push((await tries(service(), addresses[at % addresses.length], name)).status)
    }
    expect(statuses.slice(size)).toEqual([429, 429, 429])
  })
})

describeService('password spraying on a developer’s machine', {}, (service) => {
  describe.each(['127.0.0.1', '127.8.9.1', '::1'])('%s', (address) => {
    test('this machine may try passwords for any number of names', async () => {
      for (const name of names(service(), size + 3)) expect((await tries(service(), address, name)).status).toBe(400)
    })

    test('this machine has the usual limit for one account', async () => {
      const { email } = await service().account()
      for (let count = 0; count < limits.signIn.size; count += 1) await tries(service(), address, email)
      expect((await tries(service(), address, email, goodPassword)).status).toBe(429)
    })
  })

  test('unknown addresses have the usual limit', async () => {
    for (const name of names(service(), size)) expect((await tries(service(), undefined, name)).status).toBe(400)
    expect((await tries(service(), undefined, service().newEmail())).status).toBe(429)
  })
})
