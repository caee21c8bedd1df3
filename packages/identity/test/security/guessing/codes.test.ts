import { describe, expect, test } from 'vitest'
import { limits } from '../../../src/rate-limit/limits.ts'
import { describeService } from '../../service/describe-service.ts'
import { exhaustAround, newPlace } from '../../service/exhausted-place.ts'
import { minutes, type TestService } from '../../service/test-service.ts'
import { ownBrowser } from '../../service/own-browser.ts'
import { merged } from '../../service/config-changes.ts'
import type { Visitor } from '../../service/visitor.ts'

type Kind = 'login' | 'recovery' | 'verification'
const kinds = ['login', 'recovery', 'verification'] as const
const byCode = { selfservice: { methods: { code: { passwordless_enabled: true } } } }
const day = minutes(24 * 60)

/** A flow of a visitor from a new network for which a code was mailed, or seemed to be. */
async function begin(service: TestService, kind: Kind, email: string, visitor: Visitor = service.visitor('native')) {
  if (visitor.way === 'native') visitor.address = newPlace()
  const { flow } = await visitor.start(kind)
  const asked = { method: 'code', ...(kind === 'login' ? { identifier: email } : { email }) }
  await visitor.send(kind, flow as never, asked)
  const guess = async (code = '00000x') =>
    (await visitor.send(kind, flow as never, { method: 'code', code })).answer.status
  return { visitor, guess }
}

/** The status of an answer to a wrong code that was checked. */
const lookedAt = { login: 400, recovery: 200, verification: 200 } as const

describeService('guessing codes', { config: byCode }, (service) => {
  test.each(kinds)(
    '%s: after three flows with wrong codes, one more flow is allowed every 90 minutes',
    async (kind) => {
      for (const email of [(await service().account()).email, service().newEmail()]) {
        for (let flows = 0; flows < 3; flows += 1) {
          expect(await (await begin(service(), kind, email)).guess()).toBe(lookedAt[kind])
        }
        expect(await (await begin(service(), kind, email)).guess()).toBe(429)
        service().wait(minutes(90))
        const { guess } = await begin(service(), kind, email)
        // The allowed flow takes five codes.
        for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toBe(lookedAt[kind])
        expect(await (await begin(service(), kind, email)).guess()).toBe(429)
      }
    },
  )

  test('sign-in, recovery and verification count together, for known and unknown addresses alike', async () => {
    const answers = []
    for (const email of [(await service().account()).email, service().newEmail()]) {
      const got = []
      for (const kind of [...kinds, ...kinds]) got.push(await (await begin(service(), kind, email)).guess())
      answers.push(got)
    }
    expect(answers[0]).toEqual([400, 200, 200, 429, 429, 429])
    expect(answers[1]).toEqual(answers[0])
  })

  test('wrong codes count for the flow’s account, whatever name the form has', async () => {
    const { email } = await service().account()
    const thief = await service().account()
    const own = await ownBrowser(service(), thief)
    const statuses = []
    for (let flows = 0; flows < 4; flows += 1) {
      const { flow } = await own.start('login')
      await own.send('login', flow, { method: 'code', identifier: email })
      // The browser is known to the account that the form names, but not to the account of the code.
      const payload = { method: 'code', code: '00000x', identifier: thief.email }
      statuses.push((await own.send('login', flow, payload)).answer.status)
      own.address = newPlace()
    }
    expect(statuses).toEqual([400, 400, 400, 429])
  })

  test('parallel guesses through two processes get no more flows', async () => {
    const { email } = await service().account()
    const other = await service().also({})
    const flows = []
    for (let at = 0; at < 9; at += 1) flows.push(await begin(at % 2 ? service() : other, 'recovery', email))
    const statuses = await Promise.all(flows.flatMap(({ guess }) => [guess(), guess()]))
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(12)
  })

  test('a correct code takes the wrong ones before it back', async () => {
    const { email } = await service().account()
    for (let flows = 0; flows < 4; flows += 1) {
      const { visitor, guess } = await begin(service(), 'login', email)
      expect(await guess()).toBe(400)
      expect(await guess(await service().codeFor(email))).toBe(200)
      expect(await visitor.whoami()).toBeDefined()
      service().wait(minutes(10))
    }
  })

  test('guesses of strangers do not keep a known browser out', async () => {
    const account = await service().account()
    const own = await ownBrowser(service(), account)
    for (let flows = 0; flows < 3; flows += 1) await (await begin(service(), 'login', account.email)).guess()
    expect(await (await begin(service(), 'login', account.email)).guess()).toBe(429)
    const { guess } = await begin(service(), 'login', account.email, own)
    expect(await guess()).toBe(400)
    expect(await guess(await service().codeFor(account.email))).toBe(200)
  })

  test('wrong codes of a known browser are counted for that browser', async () => {
    const account = await service().account()
    const own = await ownBrowser(service(), account)
    const statuses = []
    for (let flows = 0; flows < 4; flows += 1) {
      own.address = newPlace()
      statuses.push(await (await begin(service(), 'recovery', account.email, own)).guess())
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('an attacker’s chance to guess a code of one account is at most 0.01 % per day', () => {
    const { size, every } = limits.codeFlow
    const guesses = 5 * (size + day / every)
    expect(guesses / 1_000_000).toBeLessThanOrEqual(0.0001)
  })

  test.each(kinds)('%s: wrong codes from one network are counted over all accounts', async (kind) => {
    const place = newPlace()
    for (let count = 0; count < limits.wrongCode.size; count += 1) {
      const { visitor, guess } = await begin(service(), kind, service().newEmail())
      visitor.address = place
      expect(await guess()).toBe(lookedAt[kind])
    }
    const { visitor, guess } = await begin(service(), kind, service().newEmail())
    visitor.address = place
    expect(await guess()).toBe(429)
    visitor.address = newPlace()
    expect(await guess()).toBe(lookedAt[kind])
  })
})

describeService('code mails that strangers ask for', { config: byCode }, (service) => {
  test.each(kinds)('%s: mails for strangers leave a known browser its code', async (kind) => {
    const account = await service().account()
    const own = await ownBrowser(service(), account)
    for (let asked = 0; asked < 12; asked += 1) await begin(service(), kind, account.email)
    service().wait(minutes(11))
    const before = (await service().mailsTo(account.email)).length
    const { guess } = await begin(service(), kind, account.email, own)
    expect((await service().mailsTo(account.email)).length).toBe(before + 1)
    expect(await guess(await service().codeFor(account.email))).toBe(200)
  })

  test('the limit on mails from one network does not apply to a known browser', async () => {
    const account = await service().account()
    const own = await ownBrowser(service(), account)
    await exhaustAround(service(), 'mailAnybody', own.address ?? '')
    const { guess } = await begin(service(), 'recovery', account.email, own)
    expect(await guess(await service().codeFor(account.email))).toBe(200)
  })
})

const onlyCodes = merged(byCode, {
  selfservice: {
    flows: { login: { style: 'identifier_first' } },
    methods: { password: { enabled: false }, passkey: { enabled: false }, webauthn: { enabled: false } },
  },
})

describe.each([true, false])('codes as the only sign-in, with hidden accounts: %s', (mitigate) => {
  const settings = merged(onlyCodes, { security: { account_enumeration: { mitigate } } })
  describeService('a submitted name sends a mail', { config: settings }, (service) => {
    test('the mail is counted for the network and for the recipient', async () => {
      const made = await service().identity.admin(
        new Request(`${service().origin}/admin/identities`, {
          method: 'POST',
          body: JSON.stringify({ schema_id: 'default', traits: { email: service().newEmail() } }),
        }),
      )
      const { traits } = (await made.json()) as { traits: { email: string } } // by contract
      const ask = async (address: string) => {
        const visitor = service().visitor('script')
        visitor.address = address
        const { flow } = await visitor.start('login')
        const payload = { method: 'identifier_first', identifier: traits.email }
        return (await visitor.send('login', flow, payload)).answer.status
      }
      const place = newPlace()
      for (let asked = 0; asked < limits.mail.size; asked += 1) expect(await ask(place)).toBe(400)
      expect(await ask(place)).toBe(429)
      const another = newPlace()
      await exhaustAround(service(), 'mailAnybody', another)
      expect(await ask(another)).toBe(429)
      expect(await ask(newPlace())).toBe(400)
    })
  })
})
