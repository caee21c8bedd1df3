import { describe, expect, test } from 'vitest'
import { limits } from '../../../src/rate-limit/limits.ts'
import { describeHouse } from '../../service/describe-house.ts'
import { exhaustAround, newPlace } from '../../service/exhausted-place.ts'
import { minutes, type House } from '../../service/house.ts'
import { ownBrowser } from '../../service/own-browser.ts'
import { merged } from '../../service/settings.ts'
import type { Visitor } from '../../service/visitor.ts'

type Kind = 'login' | 'recovery' | 'verification'
const kinds = ['login', 'recovery', 'verification'] as const
const byCode = { selfservice: { methods: { code: { passwordless_enabled: true } } } }
const day = minutes(24 * 60)

/** A flow for which a code was mailed, or said to be, to a visitor of a place of their own. */
async function begin(house: House, kind: Kind, email: string, visitor: Visitor = house.visitor('native')) {
  if (visitor.way === 'native') visitor.address = newPlace()
  const { flow } = await visitor.start(kind)
  const asked = { method: 'code', ...(kind === 'login' ? { identifier: email } : { email }) }
  await visitor.send(kind, flow as never, asked)
  const guess = async (code = '00000x') =>
    (await visitor.send(kind, flow as never, { method: 'code', code })).answer.status
  return { visitor, guess }
}

/** What a wrong code that is looked at is answered with. */
const lookedAt = { login: 400, recovery: 200, verification: 200 } as const

describeHouse('codes that are guessed', { settings: byCode }, (house) => {
  test.each(kinds)('%s: after three flows with wrong codes one more is granted every 90 minutes', async (kind) => {
    for (const email of [(await house().account()).email, house().newEmail()]) {
      for (let flows = 0; flows < 3; flows += 1) {
        expect(await (await begin(house(), kind, email)).guess()).toBe(lookedAt[kind])
      }
      expect(await (await begin(house(), kind, email)).guess()).toBe(429)
      house().wait(minutes(90))
      const { guess } = await begin(house(), kind, email)
      // Five codes belong to the flow that was granted.
      for (let tries = 0; tries < 5; tries += 1) expect(await guess()).toBe(lookedAt[kind])
      expect(await (await begin(house(), kind, email)).guess()).toBe(429)
    }
  })

  test('sign-in, recovery and verification count together, and a known address like an unknown one', async () => {
    const answers = []
    for (const email of [(await house().account()).email, house().newEmail()]) {
      const got = []
      for (const kind of [...kinds, ...kinds]) got.push(await (await begin(house(), kind, email)).guess())
      answers.push(got)
    }
    expect(answers[0]).toEqual([400, 200, 200, 429, 429, 429])
    expect(answers[1]).toEqual(answers[0])
  })

  test('a name in the form that is not the flow’s own counts for nobody else', async () => {
    const { email } = await house().account()
    const thief = await house().account()
    const own = await ownBrowser(house(), thief)
    const statuses = []
    for (let flows = 0; flows < 4; flows += 1) {
      const { flow } = await own.start('login')
      await own.send('login', flow, { method: 'code', identifier: email })
      // The browser is known to the account that it names, and not to the one whose code it tries.
      const payload = { method: 'code', code: '00000x', identifier: thief.email }
      statuses.push((await own.send('login', flow, payload)).answer.status)
      own.address = newPlace()
    }
    expect(statuses).toEqual([400, 400, 400, 429])
  })

  test('many at once, through two processes, are no more flows', async () => {
    const { email } = await house().account()
    const other = await house().also({})
    const flows = []
    for (let at = 0; at < 9; at += 1) flows.push(await begin(at % 2 ? house() : other, 'recovery', email))
    const statuses = await Promise.all(flows.flatMap(({ guess }) => [guess(), guess()]))
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(12)
  })

  test('a right code gives the wrong ones before it back', async () => {
    const { email } = await house().account()
    for (let flows = 0; flows < 4; flows += 1) {
      const { visitor, guess } = await begin(house(), 'login', email)
      expect(await guess()).toBe(400)
      expect(await guess(await house().codeFor(email))).toBe(200)
      expect(await visitor.whoami()).toBeDefined()
      house().wait(minutes(10))
    }
  })

  test('strangers who guess keep no browser out that signed in before', async () => {
    const account = await house().account()
    const own = await ownBrowser(house(), account)
    for (let flows = 0; flows < 3; flows += 1) await (await begin(house(), 'login', account.email)).guess()
    expect(await (await begin(house(), 'login', account.email)).guess()).toBe(429)
    const { guess } = await begin(house(), 'login', account.email, own)
    expect(await guess()).toBe(400)
    expect(await guess(await house().codeFor(account.email))).toBe(200)
  })

  test('and its own wrong ones are counted for itself', async () => {
    const account = await house().account()
    const own = await ownBrowser(house(), account)
    const statuses = []
    for (let flows = 0; flows < 4; flows += 1) {
      own.address = newPlace()
      statuses.push(await (await begin(house(), 'recovery', account.email, own)).guess())
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('strangers have a chance of at most 0.01 % a day at one account', () => {
    const { size, every } = limits.codeFlow
    const guesses = 5 * (size + day / every)
    expect(guesses / 1_000_000).toBeLessThanOrEqual(0.0001)
  })

  test.each(kinds)('%s: wrong ones from one place are counted over all accounts', async (kind) => {
    const place = newPlace()
    for (let count = 0; count < limits.wrongCode.size; count += 1) {
      const { visitor, guess } = await begin(house(), kind, house().newEmail())
      visitor.address = place
      expect(await guess()).toBe(lookedAt[kind])
    }
    const { visitor, guess } = await begin(house(), kind, house().newEmail())
    visitor.address = place
    expect(await guess()).toBe(429)
    visitor.address = newPlace()
    expect(await guess()).toBe(lookedAt[kind])
  })
})

describeHouse('mails that strangers ask for', { settings: byCode }, (house) => {
  test.each(kinds)('%s: use up no code of a browser that signed in before', async (kind) => {
    const account = await house().account()
    const own = await ownBrowser(house(), account)
    for (let asked = 0; asked < 12; asked += 1) await begin(house(), kind, account.email)
    house().wait(minutes(11))
    const before = (await house().mailsTo(account.email)).length
    const { guess } = await begin(house(), kind, account.email, own)
    expect((await house().mailsTo(account.email)).length).toBe(before + 1)
    expect(await guess(await house().codeFor(account.email))).toBe(200)
  })

  test('of one place, whoever they go to, keep back no browser that signed in before', async () => {
    const account = await house().account()
    const own = await ownBrowser(house(), account)
    await exhaustAround(house(), 'mailAnybody', own.address ?? '')
    const { guess } = await begin(house(), 'recovery', account.email, own)
    expect(await guess(await house().codeFor(account.email))).toBe(200)
  })
})

const onlyCodes = merged(byCode, {
  selfservice: {
    flows: { login: { style: 'identifier_first' } },
    methods: { password: { enabled: false }, passkey: { enabled: false }, webauthn: { enabled: false } },
  },
})

describe.each([true, false])('where a code is the only way to sign in, and accounts are hidden: %s', (mitigate) => {
  const settings = merged(onlyCodes, { security: { account_enumeration: { mitigate } } })
  describeHouse('a name alone has a mail sent', { settings }, (house) => {
    test('which is counted for the place and for the recipient', async () => {
      const made = await house().identity.admin(
        new Request(`${house().origin}/admin/identities`, {
          method: 'POST',
          body: JSON.stringify({ schema_id: 'default', traits: { email: house().newEmail() } }),
        }),
      )
      const { traits } = (await made.json()) as { traits: { email: string } } // the contract's answer
      const ask = async (address: string) => {
        const visitor = house().visitor('script')
        visitor.address = address
        const { flow } = await visitor.start('login')
        const payload = { method: 'identifier_first', identifier: traits.email }
        return (await visitor.send('login', flow, payload)).answer.status
      }
      const place = newPlace()
      for (let asked = 0; asked < limits.mail.size; asked += 1) expect(await ask(place)).toBe(400)
      expect(await ask(place)).toBe(429)
      const another = newPlace()
      await exhaustAround(house(), 'mailAnybody', another)
      expect(await ask(another)).toBe(429)
      expect(await ask(newPlace())).toBe(400)
    })
  })
})
