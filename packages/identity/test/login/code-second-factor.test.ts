import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import { accountWithApp, verified, withPassword, withSecondFactors } from '../service/second-factors.ts'
import { valueOf, type Payload, type WayName } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

const methods = { ...withSecondFactors.selfservice.methods, code: { mfa_enabled: true } }
const settings = { selfservice: { methods } }
const sent = [
  'code/identifier:hidden=v#1010023',
  'code/method:hidden=code',
  'code/code:text*#1070013',
  'code/method:submit=code#1070009',
  'code/resend:submit=code#1070008',
]
/** The answer repeats the CSRF token for browsers only. */
const sentTo = (way: WayName) => (way === 'native' ? sent : [...sent, 'csrf'])

describeService('a mailed code as a second factor', { config: settings }, (service) => {
  const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')
  const secondStep = async (way: WayName, account: { email: string; password: string }) => {
    const { visitor, seen } = await withPassword(service(), way, account)
    const { flow } = await visitor.start('login', { aal: 'aal2' })
    const send = (payload: Payload) => visitor.send('login', flow, { method: 'code', ...payload })
    const level = async () => (await visitor.whoami())?.authenticator_assurance_level
    return { visitor, seen, flow, send, level }
  }

  describe.each(ways)('by $way', ({ way }) => {
    test('with one address the code is sent at once, and completes the sign-in', async () => {
      const account = await verified(service())
      const { visitor, flow, send, level } = await secondStep(way, account)
      expect(flow).toMatchObject({ state: 'sent_email', active: 'code', requested_aal: 'aal2' })
      expect(flow).toSay(1010025)
      expect(flow).toShowNodes(sentTo(way))
      expect(await level()).toBeUndefined()
      const code = await service().codeFor(account.email)
      const wrong = await send({ code: otherThan(code) })
      expect(wrong.answer.status).toBe(refusedAs(way, 'login'))
      expect(wrong.flow).toSay(4010008)
      const done = await send({ code })
      expect(done.answer.status).toBe(doneAs(way))
      expect(await level()).toBe('aal2')
      const session = await visitor.whoami()
      expect(session?.authentication_methods.map(({ method, aal }) => `${method} ${aal}`)).toEqual([
        'password aal1',
        'code aal2',
      ])
    })

    test('another code is sent on request', async () => {
      const account = await verified(service())
      const { send, level } = await secondStep(way, account)
      const first = await service().codeFor(account.email)
      const again = await send({ resend: 'code' })
      expect(again.flow).toSay(1010025)
      const second = await service().codeFor(account.email)
      expect((await send({ code: first === second ? otherThan(second) : first })).flow).toSay(4010008)
      await send({ code: second })
      expect(await level()).toBe('aal2')
    })

    test('beside an authenticator app the user requests a code by the address; addresses of other users are refused', async () => {
      const app = accountWithApp(service(), way)
      const account = await verified(service(), app)
      const { flow, send, level } = await secondStep(way, account)
      expect(flow.state).toBe('choose_method')
      expect(flow).toShowNodes([
        'csrf',
        'code/address:submit=v#1010023',
        'totp/totp_code:text=""*#1010006',
        'totp/method:submit=totp#1010009',
      ])
      const other = await verified(service())
      const mails = (await service().mailsTo(other.email)).length
      expect((await send({ address: other.email })).flow).toSay(4010010)
      expect(await service().mailsTo(other.email)).toHaveLength(mails)
      expect((await send({})).flow).toSayAt('identifier', 4000002)
      const asked = await send({ method: undefined, address: valueOf(flow, 'address') })
      expect(asked.flow).toSay(1010025)
      await send({ code: await service().codeFor(account.email) })
      expect(await level()).toBe('aal2')
    })

    test('an unverified address is no second factor, and an account without a verified one needs none', async () => {
      const { email, password } = await service().account()
      const { visitor } = await withPassword(service(), way, { email, password })
      expect((await visitor.whoami())?.authenticator_assurance_level).toBe('aal1')
      const { flow } = await visitor.start('login', { aal: 'aal2' })
      expect(flow).toShowNodes(['csrf'])
      const mails = (await service().mailsTo(email)).length
      const seen = await visitor.send('login', flow, { method: 'code', address: email })
      expect(seen.flow).toSay(4010010)
      expect(await service().mailsTo(email)).toHaveLength(mails)
    })

    test('it is not accepted as a first factor', async () => {
      const { email } = await verified(service())
      const visitor = service().visitor(way)
      const { flow } = await visitor.start('login')
      expect((await visitor.send('login', flow, { method: 'code', identifier: email })).flow).toSay(4010002)
    })

    test('five wrong codes rate limit the account, in all its flows', async () => {
      const account = await verified(service())
      const first = await secondStep(way, account)
      for (let tries = 0; tries < 5; tries += 1) await first.send({ code: '00000x' })
      const second = await secondStep(way, account)
      const held = await second.send({ code: await service().codeFor(account.email) })
      expect(held.flow.ui.messages?.[0]?.text).toBe('Too many wrong codes. Wait 5 minutes, then try again.')
      expect(await second.level()).toBeUndefined()
      service().wait(minutes(5))
      // The rate limit did not use up the code.
      await second.send({ code: await service().codeFor(account.email) })
      expect(await second.level()).toBe('aal2')
    })
  })

  test('of many simultaneous right answers one counts; wrong ones are counted each', async () => {
    const account = await verified(service())
    const { send, visitor } = await secondStep('native', account)
    const code = await service().codeFor(account.email)
    await Promise.all(Array.from({ length: 4 }, () => send({ code })))
    const methodsUsed = (await visitor.whoami())?.authentication_methods.map(({ method }) => method)
    expect(methodsUsed).toEqual(['password', 'code'])

    const other = await verified(service())
    const steps = [await secondStep('native', other), await secondStep('native', other)]
    await Promise.all(steps.flatMap((step) => [1, 2, 3].map(() => step.send({ code: '00000x' }))))
    const last = await secondStep('native', other)
    await last.send({ code: await service().codeFor(other.email) })
    expect(await last.level()).toBeUndefined()
  })

  test('the code of an address that was removed from the account is refused', async () => {
    const account = await verified(service())
    const half = await secondStep('native', account)
    const code = await service().codeFor(account.email)
    const change = { schema_id: 'default', state: 'active', traits: { email: service().newEmail() } }
    const answer = await service().identity.admin(
      new Request(new URL(`/admin/identities/${account.identity.id}`, service().origin), {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      }),
    )
    expect(answer.status).toBe(200)
    expect((await half.send({ code })).flow).toSay(4010008)
  })

  test('an account from before codes can use them, too', async () => {
    const account = await verified(service())
    const tables = service().database.tables<{ credentials: { identity_id: string; type: string } }>()
    const ofCodes = () =>
      tables.deleteFrom('credentials').where('identity_id', '=', account.identity.id).where('type', '=', 'code')
    await ofCodes().execute()
    const { send, level } = await secondStep('native', account)
    await send({ code: await service().codeFor(account.email) })
    expect(await level()).toBe('aal2')
  })

  test('the settings are refused until the code is submitted', async () => {
    const account = await verified(service())
    const { visitor } = await withPassword(service(), 'script', account)
    expect(await visitor.start('settings')).toBeRefusedWith(403, 'session_aal2_required')
  })

  test('golden: each form, each refusal', async () => {
    const account = await verified(service())
    const { flow, send } = await secondStep('script', account)
    expect(flow).toMatchGolden('login/aal2-code-sent')
    expect((await send({ code: '00000x' })).flow).toMatchGolden('login/aal2-code-wrong')
    const app = await verified(service(), accountWithApp(service(), 'script'))
    const both = await secondStep('script', app)
    expect(both.flow).toMatchGolden('login/aal2-code-totp')
    expect((await both.send({ address: 'eve@example.org' })).flow).toMatchGolden('login/aal2-code-unknown')
  })
})
