import type { RegistrationSuccess } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { verified } from '../service/second-factors.ts'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import { valueOf, type Payload, type WayName } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

const after = { code: { hooks: [{ hook: 'session' }, { hook: 'show_verification_ui' }] } }
const settings = {
  selfservice: { methods: { code: { passwordless_enabled: true } }, flows: { registration: { after } } },
}
const traits = (type: 'hidden' | 'shown') =>
  type === 'hidden'
    ? ['default/traits.email:hidden=v*#1070002', 'default/traits.name:hidden=v#1070002']
    : ['default/traits.email:email*#1070002', 'default/traits.name:text#1070002']
const sent = [
  'csrf',
  ...traits('hidden'),
  'code/method:hidden=code',
  'code/code:text*#1070012',
  'code/method:submit=code#1070009',
  'code/resend:submit=code#1070008',
]
const wrong = [
  'csrf',
  ...traits('hidden'),
  'code/code:text*#1070012',
  'code/resend:submit=code#1070008',
  'code/method:hidden=code',
  'code/method:submit=code#1070009',
]

describeService('signing up with a code', { config: settings }, (service) => {
  const begin = async (way: WayName) => {
    const email = service().newEmail()
    const visitor = service().visitor(way)
    const { flow } = await visitor.start('registration', { return_to: '/shop' })
    const send = (payload: Payload = {}) =>
      visitor.send('registration', flow, { method: 'code', traits: { email, name: 'Ada' }, ...payload })
    return { email, visitor, flow, send }
  }
  const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')
  const accountsOf = async (email: string) => {
    const list = `/admin/identities?credentials_identifier=${encodeURIComponent(email)}`
    const answer = await service().identity.admin(new Request(new URL(list, service().origin)))
    return (await answer.json()) as readonly unknown[]
  }

  describe.each(ways)('by $way', ({ way }) => {
    test('the right code creates the account and verifies its address', async () => {
      const { email, visitor, flow, send } = await begin(way)
      expect(flow).toShowNodes([
        'csrf',
        ...traits('shown'),
        'code/method:submit=code#1040006',
        'password/password:password*#1070001',
        'password/method:submit=password#1040001',
      ])
      const asked = await send()
      expect(asked.answer.status).toBe(way === 'navigation' ? 303 : 400)
      expect(asked.flow).toMatchObject({ id: flow.id, state: 'sent_email', active: 'code' })
      expect(asked.flow).toSay(1040005)
      expect(asked.flow).toShowNodes(sent)
      const code = await service().codeFor(email)

      const refused = await send({ code: otherThan(code) })
      expect(refused.answer.status).toBe(refusedAs(way, 'registration'))
      expect(refused.flow).toSay(4040003)
      expect(refused.flow).toShowNodes(wrong)
      expect(await accountsOf(email)).toEqual([])

      const done = await send({ code })
      expect(done.answer.status).toBe(doneAs(way))
      expect(done).toLeadTo(way === 'native' ? undefined : `${service().origin}/shop`)
      const session = await visitor.whoami()
      expect(session?.authentication_methods.map(({ method }) => method)).toEqual(['code'])
      expect(session?.identity?.traits).toEqual({ email, name: 'Ada' })
      expect(session?.identity?.verifiable_addresses?.[0]).toMatchObject({ verified: true, status: 'completed' })
      // The service sends one mail.
      expect(await service().mailsTo(email)).toHaveLength(1)
    })

    test('missing and wrong traits are refused at their fields, and nothing is sent', async () => {
      const { send } = await begin(way)
      expect((await send({ traits: { name: 'Ada' } })).flow).toSayAt('traits.email', 4000002)
      const seen = await send({ traits: { email: 'ada' } })
      expect(seen.flow).toSayAt('traits.email', 4000040)
      expect(seen.flow.state).toBe('choose_method')
    })

    test('another code is sent on request, which invalidates the previous one', async () => {
      const { email, visitor, send } = await begin(way)
      await send()
      const first = await service().codeFor(email)
      expect((await send({ resend: 'code' })).flow).toShowNodes(sent)
      const second = await service().codeFor(email)
      expect((await send({ code: first === second ? otherThan(second) : first })).flow).toSay(4040003)
      await send({ code: second })
      expect(await visitor.whoami()).toBeDefined()
    })

    test('a code is valid only for its traits, and stays valid when others are tried', async () => {
      const { email, visitor, send } = await begin(way)
      await send()
      const code = await service().codeFor(email)
      const others = { traits: { email: service().newEmail() }, code }
      expect((await send(others)).flow).toSay(4000036)
      const again = await send(others)
      expect(again.flow).toSay(4000036)
      expect(valueOf(again.flow, 'traits.email')).toBe(email)
      await send({ code })
      expect((await visitor.whoami())?.identity?.traits['email']).toBe(email)
    })

    test('after five wrong codes the right one is refused', async () => {
      const { email, visitor, send } = await begin(way)
      await send()
      const code = await service().codeFor(email)
      for (let tries = 0; tries < 5; tries += 1) expect((await send({ code: otherThan(code) })).flow).toSay(4040003)
      expect((await send({ code })).flow).toSay(4000001)
      expect(await visitor.whoami()).toBeUndefined()
    })

    test('an address with an account is reported only after the right code', async () => {
      const { email } = await verified(service())
      const { visitor, send } = await begin(way)
      const mine = { traits: { email } }
      expect((await send(mine)).flow).toSay(1040005)
      const seen = await send({ ...mine, code: await service().codeFor(email) })
      expect(seen.flow).toSay(4000007)
      expect(await visitor.whoami()).toBeUndefined()
    })
  })

  test('a missing code is asked for', async () => {
    const { send } = await begin('script')
    await send()
    expect((await send()).flow).toSayAt('code', 4000002)
  })

  test('a code expires after ten minutes, and is refused in another flow', async () => {
    const one = await begin('native')
    await one.send()
    const other = await begin('native')
    await other.send()
    expect((await other.send({ code: await service().codeFor(one.email) })).flow).toSay(4040003)
    service().wait(minutes(10))
    expect((await one.send({ code: await service().codeFor(one.email) })).flow).toSay(4040003)
  })

  test('simultaneous guesses are counted each; the right code sent several times at once creates one account', async () => {
    const { email, send } = await begin('native')
    await send()
    const code = await service().codeFor(email)
    const seen = await Promise.all(Array.from({ length: 12 }, () => send({ code: otherThan(code) })))
    expect(seen.filter(({ flow }) => flow.ui.messages?.[0]?.id === 4040003).length).toBeLessThanOrEqual(5)
    const fresh = await begin('native')
    await fresh.send()
    const right = await service().codeFor(fresh.email)
    const answers = await Promise.all(Array.from({ length: 4 }, () => fresh.send({ code: right })))
    expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(1)
    expect(await accountsOf(fresh.email)).toHaveLength(1)
  })

  test('an address is mailed ten codes an hour, over all clients', async () => {
    const { email } = await begin('native')
    for (let flows = 0; flows < 12; flows += 1) {
      expect((await (await begin('native')).send({ traits: { email } })).flow).toSay(1040005)
    }
    expect(await service().mailsTo(email)).toHaveLength(10)
    service().wait(minutes(61))
    await (await begin('native')).send({ traits: { email } })
    expect(await service().mailsTo(email)).toHaveLength(11)
  })

  test('the database stores only a digest of a code', async () => {
    const { email, flow, send } = await begin('native')
    await send()
    const rows = await service()
      .database.tables<{ address_codes: { flow_id: string; digest: string } }>()
      .selectFrom('address_codes')
      .select('digest')
      .where('flow_id', '=', flow.id)
      .execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.digest).not.toContain(await service().codeFor(email))
    expect(service().log.join('')).not.toContain(await service().codeFor(email))
  })

  test('a user who signed up with a code signs in with a code, and confirms their identity with one', async () => {
    const { email, visitor, send } = await begin('script')
    await send()
    const done = await send({ code: await service().codeFor(email) })
    expect(done.body<RegistrationSuccess>().identity.traits['email']).toBe(email)
    const { flow } = await visitor.start('login', { refresh: 'true' })
    expect(flow).toShowNodes(['csrf', 'code/address:submit=v#1010023'])
    expect(flow).toMatchGolden('login/refresh-code')
    const again = service().visitor('script')
    const login = await again.start('login')
    await again.send('login', login.flow, { method: 'code', identifier: email })
    await again.send('login', login.flow, { method: 'code', code: await service().codeFor(email) })
    expect(await again.whoami()).toBeDefined()
  })

  test('golden: each form, each refusal', async () => {
    const { email, flow, send } = await begin('script')
    expect(flow).toMatchGolden('registration/code-password-start')
    expect((await send({ traits: {} })).flow).toMatchGolden('registration/code-missing')
    expect((await send()).flow).toMatchGolden('registration/code-sent')
    const code = await service().codeFor(email)
    expect((await send({ code: otherThan(code) })).flow).toMatchGolden('registration/code-wrong')
    const others = { traits: { email, name: 'Eve' }, code }
    expect((await send(others)).flow).toMatchGolden('registration/code-traits-differ')
  })

  test('golden: where codes are the only way', async () => {
    const methods = { code: { passwordless_enabled: true }, password: { enabled: false } }
    const alone = await service().also({ config: { selfservice: { methods } } })
    expect((await alone.visitor('script').start('registration')).flow).toMatchGolden('registration/code-start')
  })
})
