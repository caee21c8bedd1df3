import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { settled } from '../service/golden/golden.ts'
import { goodPassword, type TestService } from '../service/test-service.ts'
import { revealingAccounts } from '../service/config-changes.ts'
import { valueOf, type Payload, type WayName } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

const flows = { login: { style: 'identifier_first' } }
const methods = { code: { passwordless_enabled: true } }
const first = ['identifier_first/identifier:text=""*#1070002', 'identifier_first/method:submit=v#1070009', 'csrf']
const known = 'identifier_first/identifier:hidden=v*#1070002'
const password = ['password/password:password*#1070001', 'password/method:submit=password#1010022']
const sent = [
  'code/method:hidden=code',
  'code/code:text*#1070013',
  'code/method:submit=code#1070009',
  'code/resend:submit=code#1070008',
]

const begin = async (service: TestService, way: WayName, email?: string) => {
  const identifier = email ?? (await service.account()).email
  const visitor = service.visitor(way)
  const { flow } = await visitor.start('login')
  const send = (payload: Payload) => visitor.send('login', flow, { identifier, ...payload })
  const next = (payload: Payload = {}) => send({ method: 'identifier_first', ...payload })
  return { email: identifier, visitor, flow, send, next }
}

describeService('signing in with the identifier first', { config: { selfservice: { flows, methods } } }, (service) => {
  describe.each(ways)('by $way', ({ way }) => {
    test('first the identifier, then the password', async () => {
      const { email, visitor, flow, send, next } = await begin(service(), way)
      expect(flow).toShowNodes(first)
      const asked = await next()
      expect(asked.answer.status).toBe(refusedAs(way, 'login'))
      expect(asked.flow).toMatchObject({ id: flow.id, state: 'choose_method', active: 'identifier_first' })
      expect(asked.flow).toSay()
      expect(asked.flow).toShowNodes([known, 'csrf', ...password, 'code/method:submit=code#1010015'])
      expect(valueOf(asked.flow, 'identifier')).toBe(email)
      const wrong = await send({ method: 'password', password: 'wrong' })
      expect(wrong.flow).toSay(4000006)
      // An error changes the order of the nodes (docs/contract/nodes.md §1.4).
      expect(wrong.flow).toShowNodes([known, 'csrf', 'code/method:submit=code#1010015', ...password])
      const done = await send({ method: 'password', password: goodPassword })
      expect(done.answer.status).toBe(doneAs(way))
      expect(await visitor.whoami()).toBeDefined()
    })

    test('first the identifier, then a code', async () => {
      const { email, visitor, send, next } = await begin(service(), way)
      await next()
      const asked = await send({ method: 'code' })
      expect(asked.flow).toSay(1010014)
      expect(asked.flow).toShowNodes(way === 'native' ? [known, ...sent] : [known, ...sent, 'csrf'])
      await send({ method: 'code', code: await service().codeFor(email) })
      expect(await visitor.whoami()).toBeDefined()
    })

    test('an identifier without a method is accepted; a missing one is asked for', async () => {
      const { send, next } = await begin(service(), way)
      expect((await next({ identifier: '' })).flow).toSayAt('identifier', 4000002)
      expect((await send({})).flow.active).toBe('identifier_first')
    })

    test('both in one request are accepted, too; a missing password is asked for', async () => {
      const { visitor, send } = await begin(service(), way)
      const missing = await send({ method: 'password' })
      expect(missing.flow).toSayAt('password', 4000002)
      expect(missing.flow.active).toBe('identifier_first')
      await send({ method: 'password', password: goodPassword })
      expect(await visitor.whoami()).toBeDefined()
    })
  })

  test('the answers do not reveal whether an account exists', async () => {
    const { email } = await service().account()
    const results = []
    for (const identifier of [email, service().newEmail()]) {
      const { send, next } = await begin(service(), 'script', identifier)
      const seen = [await next(), await send({ method: 'password', password: 'wrong' }), await send({ method: 'code' })]
      results.push(seen.map(({ answer, flow }) => ({ status: answer.status, flow: settled(flow) })))
    }
    expect(results[1]).toEqual(results[0])
  })

  test('a signed-in user is not asked for the identifier', async () => {
    const account = await service().account()
    const visitor = await service().signedIn('script', account)
    const { flow } = await visitor.start('login', { refresh: 'true' })
    expect(flow.ui.nodes.map(({ group }) => group)).not.toContain('identifier_first')
    const seen = await visitor.send('login', flow, { method: 'identifier_first', identifier: account.email })
    expect(seen.flow).toSay(4010002)
  })

  test('golden: the identifier, and the steps after it', async () => {
    const { flow, send, next } = await begin(service(), 'script')
    expect(flow).toMatchGolden('login/first-start')
    expect((await next({ identifier: '' })).flow).toMatchGolden('login/first-missing')
    expect((await next()).flow).toMatchGolden('login/first-then-password-code')
    expect((await send({ method: 'password', password: 'wrong' })).flow).toMatchGolden(
      'login/first-then-password-code-wrong',
    )
    expect((await send({ method: 'code' })).flow).toMatchGolden('login/first-code-sent')
  })

  test('an identifier alone is refused while login has one step', async () => {
    const unified = await service().also({ config: {} })
    const { next } = await begin(unified, 'script')
    expect((await next()).flow).toSay(4010002)
  })

  test('a code is sent at once if codes are the only method, for known and unknown addresses', async () => {
    const only = { code: { passwordless_enabled: true }, password: { enabled: false } }
    const alone = await service().also({ config: { selfservice: { flows, methods: only } } })
    for (const email of [(await service().account()).email, service().newEmail()]) {
      const { next } = await begin(alone, 'script', email)
      const { flow } = await next()
      expect(flow).toSay(1010014)
      expect(flow).toShowNodes([known, ...sent, 'csrf'])
    }
  })

  describe('without protection against account enumeration', () => {
    const open = async () => service().also({ config: { ...revealingAccounts, selfservice: { flows, methods } } })

    test('an unknown identifier is reported', async () => {
      const { flow } = await (await begin(await open(), 'script', service().newEmail())).next()
      expect(flow).toSayAt('identifier', 4000037)
      expect(flow.state).toBe('choose_method')
      expect(flow).toMatchGolden('login/first-unknown')
    })

    test('an account is offered its own methods', async () => {
      const place = await open()
      const both = await (await begin(place, 'script')).next()
      expect(both.flow).toShowNodes([known, 'csrf', ...password, 'code/method:submit=code#1010015'])
      // This account signed up with a code and has no password, so its code is sent at once.
      const visitor = place.visitor('script')
      const email = place.newEmail()
      const { flow } = await visitor.start('registration')
      await visitor.send('registration', flow, { method: 'code', traits: { email } })
      await visitor.send('registration', flow, { method: 'code', traits: { email }, code: await place.codeFor(email) })
      const seen = await (await begin(place, 'script', email)).next()
      expect(seen.flow).toSay(1010014)
    })

    test('golden: an account with a password', async () => {
      const place = await service().also({ config: { ...revealingAccounts, selfservice: { flows } } })
      const { send, next } = await begin(place, 'script')
      expect((await next()).flow).toMatchGolden('login/first-then-password')
      const wrong = await send({ method: 'password', password: 'wrong' })
      expect(wrong.flow).toMatchGolden('login/first-then-password-wrong')
    })
  })
})
