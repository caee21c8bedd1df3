import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { newPlace } from '../service/exhausted-place.ts'
import { minutes } from '../service/test-service.ts'
import { valueOf, type Payload, type WayName } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

const settings = { selfservice: { methods: { code: { passwordless_enabled: true } } } }
const start = [
  'csrf',
  'default/identifier:text=""*#1070002',
  'code/method:submit=code#1010015',
  'password/password:password*#1070001',
  'password/method:submit=password#1010022',
]
const sent = [
  'default/identifier:hidden=v*#1070002',
  'code/method:hidden=code',
  'code/code:text*#1070013',
  'code/method:submit=code#1070009',
  'code/resend:submit=code#1070008',
]
const noAccount = 'Someone tried to sign in with this address'
/** The answer repeats the CSRF token for browsers only. */
const sentTo = (way: WayName) => (way === 'native' ? sent : [...sent, 'csrf'])
const wrong = [
  'csrf',
  'default/identifier:hidden=v',
  'code/code:text*#1070013',
  'code/resend:submit=code#1070008',
  'code/method:hidden=code',
  'code/method:submit=code#1070009',
]

describeService('signing in with a code', { config: settings }, (service) => {
  const begin = async (way: WayName, email?: string) => {
    const identifier = email ?? (await service().account()).email
    const visitor = service().visitor(way)
    const { flow } = await visitor.start('login', { return_to: '/shop' })
    const send = (payload: Payload) => visitor.send('login', flow, { method: 'code', identifier, ...payload })
    return { email: identifier, visitor, flow, send }
  }

  const newestTo = async (email: string) => (await service().mailsTo(email))[0]?.subject

  /** A wrong code. */
  const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')

  describe.each(ways)('by $way', ({ way }) => {
    test('the code is mailed and signs in, which verifies the address', async () => {
      const { email, visitor, flow, send } = await begin(way)
      expect(flow).toShowNodes(start)
      const asked = await send({ identifier: ` ${email.toUpperCase()} ` })
      expect(asked.answer.status).toBe(refusedAs(way, 'login'))
      expect(asked.flow).toMatchObject({ id: flow.id, state: 'sent_email', active: 'code' })
      expect(asked.flow).toSay(1010014)
      expect(asked.flow).toShowNodes(sentTo(way))

      const code = await service().codeFor(email)
      const refused = await send({ code: otherThan(code) })
      expect(refused.answer.status).toBe(refusedAs(way, 'login'))
      expect(refused.flow).toSay(4010008)
      expect(refused.flow).toShowNodes(wrong)
      expect(await visitor.whoami()).toBeUndefined()

      const done = await send({ code: ` ${code} ` })
      expect(done.answer.status).toBe(doneAs(way))
      // The address is verified for the first time: the next page says what was removed.
      expect(done).toLeadTo(way === 'native' ? undefined : `${service().origin}/settings?flow=…`)
      const session = await visitor.whoami()
      expect(session?.authentication_methods.map(({ method, aal }) => `${method} ${aal}`)).toEqual(['code aal1'])
      expect(session?.identity?.verifiable_addresses?.[0]).toMatchObject({ verified: true, status: 'completed' })
    })

    test('another code is sent on request, which invalidates the previous one', async () => {
      const { email, visitor, send } = await begin(way)
      await send({})
      const first = await service().codeFor(email)
      const again = await send({ resend: 'code' })
      expect(again.flow).toSay(1010014)
      expect(again.flow).toShowNodes(sentTo(way))
      const second = await service().codeFor(email)
      expect((await send({ code: first === second ? otherThan(second) : first })).flow).toSay(4010008)
      await send({ code: second })
      expect(await visitor.whoami()).toBeDefined()
    })

    test('a missing identifier is asked for, and then a missing code', async () => {
      const { email, send } = await begin(way)
      expect((await send({ identifier: '' })).flow).toSayAt('identifier', 4000002)
      await send({ identifier: email })
      expect((await send({})).flow).toSayAt('code', 4000002)
    })

    test('after five wrong codes the right one is refused; a new code gives no more tries', async () => {
      const { email, visitor, send } = await begin(way)
      await send({})
      const code = await service().codeFor(email)
      for (let tries = 0; tries < 5; tries += 1) expect((await send({ code: otherThan(code) })).flow).toSay(4010008)
      const late = await send({ code })
      expect(late.flow).toSay(4000001)
      expect(late.flow.ui.messages?.[0]?.text).toBe('Too many wrong codes. Request a new one.')
      await send({ resend: 'code' })
      expect((await send({ code: await service().codeFor(email) })).flow).toSay(4000001)
      expect(await visitor.whoami()).toBeUndefined()
    })

    test('a code signs in once', async () => {
      const { email, send } = await begin(way)
      await send({})
      const code = await service().codeFor(email)
      await send({ code })
      const other = await begin(way, email)
      await other.send({})
      const used = code === (await service().codeFor(email)) ? otherThan(code) : code
      expect((await other.send({ code: used })).flow).toSay(4010008)
      expect(await other.visitor.whoami()).toBeUndefined()
    })
  })

  test('a code is refused in another flow, and once it has expired', async () => {
    const one = await begin('native')
    await one.send({})
    const code = await service().codeFor(one.email)
    const other = await begin('native', one.email)
    await other.send({ identifier: service().newEmail() })
    expect((await other.send({ code })).flow).toSay(4010008)
    service().wait(minutes(10))
    expect((await one.send({ code })).flow).toSay(4010008)
  })

  test('simultaneous guesses are all counted, and the right code signs in at most once', async () => {
    const { email, visitor, send } = await begin('native')
    await send({})
    const code = await service().codeFor(email)
    const guesses = Array.from({ length: 12 }, () => send({ code: otherThan(code) }))
    const seen = await Promise.all(guesses)
    const judged = seen.filter(({ flow }) => flow.ui.messages?.[0]?.id === 4010008)
    expect(judged.length).toBeLessThanOrEqual(5)
    for (let tries = judged.length; tries < 5; tries += 1) {
      expect((await send({ code: otherThan(code) })).flow).toSay(4010008)
    }
    await send({ code })
    expect(await visitor.whoami()).toBeUndefined()

    const fresh = await begin('native')
    await fresh.send({})
    const right = await service().codeFor(fresh.email)
    const answers = await Promise.all(Array.from({ length: 4 }, () => fresh.send({ code: right })))
    expect(answers.filter(({ answer }) => answer.text.includes('session_token'))).toHaveLength(1)
  })

  test('a flow that signed a user in accepts no further request', async () => {
    const { email, visitor, send } = await begin('native')
    await send({})
    await send({ code: await service().codeFor(email) })
    visitor.token = undefined
    expect((await send({})).flow).toSay(4010002)
  })

  test('a code is refused once its address was removed from the account', async () => {
    const account = await service().account()
    const { visitor, send } = await begin('native', account.email)
    await send({})
    const code = await service().codeFor(account.email)
    const owner = await service().signedIn('native', account)
    const { flow } = await owner.start('settings')
    await owner.send('settings', flow, { method: 'profile', traits: { email: service().newEmail() } })
    expect((await send({ code })).flow).toSay(4010008)
    expect(await visitor.whoami()).toBeUndefined()
    // From now on no account has the old address.
    const later = await begin('native', account.email)
    await later.send({})
    expect(await newestTo(account.email)).toBe(noAccount)
  })

  test('an account from before codes can sign in with its address, if the configuration allows it', async () => {
    const { email, identity } = await service().account()
    const tables = service().database.tables<{
      credentials: { identity_id: string; type: string }
      credential_identifiers: { identity_id: string; type: string }
    }>()
    for (const table of ['credential_identifiers', 'credentials'] as const) {
      await tables.deleteFrom(table).where('identity_id', '=', identity.id).where('type', '=', 'code').execute()
    }
    const mailed = async () =>
      (await service().mailsTo(email)).filter(({ subject }) => subject.includes('sign-in')).length
    await (await begin('native', email)).send({})
    expect(await mailed()).toBe(0)
    const code = { passwordless_enabled: true, config: { missing_credential_fallback_enabled: true } }
    const later = await service().also({ config: { selfservice: { methods: { code } } } })
    const visitor = later.visitor('native')
    const { flow } = await visitor.start('login')
    await visitor.send('login', flow, { method: 'code', identifier: email })
    expect(await mailed()).toBe(1)
    await visitor.send('login', flow, { method: 'code', code: await later.codeFor(email) })
    expect(await visitor.whoami()).toBeDefined()
  })

  test('an inactive account is refused', async () => {
    const account = await service().account()
    const { visitor, send } = await begin('native', account.email)
    await send({})
    await service().makeInactive(account.identity.id)
    expect((await send({ code: await service().codeFor(account.email) })).flow).toSay(4010011)
    expect(await visitor.whoami()).toBeUndefined()
  })

  test('one account is mailed ten codes an hour, and the answers do not show the limit', async () => {
    const { email } = await service().account()
    for (let flows = 0; flows < 12; flows += 1) {
      const { visitor, send } = await begin('native', email)
      visitor.address = newPlace()
      expect((await send({})).flow).toSay(1010014)
    }
    // One of the ten was the code that verifies the new account.
    const mails = (await service().mailsTo(email)).filter(({ subject }) => subject.includes('sign-in'))
    expect(mails).toHaveLength(9)
  })

  describe.each(ways)('signing in again, by $way', ({ way }) => {
    const again = async () => {
      const account = await service().account()
      const visitor = await service().signedIn(way, account)
      const { flow } = await visitor.start('login', { refresh: 'true' })
      const send = (payload: Payload) => visitor.send('login', flow, payload)
      return { ...account, visitor, flow, send }
    }

    test('a code goes to an address of the account', async () => {
      const { email, visitor, flow, send } = await again()
      expect(flow).toShowNodes([
        'csrf',
        'default/identifier:hidden=v',
        'code/address:submit=v#1010023',
        'password/password:password*#1070001',
        'password/method:submit=password#1010001',
      ])
      const before = await visitor.whoami()
      const asked = await send({ address: valueOf(flow, 'address') })
      expect(asked.flow).toSay(1010025)
      await send({ method: 'code', code: await service().codeFor(email) })
      const session = await visitor.whoami()
      expect(session?.id).toBe(before?.id)
      expect(session?.authentication_methods.map(({ method }) => method)).toEqual(['password', 'code'])
    })

    test('a code goes neither to an address of another account nor to a missing one', async () => {
      const { email } = await service().account()
      const { send } = await again()
      const mails = (await service().mailsTo(email)).length
      expect((await send({ method: 'code', identifier: email })).flow).toSay(4000035)
      expect(await service().mailsTo(email)).toHaveLength(mails)
      expect((await send({ method: 'code' })).flow).toSayAt('identifier', 4000002)
    })
  })

  test('golden: each form, each refusal', async () => {
    const { email, flow, send } = await begin('script')
    expect(flow).toMatchGolden('login/code-password-start')
    expect((await send({ identifier: '' })).flow).toMatchGolden('login/code-missing')
    expect((await send({})).flow).toMatchGolden('login/code-sent')
    expect((await send({ code: otherThan(await service().codeFor(email)) })).flow).toMatchGolden('login/code-wrong')
    const account = await service().account()
    const visitor = await service().signedIn('script', account)
    const refresh = await visitor.start('login', { refresh: 'true' })
    expect(refresh.flow).toMatchGolden('login/refresh-code-password')
    const sending = (payload: Payload) => visitor.send('login', refresh.flow, { method: 'code', ...payload })
    expect((await sending({})).flow).toMatchGolden('login/refresh-code-missing-address')
    expect((await sending({ address: account.email })).flow).toMatchGolden('login/refresh-code-sent')
    expect((await sending({ code: '00000x' })).flow).toMatchGolden('login/refresh-code-wrong')
  })

  test('golden: where codes are the only way', async () => {
    const alone = await service().also({
      config: { selfservice: { methods: { code: { passwordless_enabled: true }, password: { enabled: false } } } },
    })
    expect((await alone.visitor('script').start('login')).flow).toMatchGolden('login/code-start')
  })
})
